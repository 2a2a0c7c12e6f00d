import type { CartProblem } from './figures.ts';
import type { CartInput } from './input.ts';

/** All of them at once, so that the buyer can mend them at once. */
export function problemsOf({ items }: CartInput): readonly CartProblem[] {
  if (items.length === 0) return [{ code: 'cart_empty' }];
  return items.flatMap(({ deliveryDates, days }, itemIndex) =>
    deliveryDates.length === days ? [] : [{ code: 'delivery_dates_incomplete', itemIndex } as const],
  );
}
