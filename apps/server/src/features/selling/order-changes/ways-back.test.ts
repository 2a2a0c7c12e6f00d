import { beforeEach, expect, it } from 'vitest';
import { aSentCoupon } from '../../../../test/coupons.ts';
import { paidDays, payOnline } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { sellKit } from '../../../../test/pricing.ts';

const shop = usePayingShop();
/** Monday noon, a week before the first day. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const iban = 'LT121000011101001000';

/** Paid by transfer, 120.00 and delivery, and a supplement of 29.00 for a dearer kit online. */
const paidInTwoWays = async () => {
  const order = await paidDays(shop, { paymentType: 'bank_account' });
  const { mealKitId, calorieId } = await sellKit(order.admin, { days: 10, priceCents: 1490 });
  const { change } = await order.change({ action: 'kit', mealKitId, calorieId });
  const params = { id: change?.id ?? 0 };
  await payOnline(
    shop,
    (await order.buyer('POST /order-changes/{id}/pay', { params, body: {} })).data.paymentUrl,
  );
  const price = async () =>
    (
      await order.buyer('GET /orders/{id}/cancellation-price', {
        params: { id: order.orderId },
        query: {},
      })
    ).data.money;
  return { ...order, price };
};

it('how the money comes back is shown before, and is how it then goes', async () => {
  const { buyer, orderId, see, price } = await paidInTwoWays();
  const { ways, returnCents, returnsTo } = await price();
  expect(ways).toEqual([
    { by: 'montonio', cents: 2_900 },
    { by: 'iban', cents: returnCents - 2_900 },
  ]);
  expect(returnsTo).toBe('iban');
  await buyer('DELETE /orders/{id}', { params: { id: orderId }, body: { iban } });
  const { refunds } = await see();
  expect(
    refunds.map(({ isOnline, dueCents }) => ({ by: isOnline ? 'montonio' : 'iban', cents: dueCents })),
  ).toEqual(expect.arrayContaining(ways ?? []));
  expect(refunds).toHaveLength(2);
});

it('what was given back before is told apart by whether it has gone', async () => {
  const { admin, change, nth, see, price } = await paidInTwoWays();
  expect(await price()).toMatchObject({ underWayCents: 0 });
  const [id = 0] = await nth(10);
  const given = await change({ action: 'cancel', deliveryIds: [id], iban });
  const givenCents = given.change?.money.returnCents ?? 0;
  expect(givenCents).toBeGreaterThan(0);
  expect(await price()).toMatchObject({ underWayCents: givenCents });
  const [task] = (await see()).refunds;
  await admin('PUT /refund-tasks/{id}', {
    params: { id: task?.id ?? 0 },
    body: { amountCents: givenCents, byHand: true },
  });
  expect(await price()).toMatchObject({ underWayCents: 0 });
});

it('what a gift coupon paid goes back onto it first', async () => {
  const { coupon } = await aSentCoupon(shop, { valueCents: 5_000 });
  const { preview, nth } = await paidDays(shop, { coupons: [coupon.code] });
  const { preview: shown } = await preview({ action: 'cancel', deliveryIds: await nth(1, 2, 3, 4, 5) });
  const { returnCents, ways, returnsTo } = shown.money;
  expect(ways).toEqual([
    { by: 'coupon', cents: 5_000 },
    { by: 'montonio', cents: returnCents - 5_000 },
  ]);
  expect(returnsTo).toBe('montonio');
});
