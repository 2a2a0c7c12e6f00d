import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { expectBooksAddUp } from '../../../../test/books.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { sellKit } from '../../../../test/pricing.ts';
import { orderChanges, refundTasks } from '../../../db/schema/index.ts';

const shop = usePayingShop();
const owed = async (checkOutId: number): Promise<number> => {
  const tasks = await shop.database.select().from(refundTasks).where(eq(refundTasks.checkOutId, checkOutId));
  return tasks.reduce((total, { dueCents }) => total + dueCents, 0);
};

describe('what is taken back was really given', () => {
  it('an older cancellation is continued only after the later ones: no day comes for nothing', async () => {
    const { buyer, orderId, placed, nth, change, see } = await paidDays(shop, { codePercent: 10 });
    const [first, ...others] = await nth(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const done = await change({ action: 'cancel', deliveryIds: [first!] });
    await change({ action: 'cancel', deliveryIds: others });
    const before = await owed(placed.id);
    const { version } = await see();
    const undo = { action: 'undo', version, changeId: done.change!.id } as const;
    const refused = await refusalOf(buyer('PUT /orders/{id}', { params: { id: orderId }, body: undo }));
    expect(refused.code).toBe('cancelled_since');
    expect(await owed(placed.id)).toBe(before);
    const named = buyer('POST /orders/{id}', { params: { id: orderId }, body: { deliveryIds: [first!] } });
    expect((await refusalOf(named)).code).toBe('cancelled_since');
    await buyer('POST /orders/{id}', { params: { id: orderId }, body: {} });
    expect(await owed(placed.id)).toBe(0);
    expect(await see()).toMatchObject({ status: 'paid', toReturnCents: 0 });
  });

  it('of several cancelled days one comes after all: the rest is reckoned as if it alone had been cancelled', async () => {
    const one = await paidDays(shop, { codePercent: 10 });
    const ids = await one.nth(4, 5, 6, 7, 8, 9, 10);
    await one.change({ action: 'cancel', deliveryIds: ids });
    await one.buyer('POST /orders/{id}', {
      params: { id: one.orderId },
      body: { deliveryIds: ids.slice(0, 1) },
    });
    const other = await paidDays(shop, { codePercent: 10 });
    await other.change({ action: 'cancel', deliveryIds: await other.nth(5, 6, 7, 8, 9, 10) });
    expect(await owed(one.placed.id)).toBe(await owed(other.placed.id));
    const receipts = await shop.database
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.checkOutId, one.placed.id));
    expect(receipts.map(({ status, days }) => [status, days.length])).toEqual([
      ['undone', 7],
      ['done', 6],
    ]);
    await one.buyer('POST /orders/{id}', { params: { id: one.orderId }, body: {} });
    expect(await owed(one.placed.id)).toBe(0);
  });

  it('days of two cancellations come again while one stays cancelled: that one is reckoned alone', async () => {
    const { buyer, orderId, placed, nth, change, see } = await paidDays(shop, { codePercent: 10 });
    const [first, second, third] = await nth(1, 2, 3);
    await change({ action: 'cancel', deliveryIds: [first!] });
    await change({ action: 'cancel', deliveryIds: [second!, third!] });
    expect(await owed(placed.id)).toBeGreaterThan(0);
    const body = { deliveryIds: [first!, second!] };
    await buyer('POST /orders/{id}', { params: { id: orderId }, body });
    const { orders } = await see();
    const cancelled = orders[0]?.deliveries.filter(({ status }) => status === 'cancelled');
    expect(cancelled?.map(({ id }) => id)).toEqual([third]);
    // One day of ten with 10 % off: 108.00 less nine days at 12.00 is nothing; its delivery comes back.
    expect(await owed(placed.id)).toBe(200);
    await expectBooksAddUp(shop, placed.id);
  });

  it('a day does not come again with what has been left out since', async () => {
    const { admin, buyer, orderId, nth, change, see } = await paidDays(shop);
    const [day = 0] = await nth(10);
    await change({ action: 'cancel', deliveryIds: [day] });
    const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1200 });
    await change({ action: 'kit', mealKitId, calorieId });
    const again = buyer('POST /orders/{id}', { params: { id: orderId }, body: { deliveryIds: [day] } });
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'kit_changed_since' });
    expect((await see()).changes.every(({ undoUntil }) => undoUntil === null)).toBe(true);
  });

  it('only the version that was seen goes on', async () => {
    const { buyer, orderId, nth, change, see } = await paidDays(shop);
    await change({ action: 'cancel', deliveryIds: await nth(9) });
    const { version } = await see();
    await change({ action: 'skip', deliveryIds: await nth(1) });
    const again = (seen: number) =>
      buyer('POST /orders/{id}', { params: { id: orderId }, body: { version: seen } });
    expect(await refusalOf(again(version))).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    await again((await see()).version);
  });

  it('what is only looked at is not taken back', async () => {
    const { buyer, orderId, nth, change, see } = await paidDays(shop);
    const { change: made } = await change({ action: 'cancel', deliveryIds: await nth(9, 10) });
    const before = await see();
    const body = { action: 'undo', version: before.version, changeId: made?.id ?? 0 } as const;
    const query = { preview: true };
    const { data } = await buyer('PUT /orders/{id}', { params: { id: orderId }, query, body });
    expect(data).toMatchObject({ preview: { action: 'cancel' }, change: null });
    expect(await see()).toEqual(before);
  });

  it('points that were not there to be taken are not granted by going on', async () => {
    const { buyer, orderId, change, nth } = await paidDays(shop);
    const balance = async () => (await buyer('GET /discount-points')).data.balance;
    await change({ action: 'cancel', deliveryIds: await nth(5, 6, 7, 8, 9, 10) });
    const after = await balance();
    await buyer('POST /orders/{id}', { params: { id: orderId }, body: {} });
    const back = await balance();
    expect(back).toBeGreaterThan(after);
    for (let round = 0; round < 3; round += 1) {
      await change({ action: 'cancel', deliveryIds: await nth(5, 6, 7, 8, 9, 10) });
      await buyer('POST /orders/{id}', { params: { id: orderId }, body: {} });
      expect(await balance()).toBe(back);
    }
  });
});

describe('papers and books of a kit that costs less', () => {
  it('what came back is credited, and the order owes it no more', async () => {
    const admin = await shop.asNew('admin');
    const kit = await sellKit(admin, { days: 10, priceCents: 1690 });
    const cheaper = await sellKit(admin, { days: 10, priceCents: 1490 });
    const { placed, change, see } = await paidDays(shop, { items: [kit] });
    const { mealKitId, calorieId = null } = cheaper;
    await change({ action: 'kit', mealKitId, calorieId });
    const { data: tasks } = await admin('GET /refund-tasks', { query: { checkOutId: placed.id } });
    const [task] = tasks;
    expect(task).toMatchObject({ reason: 'change' });
    await admin('PUT /refund-tasks/{id}', {
      params: { id: task!.id },
      body: { amountCents: task!.dueCents, byHand: true },
    });
    const after = await see();
    expect(after.invoices.map(({ kind }) => kind).toSorted()).toEqual(['credit', 'invoice']);
    expect(after.orders[0]).toMatchObject({
      toReturnCents: task!.dueCents,
      returnedCents: task!.dueCents,
    });
  });
});
