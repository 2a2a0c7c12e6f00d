import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { refundTasks } from '../../../db/schema/index.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

type Admin = Awaited<ReturnType<typeof paidDays>>['admin'];
const missed = async (admin: Admin, id: number) => {
  const act = (body: object) => admin('PUT /deliveries/{id}', { params: { id }, body: body as never });
  await act({ action: 'prepare' });
  await act({ action: 'set_out' });
  await act({ action: 'miss', reason: 'nobody_home' });
  return { act };
};

/** Ten days at 12.00 with 10 % off: each was paid with 10.80, and 2.00 for its delivery. */
const aMissedDay = async () => {
  const order = await paidDays(shop, { codePercent: 10 });
  const [id = 0] = await order.nth(1);
  return { ...order, id, ...(await missed(order.admin, id)) };
};

const tasksOf = async (admin: Admin, checkOutId: number) =>
  (await admin('GET /delivery-tasks', { query: { sort: 'day' } })).data.filter(
    (task) => task.checkOutId === checkOutId,
  );

it('a day that was not delivered waits for an admin, and its order does not end meanwhile', async () => {
  const { admin, placed, id, daysOf, act } = await aMissedDay();
  expect(await tasksOf(admin, placed.id)).toMatchObject([
    { id, kind: 'not_delivered', reason: 'nobody_home', day: '2026-11-23', checkOutNumber: placed.number },
  ]);
  await act({ action: 'keep' });
  expect((await daysOf())[0]).toMatchObject({ id, status: 'kept' });
  expect(await tasksOf(admin, placed.id)).toEqual([]);
});

it('its buyer is told why at once, by mail and on its day, and on which day it comes again', async () => {
  const { buyer, see, act, id, daysOf, change } = await aMissedDay();
  const open = async () => (await buyer('GET /deliveries/{id}', { params: { id } })).data;
  expect(await open()).toMatchObject({ status: 'not_delivered', reason: 'nobody_home', againOn: null });
  const seen = await see();
  const [mail] = await mailsTo(shop, seen.buyer.email);
  expect(mail?.kind).toBe('delivery_missed');
  expect(mail?.plain).toContain('The courier found nobody at home.');
  expect(seen.orders[0]?.deliveries[0]?.reason).toBe('nobody_home');
  await act({ action: 'bring_again', to: '2026-12-07' });
  expect(await open()).toMatchObject({ status: 'brought_again', againOn: '2026-12-07' });
  const again = (await daysOf()).find(({ day }) => day === '2026-12-07')?.id ?? 0;
  await change({ action: 'move', deliveryIds: [again], to: '2026-12-09' });
  expect(await open()).toMatchObject({ status: 'brought_again', againOn: '2026-12-09' });
});

it('what is held for want of its cash is not named as the next to come, and its buyer is told how to go on', async () => {
  const admin = await shop.asNew('admin');
  const buyer = await shop.asNew('user');
  const cart = await aCart(admin);
  const cash = await place(buyer, cart, { paymentType: 'cash' });
  const id = cash.orders[0]?.deliveries[0]?.id ?? 0;
  const act = (body: object) => admin('PUT /deliveries/{id}', { params: { id }, body: body as never });
  await act({ action: 'prepare' });
  await act({ action: 'set_out' });
  await act({ action: 'miss', reason: 'no_cash' });
  const query = { from: '2026-11-20', to: '2026-12-20' };
  const next = async () => (await buyer('GET /deliveries', { query })).next;
  expect(await next()).toMatchObject({ status: 'held', reason: 'no_cash', due: { cents: cash.totalCents } });
  const [mail] = await mailsTo(shop, cash.buyer.email);
  expect(mail?.plain).toContain('We bring no boxes until the order is paid');
  const later = await place(buyer, { ...cart, startDate: '2026-12-07' }, { paymentType: 'cash' });
  expect(await next()).toMatchObject({ checkOutId: later.id, status: 'planned', reason: null });
});

