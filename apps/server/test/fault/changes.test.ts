import { ApiError } from '@shop/contract/client';
import { and, eq, notInArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../src/db/schema/index.ts';
import { booksOf, expectBooksAddUp } from '../books.ts';
import { orderDays, paidDays } from '../ordered-days.ts';
import { aBuyer, usePayingShop, uuidIn } from '../paying-shop.ts';
import { type Item, sellKit } from '../pricing.ts';
import { killedBefore } from './dying.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

type Kit = Item & { readonly mealKitId: number };
let kits: { readonly usual: Kit; readonly dearer: Kit };
beforeAll(async () => {
  const admin = await shop.asNew('admin');
  const kit = (priceCents: number) => sellKit(admin, { days: 3, priceCents });
  kits = { usual: await kit(1690), dearer: await kit(1790) };
});

let made = 0;
const anOrder = async () => {
  made += 1;
  const email = `mirstanti-${made}@pirkeja.example`;
  const order = await paidDays(shop, { items: [kits.usual], codePercent: 10, buyer: aBuyer({ email }) });
  const change = (client: typeof order.buyer) => orderDays(client, order.placed).change;
  /** All that was kept of it, and how many letters were written. */
  const kept = async () => {
    const { row, lines, rows, entries, tasks, ledger } = await booksOf(shop, order.placed.id);
    const letters = await shop.database.$count(
      mails,
      and(eq(mails.recipient, email), notInArray(mails.kind, ['order_placed'])),
    );
    return { version: row?.version, lines, rows, entries, tasks, ledger, letters };
  };
  return { ...order, email, change, kept };
};
type Order = Awaited<ReturnType<typeof anOrder>>;

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/**
 * The shop dies before each statement of it in turn, and it is asked for again: every time all of it has happened or
 * nothing, and the books add up. How often it died.
 */
const dyingEverywhere = async (
  { placed, kept }: Order,
  task: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<number> => {
  const before = await kept();
  for (let nth = 1; ; nth += 1) {
    const hasDied = await killedBefore(nth, task);
    await expectBooksAddUp(shop, placed.id);
    if (await isDone()) return nth;
    expect(hasDied, `it ended by itself before statement ${nth}, and nothing was done`).toBe(true);
    expect(await kept()).toEqual(before);
  }
};

it('a move', async () => {
  const order = await anOrder();
  const { version } = await order.see();
  const [id = 0] = await order.nth(1);
  const task = () =>
    order.change(order.buyer)({ action: 'move', deliveryIds: [id], to: '2026-12-01', version });
  const died = await dyingEverywhere(order, task, async () =>
    (await order.standing()).some((day) => day === '2026-12-01'),
  );
  expect(died).toBeGreaterThan(10);
  // Whoever asks again because no answer came is told that it has changed.
  expect(await task().catch((error: unknown) => isRefusal(error))).toBe(true);
  const after = await order.kept();
  expect(after.letters).toBe(2);
  expect((await order.see()).changes).toHaveLength(1);
});

it('a day that is given back, with the money to be returned', async () => {
  const order = await anOrder();
  const { version } = await order.see();
  const ids = await order.nth(2, 3);
  const task = () => order.change(order.buyer)({ action: 'cancel', deliveryIds: ids, version });
  const isDone = async () => (await order.standing()).length === 1;
  expect(await dyingEverywhere(order, task, isDone)).toBeGreaterThan(10);
  const { owed, tasks } = await expectBooksAddUp(shop, order.placed.id);
  // 3 × 15.21 paid less one day at 16.90, and the delivery of two days.
  expect(owed).toBe(3 * 1521 - 1690 + 2 * 200);
  expect(tasks).toHaveLength(1);
});

it('another kit, until its supplement is asked for, and the supplement that is paid', async () => {
  const order = await anOrder();
  const { version } = await order.see();
  const { mealKitId, calorieId = null } = kits.dearer;
  const ask = () => order.change(order.buyer)({ action: 'kit', mealKitId, calorieId, version });
  const waiting = async () => (await order.see()).changes.find(({ action }) => action === 'kit');
  expect(await dyingEverywhere(order, ask, async () => (await waiting()) !== undefined)).toBeGreaterThan(10);
  const change = await waiting();
  expect(change).toMatchObject({ status: 'pending', money: { supplementCents: 300 } });

  const params = { id: change?.id ?? 0 };
  const { data } = await order.buyer('POST /order-changes/{id}/pay', { params, body: {} });
  await shop.sandbox.pay(uuidIn(data.paymentUrl));
  const isPaid = async () => (await waiting())?.status === 'done';
  // The bank's news is lost with the shop each time: it is asked what became of the payment.
  const look = () => shop.work('payments.reconcile');
  let nth = 1;
  for (; !(await isPaid()); nth += 1) {
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 61_000));
    await killedBefore(nth, look);
  }
  expect(nth).toBeGreaterThan(10);
  const { received, entries } = await expectBooksAddUp(shop, order.placed.id);
  expect(received).toBe(order.placed.totalCents + 300);
  expect(entries.filter(({ kind }) => kind === 'supplement')).toHaveLength(3);
});

it('money that is returned', async () => {
  const order = await anOrder();
  await order.change(order.buyer)({ action: 'cancel', deliveryIds: await order.nth(2, 3) });
  const { owed, tasks } = await expectBooksAddUp(shop, order.placed.id);
  const params = { id: tasks[0]?.id ?? 0 };
  const send = () => order.admin('PUT /refund-tasks/{id}', { params, body: { amountCents: owed } });
  const status = async () => (await booksOf(shop, order.placed.id)).tasks[0]?.status;
  for (let nth = 1; (await status()) === 'due'; nth += 1) {
    await killedBefore(nth, async () => {
      await send().catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    });
    await expectBooksAddUp(shop, order.placed.id);
  }
  for (let times = 0; (await status()) === 'requested' && times < 20; times += 1) {
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 3_600_000));
    await shop.sandbox.tick();
    await shop.work('refunds.reconcile');
  }
  expect(await status()).toBe('returned');
  const { tasks: after } = await expectBooksAddUp(shop, order.placed.id);
  expect(after).toMatchObject([{ dueCents: owed, returnedCents: owed }]);
});
