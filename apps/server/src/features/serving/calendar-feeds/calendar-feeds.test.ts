import { describe, expect, it } from 'vitest';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
const monday = new Date('2026-11-16T08:00:00Z');

type Event = Record<string, string>;

const eventsIn = (file: string): Event[] =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((part) =>
      Object.fromEntries(
        part
          .split('\r\n')
          .filter((line) => line.includes(':'))
          .map((line) => [line.split(/[;:]/)[0], line.slice(line.indexOf(':') + 1)]),
      ),
    );

const read = async (url: string | null) => {
  const { pathname } = new URL(url ?? '');
  return shop.inject({ method: 'GET', url: pathname });
};

const withAFeed = async () => {
  shop.clock.moveTo(monday);
  const days = await paidDays(shop, { days: 5 });
  const { data } = await days.buyer('POST /users/calendar-feed');
  const events = async () => eventsIn((await read(data.url)).body);
  return { ...days, url: data.url, events };
};

describe('the calendar feed', () => {
  it('has one event for each delivery, with day and kit and nothing else about the person', async () => {
    const { url, events, placed } = await withAFeed();
    const answer = await read(url);
    expect(answer.headers['content-type']).toContain('text/calendar');
    const found = await events();
    expect(found.map(({ DTSTART }) => DTSTART?.slice(0, 8))).toEqual([
      '20261123',
      '20261124',
      '20261125',
      '20261126',
      '20261127',
    ]);
    expect(new Set(found.map(({ UID }) => UID)).size).toBe(5);
    for (const secret of ['Gedimino', 'Žukauskienė', '60012345', 'pirkeja', placed.token])
      expect(answer.body).not.toContain(secret);
  });

  it('a moved day is the same event, later; a day that was given back is called off', async () => {
    const { events, change, nth } = await withAFeed();
    const before = await events();
    const [first, second] = await nth(1, 2);
    await change({ action: 'move', deliveryIds: [first], to: '2026-12-02' });
    await change({ action: 'cancel', deliveryIds: [second] });
    const after = await events();
    const named = (all: Event[], id: number | undefined) =>
      all.find(({ UID }) => UID?.startsWith(`delivery-${id}@`));
    expect(named(after, first)).toMatchObject({ STATUS: 'CONFIRMED', DTSTART: '20261202' });
    expect(named(after, second)).toMatchObject({ STATUS: 'CANCELLED', DTSTART: '20261124' });
    expect(Number(named(after, first)?.['SEQUENCE'])).toBeGreaterThan(
      Number(named(before, first)?.['SEQUENCE']),
    );
    expect(after).toHaveLength(before.length);
  });

  it('two kits that come on one day are two events, so that neither is left behind when one moves', async () => {
    const { buyer, admin, events } = await withAFeed();
    const cart = { ...(await aCart(admin)), startDate: '2026-11-23' };
    const placed = await place(buyer, cart, { paymentType: 'bank_account' });
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'approve_payment' } });
    expect((await events()).filter(({ DTSTART }) => DTSTART?.startsWith('20261123'))).toHaveLength(2);
  });

  it('an order whose money has not come is not there, and one that ended so is called off', async () => {
    const { buyer, admin, events } = await withAFeed();
    const cart = { ...(await aCart(admin)), startDate: '2026-12-07' };
    await place(buyer, cart);
    expect(await events()).toHaveLength(5);
  });

  it('opens to whoever has the address until it is ended or made anew', async () => {
    const { buyer, url } = await withAFeed();
    expect((await buyer('GET /users/calendar-feed')).data.url).toBe(url);
    const { data: next } = await buyer('POST /users/calendar-feed');
    expect(next.url).not.toBe(url);
    expect((await read(url)).statusCode).toBe(404);
    expect((await read(next.url)).statusCode).toBe(200);
    await buyer('DELETE /users/calendar-feed');
    expect((await read(next.url)).statusCode).toBe(404);
    expect((await buyer('GET /users/calendar-feed')).data).toEqual({ url: null, createdAt: null });
    expect((await refusalOf(buyer('DELETE /users/calendar-feed'))).status).toBe(404);
  });

  it('goes back thirty days and no further', async () => {
    const { events, later } = await withAFeed();
    await later('2026-12-25T08:00:00Z');
    expect((await events()).map(({ DTSTART }) => DTSTART?.slice(0, 8))).toEqual([
      '20261125',
      '20261126',
      '20261127',
    ]);
  });
});
