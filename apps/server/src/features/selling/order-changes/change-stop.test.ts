import { beforeEach, describe, expect, it } from 'vitest';
import { paidDays } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
/** Monday noon, a week before the first day. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));
const office = { street: 'Konstitucijos pr.', houseNumber: '7', postalCode: 'LT-09308' };
const mother = { street: 'Laisvės al.', houseNumber: '3', postalCode: 'LT-44240' };

/** A window of a city. */
const windowIn = async (
  admin: Awaited<ReturnType<typeof paidDays>>['admin'],
  cityId: number,
  from: string,
) => {
  const body = { cityId, fromTime: `${from}:00`, toTime: `${Number(from) + 2}:00` };
  return (await admin('POST /delivery-times', { body })).data.id;
};

/** Ten days in Vilnius, Fridays of which go to Kaunas at five. */
const fridaysInKaunas = async () => {
  const order = await paidDays(shop);
  const kaunas = await openCity(order.admin, 'Kaunas');
  const deliveryTimeId = await windowIn(order.admin, kaunas, '17');
  const deliveryIds = await order.nth(5);
  const elsewhere = { scope: 'weekday', deliveryIds, cityId: kaunas, deliveryTimeId, ...mother } as const;
  await order.change({ action: 'address', ...elsewhere });
  return { ...order, kaunas };
};

describe('of several days some cannot have it', () => {
  /** Kaunas, closed on the third day, with a window. */
  const kaunasClosed = async (admin: Parameters<typeof windowIn>[0]) => {
    const kaunas = await openCity(admin, 'Kaunas');
    const body = { cityId: kaunas, isClosed: true, isHoliday: false };
    await admin('PUT /calendar-days/{id}', { params: { id: '2026-11-25' }, body });
    const deliveryTimeId = await windowIn(admin, kaunas, '17');
    return { action: 'address', scope: 'all', cityId: kaunas, deliveryTimeId, ...mother } as const;
  };

  it('a city that is closed on one of them: nothing is done, and the others can be sent there', async () => {
    const { admin, cityId, nth, change, daysOf, preview } = await paidDays(shop);
    const wanted = { ...(await kaunasClosed(admin)), deliveryIds: await nth(1) };
    const refusal = await refusalOf(change(wanted));
    expect(refusal).toMatchObject({ status: 409, code: 'target_closed' });
    expect(refusal.data).toMatchObject({ cities: [{ days: ['2026-11-25'] }] });
    const { otherDays } = refusal.data as { otherDays: string[] };
    expect(otherDays).toHaveLength(9);
    expect(otherDays).not.toContain('2026-11-25');
    expect((await daysOf()).every((day) => day.cityId === null)).toBe(true);
    const done = await change({ ...wanted, exceptDays: ['2026-11-25'] });
    expect(done.change?.days.map(({ to }) => to?.day)).toEqual(otherDays);
    const stays = await preview({ action: 'method', method: 'take_outside', deliveryIds: await nth(3) });
    expect(stays.preview.days[0]?.from.stop).toMatchObject({ cityId });
  });

  it('a time of one city, where some go to another', async () => {
    const { admin, cityId, nth, change } = await fridaysInKaunas();
    const deliveryTimeId = await windowIn(admin, cityId, '10');
    const deliveryIds = await nth(1);
    const wanted = { action: 'time', scope: 'all', deliveryTimeId, deliveryIds } as const;
    const refusal = await refusalOf(change(wanted));
    expect(refusal).toMatchObject({ status: 409, code: 'window_elsewhere' });
    const fridays = ['2026-11-27', '2026-12-04'];
    expect(refusal.data).toMatchObject({ cities: [{ days: fridays }] });
    expect((await change({ ...wanted, exceptDays: fridays })).change?.days).toHaveLength(8);
  });

  it('days on which only another kit of the order comes are among the others', async () => {
    const seller = await shop.asNew('admin');
    const items = [await sellKit(seller, { days: 5 }), await sellKit(seller, { days: 10 })];
    const { admin, nth, change } = await paidDays(shop, { items });
    const wanted = { ...(await kaunasClosed(admin)), deliveryIds: await nth(1) };
    const done = await change({ ...wanted, exceptDays: ['2026-11-25'] });
    expect(new Set(done.change?.days.map(({ from }) => from.day)).size).toBe(9);
    expect(done.change?.days).toHaveLength(13);
  });
});

