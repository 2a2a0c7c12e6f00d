import type { PriceList, PriceListKit } from '@shop/contract/price-list';
import type { ItemRequest } from '@shop/domain/pricing/offer';
import { m } from '@shop/messages';
import { number, t } from '~/lib/format.ts';

const namesOf = (ids: readonly number[], list: readonly { id: number; name: { lt: string; en: string } }[]) =>
  list.filter(({ id }) => ids.includes(id)).map(({ name }) => t(name).toLowerCase());

/** What was chosen, in a few short phrases. */
export const itemWords = (item: ItemRequest, kit: PriceListKit, list: PriceList): string[] => {
  const calorie = kit.calories.find(({ id }) => id === item.calorieId);
  const period = kit.periods.find(({ id }) => id === item.periodId);
  const combination = kit.combinations.find(({ id }) => id === item.combinationId);
  const without = namesOf(item.allergenIds, list.allergens);
  const extras = namesOf(item.additionIds, list.additions);
  return [
    ...(calorie ? [m.kcal({ amount: number(calorie.kcal) })] : []),
    ...(period ? [m.plural_days({ count: period.days })] : []),
    ...(combination ? [t(combination.name)] : []),
    ...(without.length > 0 ? [m.item_without({ allergens: without.join(', ') })] : []),
    ...(extras.length > 0 ? [m.item_with({ additions: extras.join(', ') })] : []),
  ];
};
