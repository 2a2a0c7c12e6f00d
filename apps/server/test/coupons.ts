import { toDay } from '@shop/domain/day';
import { readableCode } from '../src/readable-code.ts';
import { couponEntries, couponOrders, coupons } from '../src/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

/** A gift that was bought and sent, as if its money had come: tests of the bank buy theirs at it. */
export const aSentCoupon = async (
  { database, clock }: Pick<TestShop, 'database'> & { readonly clock: Pick<TestShop['clock'], 'now'> },
  {
    userId = null,
    valueCents = 50_00,
    validUntil = '2099-12-31',
  }: {
    readonly userId?: number | null;
    readonly valueCents?: number;
    readonly validUntil?: string;
  } = {},
) => {
  const now = clock.now();
  const email = 'dovanotoja@x.example';
  const [order] = await database
    .insert(couponOrders)
    .values({
      status: 'paid',
      userId,
      locale: 'lt',
      buyer: { firstName: 'Ieva', lastName: 'Ievaitė', email },
      buyerEmail: email,
      amountCents: valueCents,
      pieces: 1,
      design: 'beet',
      sendTo: 'buyer',
      recipientName: '',
      recipientEmail: '',
      message: '',
      payableSince: now,
      paidAt: now,
      agreedTermsAt: now,
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error('no gift was bought');
  const [coupon] = await database
    .insert(coupons)
    .values({
      couponOrderId: order.id,
      code: readableCode(12).toUpperCase(),
      status: 'sent',
      valueCents,
      balanceCents: valueCents,
      sendAt: now,
      sentAt: now,
      validUntil: toDay(validUntil),
      createdAt: now,
    })
    .returning();
  if (!coupon) throw new Error('no gift was made');
  await database.insert(couponEntries).values({
    couponId: coupon.id,
    kind: 'bought',
    cents: valueCents,
    payableKind: 'coupon_order',
    payableId: order.id,
    cause: 'bought',
  });
  return { order, coupon };
};
