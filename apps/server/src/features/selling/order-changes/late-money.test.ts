import { beforeEach, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays, payOnline } from '../../../../test/ordered-days.ts';
import { aBuyer, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
const monday = '2026-11-16T10:00:00Z';
beforeEach(() => shop.clock.moveTo(new Date(monday)));

const approveAt = async (instant: string, id: number) => {
  shop.clock.moveTo(new Date(instant));
  const admin = await shop.asNew('admin');
  const { data } = await admin('PUT /check-outs/{id}', {
    params: { id },
    body: { action: 'approve_payment' },
  });
  return data;
};

const aTransfer = async (email: string, unique = false) => {
  const admin = await shop.asNew('admin');
  const items = [await sellKit(admin, { days: 5 }), ...(unique ? [await sellUniqueKit(admin)] : [])];
  const cart = { cityId: await openCity(admin), startDate: '2026-11-17', items };
  return place(shop.as(null), cart, { paymentType: 'bank_account', buyer: aBuyer({ email }) });
};

it('money in time, until the midnight that ends the last day for ordering, moves nothing', async () => {
  const { id } = await aTransfer('laiku@pirkeja.example');
  const paid = await approveAt('2026-11-16T21:59:59Z', id);
  expect(paid).toMatchObject({ status: 'paid', startDate: '2026-11-17', changes: [] });
});

it('late money puts the days that can no longer be cooked behind the end, and costs nothing', async () => {
  const email = 'veliau@pirkeja.example';
  const placed = await aTransfer(email);
  const paid = await approveAt('2026-11-16T22:00:00Z', placed.id);
  expect(paid.orders[0]?.deliveries.map(({ day }) => day)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(paid).toMatchObject({
    startDate: '2026-11-18',
    lastDate: '2026-11-24',
    totalCents: placed.totalCents,
    toReturnCents: 0,
  });
  expect(paid.changes).toMatchObject([{ action: 'late_money', money: { returnCents: 0 } }]);
  expect(paid.history.map(({ action }) => action)).toContain('change_late_money');
  const kinds = (await mailsTo(shop, email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['order_changed', 'order_approved']));
});

it('money that comes after all days were over buys days that are still to come', async () => {
  const { id } = await aTransfer('po-savaites@pirkeja.example');
  const paid = await approveAt('2026-12-02T10:00:00Z', id);
  expect(paid.orders[0]?.deliveries.map(({ day }) => day)).toEqual([
    '2026-12-03',
    '2026-12-04',
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
  ]);
});

it('a unique kit is not moved: its day comes back in full', async () => {
  const { id } = await aTransfer('unikalus@pirkeja.example', true);
  const paid = await approveAt('2026-11-16T22:00:00Z', id);
  const [regular, unique] = paid.orders;
  expect(regular?.deliveries[0]?.day).toBe('2026-11-18');
  const gone = unique?.deliveries.filter(({ status }) => status === 'cancelled') ?? [];
  expect(gone.length).toBeGreaterThan(0);
  expect(paid.toReturnCents).toBe(gone.reduce((all, { paidCents }) => all + paidCents, 0));
});

it('cash comes at the door, however late somebody says so', async () => {
  const admin = await shop.asNew('admin');
  const cart = { cityId: await openCity(admin), startDate: '2026-11-17', items: [await sellKit(admin)] };
  const { id } = await place(shop.as(null), cart, { paymentType: 'cash' });
  const paid = await approveAt('2026-11-18T10:00:00Z', id);
  expect(paid).toMatchObject({ startDate: '2026-11-17', changes: [] });
});

it('an order paid online after midnight begins a day later', async () => {
  const admin = await shop.asNew('admin');
  const cart = { cityId: await openCity(admin), startDate: '2026-11-17', items: [await sellKit(admin)] };
  shop.clock.moveTo(new Date('2026-11-16T21:50:00Z'));
  const placed = await place(shop.as(null), cart);
  shop.clock.moveTo(new Date('2026-11-16T22:10:00Z'));
  await payOnline(shop, placed.paymentUrl);
  const night = await shop.asNew('admin');
  const { data } = await night('GET /check-outs/{id}', { params: { id: placed.id } });
  expect(data).toMatchObject({ status: 'paid', startDate: '2026-11-18' });
});

it('money in time leaves an order paid days ahead as it is', async () => {
  const { see } = await paidDays(shop);
  expect((await see()).changes).toEqual([]);
});

/** A transfer that nobody saw in time, and that an admin brings back. */
const restoredAt = async (instant: string, email: string) => {
  const { id } = await aTransfer(email);
  const admin = await shop.asNew('admin');
  await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'deny_payment' } });
  shop.clock.moveTo(new Date(instant));
  const now = await shop.asNew('admin');
  const { data } = await now('POST /check-outs/{id}/restore', { params: { id } });
  expect(data).toMatchObject({ status: 'waiting_payment', startDate: '2026-11-17', changes: [] });
  return id;
};

it.each([
  ['2026-11-16T21:59:59Z', '2026-11-17', '2026-11-23'],
  ['2026-11-16T22:00:00Z', '2026-11-18', '2026-11-24'],
  ['2026-11-18T22:00:00Z', '2026-11-20', '2026-11-26'],
])('a restored transfer approved at %s comes from %s to %s', async (instant, first, last) => {
  const email = `grazinta-${first}@pirkeja.example`;
  const id = await restoredAt(instant, email);
  const paid = await approveAt(instant, id);
  expect(paid).toMatchObject({ status: 'paid', startDate: first, lastDate: last, toReturnCents: 0 });
  expect(paid.orders[0]?.deliveries.map(({ status }) => status)).toEqual(Array(5).fill('planned'));
  const moved = (await mailsTo(shop, email)).filter(({ kind }) => kind === 'order_changed');
  expect(moved).toHaveLength(first === '2026-11-17' ? 0 : 1);
});

it('a restored transfer with a unique kit whose day is gone is refused: it is not moved by itself', async () => {
  const { id } = await aTransfer('unikalus-grazintas@pirkeja.example', true);
  const admin = await shop.asNew('admin');
  await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'deny_payment' } });
  shop.clock.moveTo(new Date('2026-11-16T22:00:00Z'));
  const now = await shop.asNew('admin');
  const refusal = await refusalOf(now('POST /check-outs/{id}/restore', { params: { id } }));
  expect(refusal).toMatchObject({ status: 409, code: 'days_over' });
});
