import type { MealKitSummary } from '@shop/contract/meal-kits';
import { money, number } from '~/lib/format.ts';

type Discount = NonNullable<MealKitSummary['discount']>;

/** "−10 %" or "−5,00 €". */
export const discountText = ({ type, amount }: Discount): string =>
  type === 'percentage' ? `−${number(amount)}\u00a0%` : `−${money(amount)}`;
