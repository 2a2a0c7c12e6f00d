import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { couponOrders, coupons, mails } from '../../src/db/schema/index.ts';
import { expectCouponAddsUp } from '../coupon-books.ts';
import { usePayingShop, uuidIn } from '../paying-shop.ts';
import { killedBefore } from './dying.ts';

const shop = usePayingShop();

const later = (ms: number): void => shop.clock.moveTo(new Date(shop.clock.now().getTime() + ms));

it('a coupon that was paid for is made once and sent once, wherever the shop dies on the way', async () => {
  const email = 'dovanotojas@mirtis.example';
  const { data: order } = await shop.as(null)('POST /coupon-orders/store', {
    body: {
      amountCents: 50_00,
      pieces: 2,
      design: 'dill',
      sendTo: 'buyer',
      // So that nobody but this test sends it.
      sendOn: '2026-12-24',
      buyer: { firstName: 'Jonas', lastName: 'Jonaitis', email },
      agreeTerms: true,
    },
  });
  const kept = async () => {
    const [row] = await shop.database.select().from(couponOrders).where(eq(couponOrders.id, order.id));
    const pieces = await shop.database.select().from(coupons).where(eq(coupons.couponOrderId, order.id));
    return { row, pieces };
  };
  const written = (...kinds: readonly string[]) =>
    shop.database.$count(mails, and(eq(mails.recipient, email), inArray(mails.kind, [...kinds])));

  await shop.sandbox.pay(uuidIn(order.paymentUrl));
  // The bank's news is lost with the shop each time: it is asked what became of the payment.
  let nth = 1;
  for (; (await kept()).row?.status === 'pending'; nth += 1) {
    expect((await kept()).pieces).toEqual([]);
    expect(await written('coupon_order_paid')).toBe(0);
    later(61_000);
    await killedBefore(nth, () => shop.work('payments.reconcile'));
  }
  expect(nth).toBeGreaterThan(10);
  const { pieces } = await kept();
  expect(pieces.map(({ status }) => status)).toEqual(['unsent', 'unsent']);
  expect(await written('coupon_order_paid')).toBe(1);
  for (const { id } of pieces) await expectCouponAddsUp(shop, id);

  shop.clock.moveTo(new Date('2026-12-24T08:00:00Z'));
  const [first, second] = pieces;
  const isSent = async (id: number | undefined) =>
    (await kept()).pieces.some((piece) => piece.id === id && piece.status === 'sent');
  const send = () => shop.work('coupons.send', { couponId: first?.id ?? 0 });
  let tries = 1;
  for (; !(await isSent(first?.id)); tries += 1) {
    expect(await written('coupon_to_print')).toBe(0);
    await killedBefore(tries, send);
  }
  expect(tries).toBeGreaterThan(5);
  await send();
  expect(await written('coupon_to_print')).toBe(1);

  // The other's job was lost with the shop: it is found by whoever sweeps.
  for (let times = 1; !(await isSent(second?.id)); times += 1)
    await killedBefore(times, () => shop.work('coupons.sweep', {}));
  await shop.work('coupons.sweep', {});
  expect(await written('coupon_to_print')).toBe(2);
  for (const { id } of pieces) await expectCouponAddsUp(shop, id);
});
