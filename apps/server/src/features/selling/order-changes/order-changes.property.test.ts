import { ApiError } from '@shop/contract/client';
import { sum } from '@shop/domain/money';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { orderDays, paidDays, payOnline } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { type Item, sellKit } from '../../../../test/pricing.ts';
import {
  checkOuts,
  deliveries,
  deliveryEntries,
  orders,
  payments,
  pointsEntries,
  refundTasks,
} from '../../../db/schema/index.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

type Kit = Item & { readonly mealKitId: number };
let kits: { readonly usual: Kit; readonly cheaper: Kit; readonly dearer: Kit };
beforeAll(async () => {
  const admin = await shop.asNew('admin');
  const kit = (priceCents: number) => sellKit(admin, { days: 5, priceCents });
  kits = { usual: await kit(1690), cheaper: await kit(1490), dearer: await kit(1797) };
});

const steps = [
  'move',
  'skip',
  'give_back',
  'give_back_two',
  'cancel_rest',
  'cheaper_kit',
  'dearer_kit_paid',
  'dearer_kit_lapsed',
  'usual_kit',
  'undo',
  'continue',
  'shop_cancels',
] as const;
type Step = {
  readonly what: (typeof steps)[number];
  readonly line: number;
  readonly nth: number;
  readonly to: number;
};

const closed = '2026-11-30';

const someOrder = async (codePercent: number) => {
  const made = await paidDays(shop, { items: [kits.usual, { ...kits.usual, amount: 2 }], codePercent });
  await made.admin('PUT /calendar-days/{id}', {
    params: { id: closed },
    body: { cityId: made.cityId, isClosed: true, isHoliday: false },
  });
  return made;
};
type Made = Awaited<ReturnType<typeof someOrder>>;

/** Whether it may be done or not is told elsewhere: here a refusal must leave everything as it was. */
const take = async (made: Made, { what, line, nth, to }: Step): Promise<void> => {
  const { buyer, admin, placed, see, change } = made;
  const order = placed.orders[line]?.id ?? 0;
  const days = (await see()).orders[line]?.deliveries ?? [];
  const ids = (count: number) => days.slice(nth, nth + count).map(({ id }) => id);
  const kit = async ({ mealKitId, calorieId = null }: Kit) =>
    change({ action: 'kit', mealKitId, calorieId }, order);
  const doing: Record<(typeof steps)[number], () => Promise<unknown>> = {
    move: () =>
      change(
        { action: 'move', deliveryIds: ids(1), to: `2026-12-${String(to + 1).padStart(2, '0')}` },
        order,
      ),
    skip: () => change({ action: 'skip', deliveryIds: ids(2) }, order),
    give_back: () => change({ action: 'cancel', deliveryIds: ids(1) }, order),
    give_back_two: () => change({ action: 'cancel', deliveryIds: ids(2) }, order),
    cancel_rest: () => buyer('DELETE /orders/{id}', { params: { id: order }, body: {} }),
    cheaper_kit: () => kit(kits.cheaper),
    usual_kit: () => kit(kits.usual),
    dearer_kit_lapsed: () => kit(kits.dearer),
    dearer_kit_paid: async () => {
      const { change: waiting } = await kit(kits.dearer);
      if (waiting?.status !== 'pending') return;
      const { data } = await buyer('POST /order-changes/{id}/pay', { params: { id: waiting.id }, body: {} });
      await payOnline(shop, data.paymentUrl);
    },
    undo: async () => {
      const [last] = (await see()).changes;
      if (last) await change({ action: 'undo', changeId: last.id }, order);
    },
    continue: () => buyer('POST /orders/{id}', { params: { id: order }, body: {} }),
    shop_cancels: () => orderDays(admin, placed).change({ action: 'cancel', deliveryIds: ids(1) }, order),
  };
  try {
    await doing[what]();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  }
};

/** Every book says the same: the days' rows, the orders, money to be returned, payments and points. */
const booksOf = async (checkOutId: number) => {
  const { database } = shop;
  const lines = await database.select().from(orders).where(eq(orders.checkOutId, checkOutId));
  const rows = await database
    .select()
    .from(deliveries)
    .where(
      inArray(
        deliveries.orderId,
        lines.map(({ id }) => id),
      ),
    );
  const entries = await database
    .select()
    .from(deliveryEntries)
    .where(
      inArray(
        deliveryEntries.deliveryId,
        rows.map(({ id }) => id),
      ),
    );
  const [row] = await database.select().from(checkOuts).where(eq(checkOuts.id, checkOutId));
  const paid = (await database.select().from(payments)).filter(
    (payment) => payment.status === 'paid' && payment.reference.startsWith(row?.number ?? '?'),
  );
  const tasks = (await database.select().from(refundTasks)).filter(
    (task) => task.checkOutId === checkOutId || paid.some(({ id }) => id === task.paymentId),
  );
  const ledger = await database.select().from(pointsEntries).where(eq(pointsEntries.checkOutId, checkOutId));
  return { lines, rows, entries, paid, tasks, ledger };
};

it('whatever is done to an order, its books add up, no days collide, and no closed day is used', async () => {
  const step = fc.record({
    what: fc.constantFrom(...steps),
    line: fc.nat(1),
    nth: fc.nat(5),
    to: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 8 }),
      fc.constantFrom(0, 10, 37),
      async (sequence, codePercent) => {
        shop.clock.moveTo(new Date('2026-11-16T10:00:00Z'));
        const made = await someOrder(codePercent);
        for (const each of sequence) await take(made, each);
        const { lines, rows, entries, paid, tasks } = await booksOf(made.placed.id);
        const seen = await made.see();
        const received = sum(paid.map(({ receivedCents }) => receivedCents ?? 0));
        const charged =
          sum(rows.map(({ paidCents }) => paidCents)) + sum(entries.map(({ paidCents }) => paidCents));
        const owed = sum(entries.map((entry) => entry.returnedKitsCents + entry.returnedDeliveryCents));
        // Money that came is in the days' rows, and what is owed of them is a task.
        expect(charged).toBe(received);
        expect(owed).toBe(sum(tasks.map(({ dueCents }) => dueCents)));
        expect(owed).toBe(sum(lines.map(({ toReturnCents }) => toReturnCents)));
        expect(owed).toBe(seen.toReturnCents);
        expect(owed).toBeLessThanOrEqual(received);
        for (const task of tasks) expect(task.kitsCents + task.deliveryCents).toBe(task.dueCents);
        for (const { id } of lines) {
          const days = rows
            .filter((day) => day.orderId === id && day.status !== 'cancelled')
            .map(({ day }) => day);
          expect(new Set(days).size).toBe(days.length);
          expect(days).not.toContain(closed);
        }
        // Nothing was lost: each day of the order is still a row of its own.
        expect(rows).toHaveLength(10);
        const isAllBack = rows.every(({ status }) => status === 'cancelled');
        if (isAllBack) expect(owed).toBe(received);
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});
