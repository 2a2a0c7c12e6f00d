import type { DayPricePart } from '@shop/contract/order-changes';
import type { BoughtItem } from '@shop/contract/orders';
import { sum } from '@shop/domain/money';
import type { ItemChoice } from '@shop/domain/pricing/input';

/** From what the price of a day of one set comes, as it is called; what costs nothing is left out. */
export const dayPriceParts = (choice: ItemChoice, { combination, additions }: BoughtItem): DayPricePart[] => {
  const percent = sum(choice.allergens.map((allergen) => Math.round(allergen.percent * 100))) / 100;
  const { kitDiscount, combinationPriceCents } = choice;
  return [
    { kind: 'kit', cents: choice.unitPriceCents },
    ...(combination && combinationPriceCents > 0
      ? [{ kind: 'combination' as const, name: combination, cents: combinationPriceCents }]
      : []),
    ...(percent > 0 ? [{ kind: 'allergens' as const, percent }] : []),
    ...(kitDiscount ? [{ kind: 'discount' as const, discount: kitDiscount }] : []),
    ...additions.map(({ name, pricePerDayCents }) => ({
      kind: 'addition' as const,
      name,
      cents: pricePerDayCents,
    })),
  ];
};
