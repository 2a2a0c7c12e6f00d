import type { MealKitSummary } from '@shop/contract/meal-kits';
import { m } from '@shop/messages';
import { number } from '~/lib/format.ts';

/** What the lowest price is the price of: "1 500 kcal, 20 dienų". */
export const priceForWords = ({ kcal, days }: NonNullable<MealKitSummary['priceFor']>): string =>
  kcal === null
    ? m.plural_days({ count: days })
    : m.price_for({ kcal: m.kcal({ amount: number(kcal) }), days: m.plural_days({ count: days }) });
