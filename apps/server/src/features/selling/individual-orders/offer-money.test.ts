import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aSentCoupon } from '../../../../test/coupons.ts';
import { sendRequest } from '../../../../test/individual.ts';
import { usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
let cityId: number;
/** Thursday, 19 November, ten o'clock in Vilnius. */
const sentAt = new Date('2026-11-19T08:00:00Z');
beforeAll(async () => {
  shop.clock.moveTo(sentAt);
  cityId = await openCity(await shop.asNew('admin'));
});
beforeEach(() => shop.clock.moveTo(sentAt));

/** An offer of 100.00, whose buyer has given up at the bank; the money comes hours later all the same. */
const aGivenUpAttempt = async () => {
  const order = await sendRequest(shop, cityId);
  await order.approve(9000);
  await shop.sandbox.setTroubles({ lateSeconds: 2 * 3600, lostWebhooks: 1 });
  const { paymentUrl } = await order.pay();
  await shop.sandbox.payLate(uuidIn(paymentUrl));
  await shop.work('payments.reconcile');
  expect((await order.checkOut()).payments).toMatchObject([{ status: 'declined' }]);
  return {
    ...order,
    moneyComes: async () => {
      await order.later('2026-11-19T11:00:00Z');
      await shop.work('payments.reconcile');
    },
  };
};

it('money of an attempt that was given up pays for an offer that is still the same', async () => {
  const order = await aGivenUpAttempt();
  await order.moneyComes();
  expect(await order.checkOut()).toMatchObject({ status: 'paid', toReturnCents: 0 });
});

it.each([7000, 14_000])(
  'it goes back where the price is %i by now, and the offer waits on',
  async (cents) => {
    const order = await aGivenUpAttempt();
    await order.act({ action: 'change_price', priceCents: cents });
    await order.moneyComes();
    expect(await order.checkOut()).toMatchObject({
      status: 'order_approved',
      toReturnCents: 10_000,
      refunds: [{ dueCents: 10_000 }],
    });
  },
);

it('it goes back where a coupon pays a part by now', async () => {
  const order = await aGivenUpAttempt();
  const { coupon } = await aSentCoupon(shop, { valueCents: 3000 });
  await order.pay({ coupons: [coupon.code], expectedToPayCents: 7000 });
  await order.moneyComes();
  expect(await order.checkOut()).toMatchObject({
    status: 'order_approved',
    couponCents: 3000,
    toReturnCents: 10_000,
  });
});

it('an order in cash that is cooked keeps its days, whoever asks to pay it', async () => {
  const order = await sendRequest(shop, cityId);
  await order.approve(9000);
  await order.pay({ paymentType: 'cash' });
  // The evening before its first day.
  await order.later('2026-11-24T18:00:00Z');
  const days = async () => (await order.checkOut()).orders[0]?.deliveries.map(({ day }) => day);
  const before = await days();
  const refusal = await refusalOf(order.pay({ paymentType: 'montonio' }));
  expect(refusal).toMatchObject({ status: 409, code: 'payment_term_over' });
  await order.act({ action: 'change_price', priceCents: 8000 });
  expect(await days()).toEqual(before);
});

it('an offer is not paid by the call for other orders', async () => {
  const order = await sendRequest(shop, cityId);
  await order.approve(9000);
  const params = { id: order.id };
  const refusal = await refusalOf(order.buyer()('POST /check-outs/{id}/pay', { params, body: {} }));
  expect(refusal).toMatchObject({ status: 409, code: 'wrong_state' });
  expect((await order.checkOut()).payments).toEqual([]);
});
