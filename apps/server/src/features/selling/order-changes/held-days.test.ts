import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aBuyer, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const sweepAt = async (instant: string) => {
  shop.clock.moveTo(new Date(instant));
  await shop.work('order-changes.sweep');
  return shop.asNew('admin');
};

/** Monday, 23 November closes when it begins: the shop takes orders for the next day. */
const justBefore = '2026-11-22T21:59:59Z';
const itsCut = '2026-11-22T22:00:00Z';

describe('a day that is held when it closes', () => {
  const aHeldDay = async (email = 'laukia@pirkeja.example') => {
    const order = await paidDays(shop, { days: 5, buyer: aBuyer({ email }) });
    const [id = 0] = await order.nth(1);
    const body = { action: 'hold', note: 'Laukiame adreso' } as const;
    await order.admin('PUT /deliveries/{id}', { params: { id }, body });
    const see = async (admin: typeof order.admin) =>
      (await admin('GET /check-outs/{id}', { params: { id: order.placed.id } })).data;
    return { ...order, id, see };
  };

  it('goes behind the end, still held, costs nothing, and its buyer is told once', async () => {
    const email = 'sulaikyta@pirkeja.example';
    const { id, see } = await aHeldDay(email);
    const before = await see(await sweepAt(justBefore));
    expect(before.orders[0]?.deliveries.map(({ day }) => day)[0]).toBe('2026-11-23');
    await sweepAt(itsCut);
    const after = await see(await sweepAt(itsCut));
    expect(after.orders[0]?.deliveries.map(({ day, status }) => [day, status])).toEqual([
      ['2026-11-24', 'planned'],
      ['2026-11-25', 'planned'],
      ['2026-11-26', 'planned'],
      ['2026-11-27', 'planned'],
      ['2026-11-30', 'held'],
    ]);
    expect(after).toMatchObject({ startDate: '2026-11-24', lastDate: '2026-11-30', toReturnCents: 0 });
    expect(after.changes).toMatchObject([{ action: 'still_held', days: [{ deliveryId: id }] }]);
    expect(after.history.at(-1)).toMatchObject({ action: 'change_still_held', by: 'shop' });
    expect((await mailsTo(shop, email)).filter(({ kind }) => kind === 'order_changed')).toHaveLength(1);
  });

  it('that was let go on in time comes on its day', async () => {
    const { id, see, admin } = await aHeldDay();
    await admin('PUT /deliveries/{id}', { params: { id }, body: { action: 'release' } });
    const after = await see(await sweepAt(itsCut));
    expect(after).toMatchObject({ startDate: '2026-11-23', changes: [] });
  });
});

it('cash that was not taken: each day left goes behind the end when it closes, and nothing is returned', async () => {
  const admin = await shop.asNew('admin');
  const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [await sellKit(admin)] };
  const placed = await place(shop.as(null), cart, {
    paymentType: 'cash',
    buyer: aBuyer({ email: 'grynais@pirkeja.example' }),
  });
  const params = { id: placed.orders[0]?.deliveries[0]?.id ?? 0 };
  for (const body of [
    { action: 'prepare' },
    { action: 'set_out' },
    { action: 'miss', reason: 'no_cash' },
  ] as const)
    await admin('PUT /deliveries/{id}', { params, body });
  const later = await sweepAt('2026-11-24T22:00:00Z');
  const { data } = await later('GET /check-outs/{id}', { params: { id: placed.id } });
  expect(data.orders[0]?.deliveries.map(({ day, status }) => [day, status])).toEqual([
    ['2026-11-23', 'not_delivered'],
    ['2026-11-26', 'held'],
    ['2026-11-27', 'held'],
    ['2026-11-30', 'held'],
    ['2026-12-01', 'held'],
  ]);
  expect(data).toMatchObject({ status: 'waiting_payment', toReturnCents: 0 });
});

describe('a unique kit is never moved by itself', () => {
  it('paid, its day comes back in full', async () => {
    const admin = await shop.asNew('admin');
    const order = await paidDays(shop, { items: [await sellUniqueKit(admin)] });
    const [id = 0] = await order.nth(1);
    await order.admin('PUT /deliveries/{id}', { params: { id }, body: { action: 'hold' } });
    const later = await sweepAt(itsCut);
    const { data } = await later('GET /check-outs/{id}', { params: { id: order.placed.id } });
    expect(data.orders[0]?.deliveries).toMatchObject([{ day: '2026-11-23', status: 'cancelled' }]);
    expect(data).toMatchObject({ status: 'stopped', toReturnCents: data.totalCents });
  });

  it('not paid, it stays held: somebody decides', async () => {
    const admin = await shop.asNew('admin');
    const items = [await sellUniqueKit(admin)];
    const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items };
    const placed = await place(shop.as(null), cart, { paymentType: 'cash' });
    const params = { id: placed.orders[0]?.deliveries[0]?.id ?? 0 };
    await admin('PUT /deliveries/{id}', { params, body: { action: 'hold' } });
    const later = await sweepAt(itsCut);
    const { data } = await later('GET /check-outs/{id}', { params: { id: placed.id } });
    expect(data.orders[0]?.deliveries).toMatchObject([{ day: '2026-11-23', status: 'held' }]);
    expect(data.changes).toEqual([]);
  });
});