describe('a door, its city and its window are one word', () => {
  it('a day with a street of its own comes there also on a day that goes to another city', async () => {
    const { cityId, nth, change, preview } = await fridaysInKaunas();
    const deliveryIds = await nth(3);
    await change({ action: 'address', deliveryIds, cityId, ...office });
    const { preview: moved } = await preview({ action: 'move', deliveryIds, to: '2026-12-11' });
    expect(moved.days).toMatchObject([{ to: { day: '2026-12-11' } }]);
    expect(moved.days[0]?.to).not.toHaveProperty('stop');
  });

  it('a time of its own is not heard in another city', async () => {
    const { admin, cityId, kaunas, nth, change, preview } = await fridaysInKaunas();
    const deliveryTimeId = await windowIn(admin, cityId, '10');
    const deliveryIds = await nth(3);
    const early = await change({ action: 'time', deliveryIds, deliveryTimeId });
    expect(early.change?.days[0]?.to?.stop).toMatchObject({ cityId, deliveryTime: { fromTime: '10:00' } });
    const { preview: moved } = await preview({ action: 'move', deliveryIds, to: '2026-12-11' });
    expect(moved.days[0]?.to?.stop).toMatchObject({
      cityId: kaunas,
      door: { street: 'Laisvės al.' },
      deliveryTime: { fromTime: '17:00' },
    });
  });

  it('a time for all days leaves a single day at its own door', async () => {
    const { admin, cityId, nth, change } = await paidDays(shop);
    const deliveryTimeId = await windowIn(admin, cityId, '10');
    const deliveryIds = await nth(3);
    await change({ action: 'address', deliveryIds, cityId, ...office });
    const done = await change({ action: 'time', scope: 'all', deliveryIds, deliveryTimeId });
    expect(done.change?.days).toHaveLength(10);
    expect(done.change?.days[2]?.to?.stop).toMatchObject({
      door: { street: 'Konstitucijos pr.' },
      deliveryTime: { fromTime: '10:00' },
    });
    const home = await change({ action: 'address', scope: 'all', deliveryIds, cityId, ...mother });
    expect(home.change?.days.map(({ to }) => to?.stop?.deliveryTime?.fromTime)).toEqual(
      Array.from({ length: 10 }, () => '10:00'),
    );
  });
});

it('what is said of all days holds for one that is moved before the first of them', async () => {
  const { cityId, nth, change, preview } = await paidDays(shop);
  const deliveryIds = await nth(1);
  await change({ action: 'address', scope: 'all', deliveryIds, cityId, ...office });
  const { preview: moved } = await preview({ action: 'move', deliveryIds, to: '2026-11-21' });
  expect(moved.days).toMatchObject([{ to: { day: '2026-11-21' } }]);
  expect(moved.days[0]?.to).not.toHaveProperty('stop');
});

describe('taking back where, when or how', () => {
  it.each(['address', 'method', 'time'] as const)(
    'has the same deadline as saying it: %s',
    async (action) => {
      const { admin, cityId, nth, change, see, later } = await paidDays(shop);
      const deliveryTimeId = await windowIn(admin, cityId, '10');
      // The limit of the first day begins at midnight.
      await later('2026-11-21T21:50:00Z');
      const wanted = {
        address: { cityId, ...office },
        method: { method: 'leave_at_door' },
        time: { deliveryTimeId },
      }[action];
      const done = await change({ action, deliveryIds: await nth(1), ...wanted } as never);
      await later('2026-11-21T22:10:00Z');
      const before = await see();
      const undo = change({ action: 'undo', changeId: done.change?.id ?? 0 });
      expect(await refusalOf(undo)).toMatchObject({ status: 409, code: 'too_late' });
      expect(await see()).toEqual(before);
    },
  );

  it('does not lead to a day on which the former city was closed meanwhile', async () => {
    const { admin, cityId, nth, change } = await paidDays(shop);
    const kaunas = await openCity(admin, 'Kaunas');
    const done = await change({ action: 'address', deliveryIds: await nth(2), cityId: kaunas, ...mother });
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-11-24' },
      body: { cityId, isClosed: true, isHoliday: false },
    });
    const undo = change({ action: 'undo', changeId: done.change?.id ?? 0 });
    expect(await refusalOf(undo)).toMatchObject({ status: 409, code: 'target_closed' });
  });

  it('does not lead to a time that is no longer offered', async () => {
    const { admin, cityId, nth, change } = await paidDays(shop);
    const [ten, twelve] = [await windowIn(admin, cityId, '10'), await windowIn(admin, cityId, '12')];
    const deliveryIds = await nth(2);
    await change({ action: 'time', deliveryIds, deliveryTimeId: ten });
    const done = await change({ action: 'time', deliveryIds, deliveryTimeId: twelve });
    await admin('DELETE /delivery-times/{id}', { params: { id: ten } });
    const undo = change({ action: 'undo', changeId: done.change?.id ?? 0 });
    expect(await refusalOf(undo)).toMatchObject({ status: 409, code: 'window_gone' });
  });
});

describe('days of another line, or of none', () => {
  it.each(['skip', 'move', 'address', 'cancel'] as const)('are not there: %s', async (action) => {
    const admin = await shop.asNew('admin');
    const items = [await sellKit(admin), await sellUniqueKit(admin)];
    const { placed, cityId, nth, change, see } = await paidDays(shop, { items });
    const other = placed.orders[1]?.deliveries[0]?.id ?? 0;
    const wanted = { skip: {}, move: { to: '2026-12-07' }, address: { cityId, ...office }, cancel: {} };
    const before = await see();
    const asked = [[other], [999_999], ...(action === 'move' ? [] : [[...(await nth(1)), other]])];
    for (const deliveryIds of asked)
      expect(await refusalOf(change({ action, deliveryIds, ...wanted[action] } as never))).toMatchObject({
        status: 404,
      });
    expect(await see()).toEqual(before);
  });
});
