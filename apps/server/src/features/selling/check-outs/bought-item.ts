import type { BoughtItem } from '@shop/contract/orders';
import type { ItemRequest } from '@shop/domain/pricing/offer';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';

/** What is bought, as it is called and priced today: the order keeps this, whatever becomes of the kit. */
export const boughtItem = (
  item: ItemRequest,
  { kits, menuTypes, allergens, additions }: Pick<Snapshot, 'kits' | 'menuTypes' | 'allergens' | 'additions'>,
): BoughtItem => {
  const kit = kits.get(item.mealKitId);
  if (!kit) throw new Error('a kit without a price was placed');
  const menuType = kit.isUnique ? undefined : menuTypes.get(kit.menuTypeId ?? 0);
  const combination = kit.combinations.find(({ id }) => id === item.combinationId);
  return {
    mealKitId: kit.id,
    name: kit.name,
    isUnique: kit.isUnique,
    kcal: kit.isUnique ? null : (kit.calories.find(({ id }) => id === item.calorieId)?.kcal ?? null),
    meals: kit.meals,
    menuType: menuType ? { id: menuType.id, name: menuType.name } : null,
    dishes: kit.isUnique ? kit.dishes.map(({ id, name }) => ({ id, name })) : [],
    combinationId: combination?.id ?? null,
    combination: combination?.name ?? null,
    allergens: [...new Set(item.allergenIds)].flatMap((id) => {
      const found = allergens.get(id);
      return found
        ? [{ id, name: found.name, percent: kit.allergenIds.includes(id) ? found.pricePercent : 0 }]
        : [];
    }),
    additions: [...new Set(item.additionIds)].flatMap((id) => {
      const found = additions.get(id);
      return found ? [{ id, name: found.name, pricePerDayCents: found.pricePerDayCents }] : [];
    }),
  };
};
