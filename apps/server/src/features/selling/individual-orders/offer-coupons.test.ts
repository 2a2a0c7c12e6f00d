import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aSentCoupon } from '../../../../test/coupons.ts';
import { sendRequest } from '../../../../test/individual.ts';
import { usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { coupons } from '../../../db/schema/index.ts';

const shop = usePayingShop();
let cityId: number;
/** Thursday, 19 November, ten o'clock in Vilnius. */
const sentAt = new Date('2026-11-19T08:00:00Z');
beforeAll(async () => {
  shop.clock.moveTo(sentAt);
  cityId = await openCity(await shop.asNew('admin'));
});
beforeEach(() => shop.clock.moveTo(sentAt));

/** 90.00 for the food and 10.00 for bringing it. */
const anOffer = async () => {
  const order = await sendRequest(shop, cityId);
  await order.approve(9000);
  return order;
};
const aCoupon = async (valueCents: number) => (await aSentCoupon(shop, { valueCents })).coupon;
const onIt = async ({ id }: { readonly id: number }) => {
  const [row] = await shop.database.select().from(coupons).where(eq(coupons.id, id));
  return row && { status: row.status, balanceCents: row.balanceCents };
};
const payAtBank = async (paymentUrl: string | null) => {
  await shop.sandbox.pay(uuidIn(paymentUrl));
  await shop.sandbox.tick();
};

it('what coupons would pay of an offer is told without taking anything', async () => {
  const order = await anOffer();
  const coupon = await aCoupon(3000);
  expect(await order.quote([coupon.code, coupon.code, 'ABCD-EFGH-JKLM'])).toEqual({
    coupons: [
      { code: coupon.code, accepted: true, cents: 3000, leftCents: 0 },
      { code: coupon.code, accepted: false, cents: 0, leftCents: 0, reason: 'already_applied' },
      { code: 'ABCD-EFGH-JKLM', accepted: false, cents: 0, leftCents: 0, reason: 'unknown' },
    ],
    couponCents: 3000,
    toPayCents: 7000,
  });
  expect(await onIt(coupon)).toEqual({ status: 'sent', balanceCents: 3000 });
});

it('a coupon pays a part of an offer and the bank the rest; the order is paid with the whole sum', async () => {
  const order = await anOffer();
  const coupon = await aCoupon(3000);
  const begun = await order.pay({ coupons: [coupon.code], expectedToPayCents: 7000 });
  expect(begun).toMatchObject({
    status: 'order_approved',
    totalCents: 10_000,
    couponCents: 3000,
    toPayCents: 7000,
  });
  expect(begun.payments).toMatchObject([{ amountCents: 7000 }]);
  expect(await onIt(coupon)).toEqual({ status: 'spent', balanceCents: 0 });
  await payAtBank(begun.paymentUrl);
  const paid = await order.checkOut();
  expect(paid).toMatchObject({ status: 'paid', couponCents: 3000, toPayCents: 7000, toReturnCents: 0 });
  expect(paid.invoices).toHaveLength(1);
  expect(await order.see()).toMatchObject({ status: 'paid', couponCents: 3000, toPayCents: 7000 });
});

it('coupons that pay for all of an offer make it paid at once, and what they leave stays on them', async () => {
  const order = await anOffer();
  const [first, second] = [await aCoupon(6000), await aCoupon(6000)];
  const paid = await order.pay({ coupons: [first.code, second.code], expectedToPayCents: 0 });
  expect(paid).toMatchObject({ status: 'paid', couponCents: 10_000, toPayCents: 0, payments: [] });
  expect(await onIt(first)).toEqual({ status: 'spent', balanceCents: 0 });
  expect(await onIt(second)).toEqual({ status: 'sent', balanceCents: 2000 });
});

it('a coupon goes along with a transfer or cash, and comes back with an offer that is withdrawn', async () => {
  const order = await anOffer();
  const coupon = await aCoupon(3000);
  const waiting = await order.pay({ coupons: [coupon.code], paymentType: 'cash' });
  expect(waiting).toMatchObject({ status: 'waiting_payment', toPayCents: 7000 });
  await order.withdraw();
  expect(await onIt(coupon)).toEqual({ status: 'sent', balanceCents: 3000 });
});

it('an offer that ends unpaid gives its coupons back; brought back, it takes them again', async () => {
  const order = await anOffer();
  const coupon = await aCoupon(3000);
  await order.pay({ coupons: [coupon.code] });
  await order.later('2026-11-19T14:30:00Z');
  await shop.work('check-outs.sweep');
  expect((await order.checkOut()).status).toBe('not_paid');
  expect(await onIt(coupon)).toEqual({ status: 'sent', balanceCents: 3000 });
  await order.act({ action: 'restore' });
  expect(await order.see()).toMatchObject({ status: 'order_approved', couponCents: 3000, toPayCents: 7000 });
  expect(await onIt(coupon)).toEqual({ status: 'spent', balanceCents: 0 });
});

it('a price that falls below what coupons pay gives back the rest, the last entered first, and is paid', async () => {
  const order = await anOffer();
  const [first, second] = [await aCoupon(4000), await aCoupon(4000)];
  await order.pay({ coupons: [first.code, second.code], paymentType: 'bank_account' });
  const changed = await order.act({ action: 'change_price', priceCents: 5000 });
  expect(changed).toMatchObject({ status: 'paid', totalCents: 6000, couponCents: 6000, toPayCents: 0 });
  expect(await onIt(first)).toEqual({ status: 'spent', balanceCents: 0 });
  expect(await onIt(second)).toEqual({ status: 'sent', balanceCents: 2000 });
});

it('a price that rises asks for the difference and leaves what coupons have paid', async () => {
  const order = await anOffer();
  const coupon = await aCoupon(4000);
  await order.pay({ coupons: [coupon.code], paymentType: 'bank_account' });
  const changed = await order.act({ action: 'change_price', priceCents: 12_000 });
  expect(changed).toMatchObject({
    status: 'waiting_payment',
    totalCents: 13_000,
    couponCents: 4000,
    toPayCents: 9000,
  });
  expect(await onIt(coupon)).toEqual({ status: 'spent', balanceCents: 0 });
});

it('nothing is taken where it is not as it was seen, where a code does not count, or where somebody is paying', async () => {
  const order = await anOffer();
  const coupon = await aCoupon(3000);
  const { code } = coupon;
  const refusals = [
    await refusalOf(order.pay({ coupons: [code], expectedToPayCents: 6000 })),
    await refusalOf(order.pay({ coupons: [code, 'ABCD-EFGH-JKLM'] })),
    await refusalOf(order.pay({ coupons: [code], version: 1 })),
    await refusalOf(order.pay({ coupons: [code], paymentOption: 'no such bank' })),
  ];
  expect(refusals.map(({ status, code: why }) => [status, why])).toEqual([
    [409, 'prices_updated'],
    [409, 'prices_updated'],
    [409, 'changed_meanwhile'],
    [422, 'invalid'],
  ]);
  await order.pay();
  expect(await refusalOf(order.pay({ coupons: [code] }))).toMatchObject({ code: 'payment_begun' });
  expect(await onIt(coupon)).toEqual({ status: 'sent', balanceCents: 3000 });
  expect(await order.see()).toMatchObject({ status: 'order_approved', couponCents: 0, toPayCents: 10_000 });
});

it('two offers at once never spend a cent of one coupon twice', async () => {
  const offers = [await anOffer(), await anOffer()];
  const coupon = await aCoupon(10_000);
  const paying = await Promise.allSettled(
    offers.map((order) => order.pay({ coupons: [coupon.code], expectedToPayCents: 0 })),
  );
  expect(paying.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await onIt(coupon)).toEqual({ status: 'spent', balanceCents: 0 });
});

it('money of an order that is cancelled goes back onto the coupon first', async () => {
  const order = await anOffer();
  const coupon = await aCoupon(10_000);
  await order.pay({ coupons: [coupon.code] });
  await order.askToCancel('Išvykstu');
  await order.act({ action: 'grant_cancellation', fromDay: '2026-11-25' });
  const { refunds, toReturnCents } = await order.checkOut();
  expect(toReturnCents).toBe(10_000);
  expect(refunds).toMatchObject([{ isOntoCoupon: true, dueCents: 10_000 }]);
});
