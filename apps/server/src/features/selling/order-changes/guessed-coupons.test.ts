import { beforeEach, expect, it } from 'vitest';
import { paidDays } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { sellKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

it('whoever has a supplement to pay cannot guess coupons by it', async () => {
  const order = await paidDays(shop);
  const { mealKitId, calorieId } = await sellKit(order.admin, { days: 10, priceCents: 1490 });
  const { change } = await order.change({ action: 'kit', mealKitId, calorieId });
  const params = { id: change?.id ?? 0 };
  const guess = () =>
    refusalOf(
      order.buyer('POST /order-changes/{id}/pay', {
        params,
        body: { coupons: ['AAAABBBBCCC2', 'AAAABBBBCCC3', 'AAAABBBBCCC4', 'AAAABBBBCCC5', 'AAAABBBBCCC6'] },
      }),
    );
  const statuses = (await Promise.all(Array.from({ length: 13 }, guess))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 12 }, () => 422), 429]);
});
