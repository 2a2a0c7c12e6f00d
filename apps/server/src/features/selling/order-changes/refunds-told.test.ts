import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { paidDays, payOnline } from '../../../../test/ordered-days.ts';
import { place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit } from '../../../../test/pricing.ts';
import { checkOuts, mails, payableColumns, refundTasks } from '../../../db/schema/index.ts';
import { payableSupplement } from './supplement.ts';

const shop = usePayingShop();
/** Monday noon, a week before the first day. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

it('money by transfer is told with the last day and the end of the account, and then with the day on which it went', async () => {
  const { admin, nth, change, see, placed } = await paidDays(shop, { paymentType: 'bank_account' });
  const { change: made } = await change({
    action: 'cancel',
    deliveryIds: await nth(9),
    iban: 'LT12 1000 0111 0100 1000',
  });
  expect(made).toMatchObject({ by: 'buyer', money: { returnCents: 1_400 } });
  const due = {
    reason: 'cancellation',
    currency: 'EUR',
    dueCents: 1_400,
    isOnline: false,
    accountEnd: '1000',
    since: '2026-11-16T10:00:00.000Z',
    // Ten working days: weekends do not count.
    returnBy: '2026-11-30',
  };
  expect((await see()).refunds).toMatchObject([
    { ...due, status: 'due', returnedCents: null, returnedAt: null },
  ]);
  const { data: tasks } = await admin('GET /refund-tasks', { query: { checkOutId: placed.id } });
  shop.clock.moveTo(new Date('2026-11-18T10:00:00Z'));
  const office = await shop.asNew('admin');
  const body = { amountCents: 1_400, byHand: true, accountEnd: due.accountEnd };
  await office('PUT /refund-tasks/{id}', { params: { id: tasks[0]?.id ?? 0 }, body });
  const seen = await office('GET /check-outs/{id}', { params: { id: placed.id } });
  expect(seen.data.refunds).toMatchObject([
    { ...due, status: 'returned', returnedCents: 1_400, returnedAt: '2026-11-18T10:00:00.000Z' },
  ]);
});

it('money that was paid online goes back through Montonio', async () => {
  const { admin, nth, change, see, placed } = await paidDays(shop);
  await change({ action: 'cancel', deliveryIds: await nth(9) });
  expect((await see()).refunds).toMatchObject([{ status: 'due', isOnline: true, accountEnd: null }]);
  const { data: tasks } = await admin('GET /refund-tasks', { query: { checkOutId: placed.id } });
  const params = { id: tasks[0]?.id ?? 0 };
  await admin('PUT /refund-tasks/{id}', { params, body: { amountCents: 1_400 } });
  expect((await see()).refunds).toMatchObject([{ status: 'requested', isOnline: true }]);
  await shop.work('refunds.send', { refundTaskId: params.id });
  await shop.sandbox.tick();
  expect((await see()).refunds).toMatchObject([{ status: 'returned', isOnline: true }]);
});

it('the invoice of a supplement is told apart from the order’s own', async () => {
  const { admin, buyer, change, see } = await paidDays(shop);
  const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1300 });
  const { change: waiting } = await change({ action: 'kit', mealKitId, calorieId });
  const params = { id: waiting?.id ?? 0 };
  const { data } = await buyer('POST /order-changes/{id}/pay', { params, body: {} });
  await payOnline(shop, data.paymentUrl);
  expect((await see()).invoices).toMatchObject([
    { kind: 'invoice', isSupplement: false },
    { kind: 'invoice', isSupplement: true, totalCents: 1_000 },
  ]);
});

it('the money of a supplement is in the export, and its buyer is not forgotten while some of it is to go back', async () => {
  const { admin, buyer, change, placed } = await paidDays(shop);
  const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1300 });
  const { change: waiting } = await change({ action: 'kit', mealKitId, calorieId });
  const id = waiting?.id ?? 0;
  const { data } = await buyer('POST /order-changes/{id}/pay', { params: { id }, body: {} });
  await payOnline(shop, data.paymentUrl);
  const iban = 'LT121000011101001000';
  await shop.database.insert(refundTasks).values({
    ...payableColumns(payableSupplement(id)),
    reason: 'change',
    status: 'due',
    dueCents: 500,
    kitsCents: 500,
    iban,
    idempotencyKey: randomUUID(),
  });
  expect((await buyer('GET /users/user-export')).data['orders']).toMatchObject([
    {
      payments: [{ amountCents: placed.totalCents }, { amountCents: 1_000 }],
      invoices: [{ totalCents: placed.totalCents }, { totalCents: 1_000 }],
      refunds: [{ reason: 'change', dueCents: 500 }],
    },
  ]);
  const ofOrder = eq(checkOuts.id, placed.id);
  const { now } = shop.clock;
  await shop.database.update(checkOuts).set({ status: 'completed', forgetSince: now() }).where(ofOrder);
  await shop.database.update(mails).set({ sentAt: now() });
  const task = eq(refundTasks.payableId, id);
  const known = async () => {
    await shop.work('check-outs.sweep');
    const [row] = await shop.database.select().from(checkOuts).where(ofOrder);
    const [kept] = await shop.database.select().from(refundTasks).where(task);
    return { email: row?.buyerEmail, iban: kept?.iban };
  };
  expect(await known()).toEqual({ email: placed.buyer.email, iban });
  await shop.database.update(refundTasks).set({ status: 'returned', returnedCents: 500 }).where(task);
  expect(await known()).toEqual({ email: '', iban: '' });
});

it('a receipt says whose hand it was: a guest’s, or the shop’s', async () => {
  const admin = await shop.asNew('admin');
  const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [await sellKit(admin)] };
  const cancelled = async (by: 'guest' | 'admin') => {
    const placed = await place(shop.as(null), cart, { paymentType: 'cash' });
    const params = { id: placed.orders[0]?.id ?? 0 };
    const client = by === 'guest' ? shop.as(null) : admin;
    const { data } = await client('DELETE /orders/{id}', {
      params,
      query: { token: placed.token },
      body: {},
    });
    return data.checkOut.changes[0]?.by;
  };
  expect(await cancelled('guest')).toBe('buyer');
  expect(await cancelled('admin')).toBe('staff');
});
