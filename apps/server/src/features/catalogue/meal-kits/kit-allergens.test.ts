import { expect, it } from 'vitest';
import { useShop } from '../../../../test/test-shop.ts';

const shop = useShop('demo');

it('leaving out costs more exactly where the weeks that are shown have it, or a unique kit’s own dishes', async () => {
  const guest = shop.as(null);
  const { data: kits } = await guest('GET /meal-kits', { query: { perPage: 100 } });
  const { data: list } = await guest('GET /price-list');
  const { data: allergens } = await guest('GET /allergens', { query: { perPage: 100 } });
  const { data: cities } = await guest('GET /cities');
  const { data: christmas } = await guest('GET /christmas-settings');
  for (const { id } of kits) {
    const { data: kit } = await guest('GET /meal-kits/{id}', { params: { id } });
    const ofWeeks = kit.menus.flatMap((menu) => menu.days).flatMap((day) => day.dishes);
    const dishes = kit.menus.length > 0 ? ofWeeks.map(({ dish }) => dish) : kit.dishes;
    const inside = new Set(dishes.flatMap((dish) => dish.allergens.map((each) => each.id)));
    expect(new Set(kit.allergenIds), kit.name.en).toEqual(inside);
    expect(list.kits.find((each) => each.id === id)?.allergenIds, kit.name.en).toEqual(kit.allergenIds);

    // Sold on a page of its own, not in carts.
    if (id === christmas.mealKitId) continue;
    const item = {
      mealKitId: id,
      calorieId: kit.calories[0]?.id ?? null,
      periodId: kit.periods[0]?.id ?? null,
    };
    const { data: quote } = await guest('POST /check-outs/quote', {
      body: {
        cityId: cities[0]?.id ?? 0,
        startDate: '2026-11-18',
        items: allergens.map((each) => ({ ...item, allergenIds: [each.id] })),
      },
    });
    expect(quote.problems, kit.name.en).toEqual([]);
    const charged = allergens.filter((_, index) => (quote.items[index]?.allergenExtraCents ?? 0) > 0);
    const priced = allergens.filter((each) => each.pricePercent > 0 && inside.has(each.id));
    expect(charged, kit.name.en).toEqual(priced);
  }
});
