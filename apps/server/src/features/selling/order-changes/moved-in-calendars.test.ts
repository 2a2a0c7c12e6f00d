import { expect, it } from 'vitest';
import { paidDays } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { sellKit, sellUniqueKit } from '../../../../test/pricing.ts';

const shop = usePayingShop();

/** By delivery: when it is and whether it comes. */
const eventsIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    file
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => {
        const [id, day, status, summary] = [
          /UID:\D*(?:\d+-)?(\d+)@/,
          /DTSTART\S*:(\d{8})/,
          /STATUS:(\w+)/,
          /SUMMARY:(.*)\r/,
        ].map((pattern) => pattern.exec(event)?.[1] ?? '');
        return [id, `${day} ${status} ${summary?.split(',').length}`];
      }),
  );

it('a day that comes to another kit’s day is one event with it, leaves none behind, and goes its own way again', async () => {
  shop.clock.moveTo(new Date('2026-11-16T10:00:00Z'));
  const admin = await shop.asNew('admin');
  const items = [await sellKit(admin, { days: 5, nameEn: 'Lunch at work' }), await sellUniqueKit(admin)];
  const { buyer, placed, change } = await paidDays(shop, { items });
  const [regular, unique] = placed.orders;
  const [monday, tuesday] = regular?.deliveries.map(({ id }) => id) ?? [];
  const own = unique?.deliveries[0]?.id ?? 0;
  const file = async () => {
    const url = `/api/check-outs/${placed.id}/calendar.ics?token=${placed.token}`;
    return eventsIn((await shop.inject({ url })).body);
  };
  const feed = async () => {
    const { data } = await buyer('GET /users/calendar-feed');
    return eventsIn((await shop.inject({ url: new URL(data.url ?? '').pathname })).body);
  };
  await buyer('POST /users/calendar-feed');
  const move = (to: string) => change({ action: 'move', deliveryIds: [own], to }, unique?.id);

  await move('2026-11-28');
  expect(await file()).toMatchObject({ [own]: expect.stringMatching(/^20261128 CONFIRMED/) });
  await move('2026-11-24');
  const joined = await file();
  expect(joined).toMatchObject({
    [String(monday)]: '20261123 CONFIRMED 1',
    [String(tuesday)]: '20261124 CONFIRMED 2',
    [String(own)]: expect.stringMatching(/^20261124 CANCELLED/),
  });
  expect(await feed()).toMatchObject({
    [String(tuesday)]: '20261124 CONFIRMED 1',
    [String(own)]: '20261124 CONFIRMED 1',
  });
  await move('2026-11-29');
  expect(await file()).toMatchObject({
    [String(tuesday)]: '20261124 CONFIRMED 1',
    [String(own)]: '20261129 CONFIRMED 1',
  });
});