it('whoever did not pay in cash is told where a transfer goes, once nothing else can be chosen', async () => {
  const cash = await place(await shop.asNew('user'), await aCart(await shop.asNew('admin')), {
    paymentType: 'cash',
  });
  const seen = async () => {
    const admin = await shop.asNew('admin');
    return (await admin('GET /check-outs/{id}', { params: { id: cash.id } })).data.transfer;
  };
  expect(await seen()).toBeNull();
  shop.clock.moveTo(new Date('2026-11-16T16:00:00Z'));
  expect(await seen()).toMatchObject({ amountCents: cash.totalCents });
});

it('it comes back in full, once, with its receipt: 12.80 with its delivery and not what the buyer’s own formula gives', async () => {
  const { see, daysOf, act } = await aMissedDay();
  for (const _ of [1, 2]) await act({ action: 'give_back' });
  expect((await daysOf())[0]).toMatchObject({ status: 'returned' });
  const seen = await see();
  expect(seen).toMatchObject({ toReturnCents: 1280 });
  expect(seen.changes).toMatchObject([{ action: 'give_back', money: { returnCents: 1280 } }]);
  expect(seen.history.at(-1)).toMatchObject({ action: 'delivery_give_back', by: 'staff' });
  const [mail] = await mailsTo(shop, seen.buyer.email);
  expect(mail).toMatchObject({ kind: 'order_changed' });
});

it('it is brought again, free, and its money goes along: what does not come then either comes back in full', async () => {
  const { admin, see, daysOf, act, id } = await aMissedDay();
  const { data: again } = await act({ action: 'bring_again', to: '2026-12-07' });
  expect(again).toMatchObject({ day: '2026-12-07', status: 'planned', paidCents: 1280, listCents: 1200 });
  const days = await daysOf();
  expect(days[0]).toMatchObject({ id, status: 'brought_again', paidCents: 0 });
  expect(days).toHaveLength(11);
  const seen = await see();
  expect(days.reduce((all, { paidCents }) => all + paidCents, 0)).toBe(seen.totalCents);
  expect(seen).toMatchObject({ lastDate: '2026-12-07', toReturnCents: 0 });
  const second = await missed(admin, again.id);
  await second.act({ action: 'give_back' });
  expect(await see()).toMatchObject({ toReturnCents: 1280 });
});

it.each([
  ['2026-11-24', 'target_taken'],
  ['2026-11-16', 'target_too_soon'],
] as const)('it is not brought again on %s', async (to, code) => {
  const { act, daysOf, id } = await aMissedDay();
  expect(await refusalOf(act({ action: 'bring_again', to }))).toMatchObject({ status: 409, code });
  expect((await daysOf()).find((day) => day.id === id)?.status).toBe('not_delivered');
});

it('without its cash no box: the days left wait, and no money is returned that never came', async () => {
  const admin = await shop.asNew('admin');
  const placed = await place(shop.as(null), await aCart(admin), { paymentType: 'cash' });
  const id = placed.orders[0]?.deliveries[0]?.id ?? 0;
  const act = (body: object) => admin('PUT /deliveries/{id}', { params: { id }, body: body as never });
  await act({ action: 'prepare' });
  await act({ action: 'set_out' });
  await act({ action: 'miss', reason: 'no_cash' });
  expect((await tasksOf(admin, placed.id)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['not_delivered', 'no_cash'],
    ...[1, 2, 3, 4].map(() => ['held', 'no_cash']),
  ]);
  expect(await refusalOf(act({ action: 'give_back' }))).toMatchObject({ code: 'not_paid_yet' });
  await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'deny_payment' } });
  expect(await tasksOf(admin, placed.id)).toEqual([]);
  expect(await refusalOf(act({ action: 'give_back' }))).toMatchObject({ code: 'not_paid_yet' });
  expect(await shop.database.$count(refundTasks, eq(refundTasks.checkOutId, placed.id))).toBe(0);
});
