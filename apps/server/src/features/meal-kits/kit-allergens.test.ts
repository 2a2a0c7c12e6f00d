import { expect, it } from 'vitest';
import { useShop } from '../../../test/test-shop.ts';

const shop = useShop('demo');

it('everything that a kit’s dishes contain, typical or of a week, can be left out of it', async () => {
  const guest = shop.as(null);
  const { data: kits } = await guest('GET /meal-kits', { query: { perPage: 100 } });
  const { data: list } = await guest('GET /price-list');
  for (const { id } of kits) {
    const { data: kit } = await guest('GET /meal-kits/{id}', { params: { id } });
    const ofWeeks = kit.menus.flatMap((menu) => menu.days).flatMap((day) => day.dishes);
    const dishes = [...kit.dishes, ...ofWeeks.map(({ dish }) => dish)];
    const inside = new Set(dishes.flatMap(({ allergens }) => allergens.map((each) => each.id)));
    expect(inside.difference(new Set(kit.allergenIds)), kit.name.en).toEqual(new Set());
    expect(list.kits.find((each) => each.id === id)?.allergenIds, kit.name.en).toEqual(kit.allergenIds);
  }
});
