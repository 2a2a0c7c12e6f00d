import type { MealKitSummary } from '@shop/contract/meal-kits';
import { m } from '@shop/messages';
import { money, number } from '~/lib/format.ts';

type Discount = NonNullable<MealKitSummary['discount']>;

/** "−10 %" or "−5,00 €", in English "−10%" or "−€5.00". */
export const discountText = ({ type, amount }: Discount): string =>
  type === 'percentage' ? `−${m.percent({ amount: number(amount) })}` : `−${money(amount)}`;
