import { type Cents, hundredthsOf, percentOf, sum } from '../money.ts';
import { explainItem } from './explanation.ts';
import type { ItemPrice } from './figures.ts';
import type { Addition, Discount, ItemChoice } from './input.ts';

/** The percentages are added up before anything is rounded: two allergens are one extra. */
const allergenPercentOf = ({ allergens }: ItemChoice): number =>
  sum(allergens.map(({ percent }) => hundredthsOf(percent))) / 100;

/** A fixed discount is for each set; none takes more than there is. */
function kitDiscountOf(discount: Discount | null, amount: number, priceCents: Cents): Cents {
  if (discount === null) return 0;
  const wanted =
    discount.type === 'percentage' ? percentOf(priceCents, discount.amount) : discount.amount * amount;
  return Math.min(wanted, priceCents);
}

/** An addition marked for unique kits fits only those, and the reverse. */
export const fits = (addition: Pick<Addition, 'isForUnique'>, { kind }: Pick<ItemChoice, 'kind'>): boolean =>
  addition.isForUnique === (kind === 'unique');

/** What one kit costs by itself, before codes, points and delivery. */
export function priceItem(choice: ItemChoice): ItemPrice {
  const { days, amount } = choice;
  const dayPriceCents = choice.unitPriceCents + choice.combinationPriceCents;
  const kitPriceCents = dayPriceCents * days * amount;
  const allergenPercent = allergenPercentOf(choice);
  const allergenExtraCents = percentOf(kitPriceCents, allergenPercent);
  const kitDiscountCents = kitDiscountOf(choice.kitDiscount, amount, kitPriceCents + allergenExtraCents);
  const additions = choice.additions.filter((addition) => fits(addition, choice));
  const additionsCents = sum(additions.map((addition) => addition.dayPriceCents)) * days * amount;

  const figures = {
    dayPriceCents,
    kitPriceCents,
    allergenExtraCents,
    kitDiscountCents,
    additionsCents,
    itemTotalCents: kitPriceCents + allergenExtraCents - kitDiscountCents + additionsCents,
  };
  return { ...figures, explanation: explainItem({ ...choice, additions }, figures, allergenPercent) };
}
