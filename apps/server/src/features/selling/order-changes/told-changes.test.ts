import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aBuyer, usePayingShop } from '../../../../test/paying-shop.ts';
import { sellKit } from '../../../../test/pricing.ts';

const shop = usePayingShop();
/** Monday noon, a week before the first day. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

it('another change drops one that waits for its supplement, and that is what receipt, trail and mail say', async () => {
  const email = `${randomUUID()}@pastas.lt`;
  const { admin, nth, change, preview, see, daysOf } = await paidDays(shop, { buyer: aBuyer({ email }) });
  const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1490 });
  await change({ action: 'kit', mealKitId, calorieId });
  const skip = { action: 'skip', deliveryIds: await nth(2) } as const;
  expect((await preview(skip)).preview.dropsPending).toBe(true);
  await change(skip);
  const { changes, history } = await see();
  expect(changes.map(({ action, status }) => `${action} ${status}`)).toEqual(['skip done', 'kit dropped']);
  const told = history.filter(({ action }) => action.startsWith('supplement_'));
  expect(told.map(({ action, by }) => `${action} ${by}`)).toEqual([
    'supplement_due buyer',
    'supplement_dropped buyer',
  ]);
  expect(told.at(-1)?.text).toBe('The change of kit will not take effect: another change was made');
  expect((await daysOf()).every(({ item }) => item === null)).toBe(true);
  const kinds = (await mailsTo(shop, email)).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['order_changed', 'supplement_dropped']);
});

it('cancelling all that is left is one deed in the trail, with the end of the order', async () => {
  const { buyer, orderId, see } = await paidDays(shop);
  await buyer('DELETE /orders/{id}', { params: { id: orderId }, body: {} });
  const { status, history } = await see();
  expect(status).toBe('stopped');
  const last = history.filter(({ at }) => at === '2026-11-16T10:00:00.000Z').slice(-2);
  expect(last).toMatchObject([
    { action: 'pay' },
    { action: 'change_cancel', text: 'Remaining days cancelled', from: 'paid', to: 'stopped', by: 'buyer' },
  ]);
});

it('each day that is left says until when it can be changed, and since when it cannot', async () => {
  const { buyer, orderId, nth, change, later } = await paidDays(shop);
  await change({ action: 'cancel', deliveryIds: await nth(10) });
  await later('2026-11-22T10:00:00Z');
  const { data } = await buyer('GET /orders/{id}/days', { params: { id: orderId } });
  expect(data).toHaveLength(9);
  const skips = data.map(({ day, actions }) => ({ day, ...actions.find(({ action }) => action === 'skip') }));
  expect(skips.slice(0, 3)).toMatchObject([
    { day: '2026-11-23', allowed: false, reason: 'too_late', until: '2026-11-21T22:00:00.000Z' },
    { day: '2026-11-24', allowed: true, reason: null, until: '2026-11-22T22:00:00.000Z' },
    { day: '2026-11-25', allowed: true, reason: null },
  ]);
});
