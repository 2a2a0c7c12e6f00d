import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { nameOwner, ownersMailbox } from '../../../test/owner.ts';
import { aCart, type PayingShop, place, usePayingShop, uuidIn } from '../../../test/paying-shop.ts';
import { checkOuts } from '../../db/schema/index.ts';
import { type Payments, type PaymentTroubleKind, trouble } from '../../ports/payments/payments.ts';

/** The bank has trouble with these payments alone. */
const troubled = new Map<string, PaymentTroubleKind>();
const provider: Payments = {
  paymentMethods: () => shop.payments.paymentMethods(),
  createOrder: (order) => shop.payments.createOrder(order),
  order: async (uuid) => {
    const kind = troubled.get(uuid);
    return kind ? trouble(kind, 'as the test says') : shop.payments.order(uuid);
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
  it.each(['refused', 'not_authorised', 'unavailable'] satisfies PaymentTroubleKind[])(
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
