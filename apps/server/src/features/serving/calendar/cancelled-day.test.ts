import { beforeEach, expect, test } from 'vitest';
import { paidDays } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const fiveDays = async () => {
  const order = await paidDays(shop, { days: 5 });
  const cancelled = async (id: number) =>
    (await order.buyer('GET /deliveries/{id}', { params: { id } })).data.cancelled;
  const offered = async () =>
    (await order.see()).changes.flatMap(({ action, undoUntil }) => (undoUntil ? [action] : []));
  const recover = (id: number) =>
    order.buyer('POST /orders/{id}', { params: { id: order.orderId }, body: { deliveryIds: [id] } });
  return { ...order, cancelled, offered, recover };
};

test('a day that was given back says who did it, what comes back and until when it can be had back', async () => {
  const { nth, change, see, cancelled, recover } = await fiveDays();
  const [first = 0, fifth = 0] = await nth(1, 5);
  expect(await cancelled(fifth)).toBeNull();
  await change({ action: 'cancel', deliveryIds: [fifth] });
  const returnCents = (await see()).changes[0]?.money.returnCents ?? 0;
  expect(returnCents).toBeGreaterThan(0);
  expect(await cancelled(fifth)).toEqual({
    by: 'buyer',
    action: 'cancel',
    days: 1,
    returnCents,
    points: 0,
    recoverUntil: '2026-11-16T10:30:00.000Z',
  });
  expect(await cancelled(first)).toBeNull();
  await recover(fifth);
  expect(await cancelled(fifth)).toBeNull();
});

test('a day that the owner has closed says so, and cannot be had back', async () => {
  const { admin, cityId, nth, cancelled } = await fiveDays();
  const [second = 0] = await nth(2);
  await admin('PUT /calendar-days/{id}', {
    params: { id: '2026-11-24' },
    query: {},
    body: { cityId, isClosed: true, isHoliday: false, deliveries: { action: 'cancel' } },
  });
  expect(await cancelled(second)).toMatchObject({
    by: 'provider',
    action: 'closed_day',
    recoverUntil: null,
  });
});

test('having it back is offered beside a later change of another kind, and works', async () => {
  const { nth, change, offered, recover, standing } = await fiveDays();
  const [first = 0, fifth = 0] = await nth(1, 5);
  await change({ action: 'cancel', deliveryIds: [fifth] });
  await change({ action: 'method', deliveryIds: [first], method: 'take_outside', scope: 'days' });
  expect(await offered()).toEqual(['method', 'cancel']);
  await recover(fifth);
  expect(await standing()).toHaveLength(5);
});

test('once its money has gone it is offered no more, and refused', async () => {
  const { admin, placed, nth, change, offered, cancelled, recover } = await fiveDays();
  const [fifth = 0] = await nth(5);
  await change({ action: 'cancel', deliveryIds: [fifth] });
  expect(await offered()).toEqual(['cancel']);
  const { data: tasks } = await admin('GET /refund-tasks', { query: { checkOutId: placed.id } });
  for (const { id, dueCents } of tasks)
    await admin('PUT /refund-tasks/{id}', { params: { id }, body: { amountCents: dueCents, byHand: true } });
  expect(await offered()).toEqual([]);
  expect(await cancelled(fifth)).toMatchObject({ recoverUntil: null });
  expect(await refusalOf(recover(fifth))).toMatchObject({ code: 'returned_already' });
});

test('it is not offered past the hour until which the day could be given back', async () => {
  const { buyer, nth, change, later, cancelled, recover } = await fiveDays();
  const [first = 0] = await nth(1);
  const { actions } = (await buyer('GET /deliveries/{id}', { params: { id: first } })).data;
  const until = new Date(actions.find(({ action }) => action === 'cancel')?.until ?? '');
  await later(new Date(until.getTime() - 10 * 60_000).toISOString());
  await change({ action: 'cancel', deliveryIds: [first] });
  expect(await cancelled(first)).toMatchObject({ recoverUntil: until.toISOString() });
  shop.clock.moveTo(until);
  expect(await cancelled(first)).toMatchObject({ recoverUntil: null });
  expect(await refusalOf(recover(first))).toMatchObject({ code: 'too_late' });
});
