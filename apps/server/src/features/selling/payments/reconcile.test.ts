import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { nameOwner, ownersMailbox } from '../../../../test/owner.ts';
import { aCart, type PayingShop, place, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { checkOuts, payableColumns, payments, refundTasks } from '../../../db/schema/index.ts';
import {
  isTrouble,
  type Payments,
  type PaymentTroubleKind,
  trouble,
} from '../../../ports/payments/payments.ts';

/** The bank has trouble with these payments alone. */
const troubled = new Map<string, PaymentTroubleKind>();
/** These were paid in another currency. */
const inZloty = new Set<string>();
let asked = 0;
const provider: Payments = {
  paymentMethods: () => shop.payments.paymentMethods(),
  createOrder: (order) => shop.payments.createOrder(order),
  order: async (uuid) => {
    asked += 1;
    const kind = troubled.get(uuid);
    if (kind) return trouble(kind, 'as the test says');
    const order = await shop.payments.order(uuid);
    return isTrouble(order) || !inZloty.has(uuid) ? order : { ...order, currency: 'PLN' };
  },
  refund: (request) => shop.payments.refund(request),
  readOrderToken: (token) => shop.payments.readOrderToken(token),
  readRefundToken: (token) => shop.payments.readRefundToken(token),
};
const shop: PayingShop = usePayingShop({ payments: provider });
const monday = new Date('2026-11-16T08:00:00Z');
const minutes = (count: number) => shop.clock.moveTo(new Date(monday.getTime() + count * 60_000));

beforeAll(() => nameOwner(shop));
beforeEach(() => {
  shop.clock.moveTo(monday);
  troubled.clear();
});

const anOrder = async (startDate = '2026-11-17') => {
  const cart = await aCart(await shop.asNew('admin'));
  const placed = await place(shop.as(null), { ...cart, startDate });
  return { id: placed.id, uuid: uuidIn(placed.paymentUrl) };
};
const paidOf = async (...ids: number[]) =>
  shop.database.$count(checkOuts, and(inArray(checkOuts.id, ids), eq(checkOuts.status, 'paid')));

describe('asking about open payments', () => {
  it.each([
    'refused',
    'not_authorised',
    'unavailable',
    'unreadable',
    'too_many_requests',
  ] satisfies PaymentTroubleKind[])(
    'goes on with the others when the bank’s answer about the oldest five is “%s”',
    async (kind) => {
      for (let count = 0; count < 5; count += 1) troubled.set((await anOrder()).uuid, kind);
      minutes(1);
      const paid = await anOrder();
      await shop.sandbox.setTroubles({ lostWebhooks: 1 });
      await shop.sandbox.pay(paid.uuid);
      for (const round of [3, 6]) {
        minutes(round);
        await shop.work('payments.reconcile');
      }
      expect(await paidOf(paid.id)).toBe(1);
    },
  );

  it('goes on in the same round after three answers that nobody understands', async () => {
    for (let count = 0; count < 3; count += 1) troubled.set((await anOrder()).uuid, 'unreadable');
    minutes(1);
    const others = [await anOrder(), await anOrder(), await anOrder()];
    await shop.sandbox.setTroubles({ lostWebhooks: 3 });
    for (const { uuid } of others) await shop.sandbox.pay(uuid);
    minutes(3);
    await shop.work('payments.reconcile');
    expect(await paidOf(...others.map(({ id }) => id))).toBe(3);
  });

  it('a provider that is left in peace was not asked: nobody’s turn is over, and all are asked about after it', async () => {
    const orders: Awaited<ReturnType<typeof anOrder>>[] = [];
    for (let count = 0; count < 5; count += 1) {
      minutes(count);
      orders.push(await anOrder());
    }
    const askedAt = () =>
      Promise.all(
        orders.map(async ({ uuid }) => {
          const [row] = await shop.database.select().from(payments).where(eq(payments.uuid, uuid));
          return row?.checkedAt.toISOString().slice(11, 16);
        }),
      );
    // Whatever else is open has had its turn.
    minutes(10);
    await shop.database
      .update(payments)
      .set({ checkedAt: shop.clock.now() })
      .where(
        notInArray(
          payments.uuid,
          orders.map(({ uuid }) => uuid),
        ),
      );
    for (const { uuid } of orders) troubled.set(uuid, 'unavailable');
    asked = 0;
    for (let round = 0; round < 3; round += 1) await shop.work('payments.reconcile');
    expect(asked).toBe(3);
    expect(await askedAt()).toEqual(['08:10', '08:10', '08:10', '08:03', '08:04']);

    troubled.clear();
    minutes(11);
    await shop.work('payments.reconcile');
    expect(await askedAt()).toEqual(Array(5).fill('08:11'));
    expect(asked).toBeGreaterThanOrEqual(8);
  });

  it('tells the owner once a day that the bank refuses the shop’s keys', async () => {
    const alerts = async () =>
      (await mailsTo(shop, ownersMailbox)).filter(({ kind }) => kind === 'alert_payment_keys').length;
    const before = await alerts();
    minutes(2 * 24 * 60);
    for (let count = 0; count < 3; count += 1)
      troubled.set((await anOrder('2026-11-23')).uuid, 'not_authorised');
    for (const round of [3, 6, 9]) {
      minutes(2 * 24 * 60 + round);
      await shop.work('payments.reconcile');
    }
    expect(await alerts()).toBe(before + 1);
  });
});

it('money in another currency is kept and returned as what it is, and never called euros', async () => {
  const { id, uuid } = await anOrder();
  inZloty.add(uuid);
  await shop.sandbox.pay(uuid);
  await shop.work('payments.reconcile');
  const admin = await shop.asNew('admin');
  const { data } = await admin('GET /check-outs/{id}', { params: { id } });
  expect(data).toMatchObject({
    status: 'new',
    toReturnCents: 0,
    payments: [{ status: 'paid', amountCents: 7450, currency: 'PLN' }],
  });
  const { data: tasks } = await admin('GET /refund-tasks', { query: { checkOutId: id } });
  expect(tasks).toMatchObject([{ reason: 'wrong_amount', dueCents: 7450, currency: 'PLN' }]);
  const [mail] = await mailsTo(shop, 'jurate@pirkeja.example');
  expect(mail).toMatchObject({ kind: 'order_return_due' });
  expect(`${mail?.subject} ${mail?.plain}`).toContain('74.50\u00a0PLN');
  expect(`${mail?.subject} ${mail?.plain}`).not.toContain('€');
});

it('a silent provider is asked about three refunds and no more; the others wait for the next round', async () => {
  const [{ id: checkOutId } = { id: 0 }] = await shop.database
    .select({ id: checkOuts.id })
    .from(checkOuts)
    .limit(1);
  for (let count = 0; count < 6; count += 1) {
    const uuid = randomUUID();
    troubled.set(uuid, 'unavailable');
    const [payment] = await shop.database
      .insert(payments)
      .values({
        ...payableColumns({ kind: 'check_out', id: checkOutId }),
        uuid,
        reference: uuid,
        status: 'paid',
        amountCents: 500,
        receivedCents: 500,
        checkedAt: monday,
      })
      .returning({ id: payments.id });
    await shop.database.insert(refundTasks).values({
      ...payableColumns({ kind: 'check_out', id: checkOutId }),
      paymentId: payment?.id ?? 0,
      reason: 'paid_twice',
      status: 'requested',
      dueCents: 500,
      returnedCents: 500,
      // Asked for already: what became of it is to be heard.
      refundUuid: randomUUID(),
      idempotencyKey: randomUUID(),
    });
  }
  asked = 0;
  await shop.work('refunds.reconcile');
  expect(asked).toBe(3);
});
