import type { CartProblem } from './figures.ts';
import type { CartInput } from './input.ts';
import { fits } from './item.ts';

/** All of them at once, so that the buyer can mend them at once. */
export function problemsOf({ items }: CartInput): readonly CartProblem[] {
  if (items.length === 0) return [{ code: 'cart_empty' }];
  return items.flatMap((item, itemIndex) => {
    const problems: CartProblem[] = item.additions
      .filter((addition) => !fits(addition, item))
      .map(({ id }) => ({ code: 'addition_does_not_fit', itemIndex, additionId: id }));
    if (item.deliveryDates.length !== item.days)
      problems.push({ code: 'delivery_dates_incomplete', itemIndex });
    return problems;
  });
}
