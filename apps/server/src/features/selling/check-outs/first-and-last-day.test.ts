import { beforeEach, expect, it } from 'vitest';
import { paidDays } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

it('an order begins and ends with the days that stand: given back, moved and brought back', async () => {
  const { buyer, orderId, nth, change, see } = await paidDays(shop, { days: 5 });
  const [first = 0, last = 0] = await nth(1, 5);
  await change({ action: 'cancel', deliveryIds: [last] });
  expect(await see()).toMatchObject({ startDate: '2026-11-23', lastDate: '2026-11-26' });
  await change({ action: 'move', deliveryIds: [first], to: '2026-11-20' });
  expect(await see()).toMatchObject({ startDate: '2026-11-20', lastDate: '2026-11-26' });
  await buyer('POST /orders/{id}', { params: { id: orderId }, body: { deliveryIds: [last] } });
  expect(await see()).toMatchObject({ startDate: '2026-11-20', lastDate: '2026-11-27' });
  await change({ action: 'cancel', deliveryIds: [first] });
  expect(await see()).toMatchObject({ startDate: '2026-11-24', lastDate: '2026-11-27' });
});
