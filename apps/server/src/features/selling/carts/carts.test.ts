import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop();

const line = (key: string, addedAt: string) => ({ key, addedAt, mealKitId: 1, periodId: 1, amount: 2 });

describe('the cart of somebody who is logged in', () => {
  it('is there on every device, without lines of more than 24 hours ago', async () => {
    const buyer = await shop.person('user');
    const items = [line('a', '2026-11-15T08:00:00Z'), line('b', '2026-11-16T07:00:00Z')];
    await shop.as(buyer)('PUT /cart', { body: { items } });
    const { data } = await shop.as(buyer)('GET /cart');
    expect(data.items.map((each) => [each.key, each.amount, each.calorieId])).toEqual([['b', 2, null]]);
    expect((await (await shop.asNew('user'))('GET /cart')).data.items).toEqual([]);
  });

  it('counts a line that a browser says is of the future from now on', async () => {
    const buyer = await shop.person('user');
    await shop.as(buyer)('PUT /cart', { body: { items: [line('a', '2036-11-16T08:00:00Z')] } });
    const { data } = await shop.as(buyer)('GET /cart');
    expect(data.items.map((each) => each.addedAt)).toEqual(['2026-11-16T08:00:00.000Z']);
  });

  it('is not kept for guests', async () => {
    expect((await refusalOf(shop.as(null)('GET /cart'))).status).toBe(401);
  });
});
