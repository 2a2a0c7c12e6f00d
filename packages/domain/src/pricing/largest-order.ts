import { MOST_ORDER_CENTS } from '../constants.ts';
import { type Cents, sum } from '../money.ts';
import type { DeliveryPrices, ItemChoice } from './input.ts';

/** No less than the item and its delivery can cost, before anything is taken off. */
const mostOf = (item: ItemChoice, prices: DeliveryPrices): Cents => {
  const { working, weekend_or_holiday } = prices[item.kind];
  const dayPrice = item.unitPriceCents + item.combinationPriceCents;
  const percent = 100 + sum(item.allergens.map((each) => each.percent));
  const additions = sum(item.additions.map((each) => each.dayPriceCents));
  const deliveries = item.kind === 'regular' ? item.days : item.amount;
  return (
    (dayPrice * (percent / 100) + additions) * item.days * item.amount +
    Math.max(working, weekend_or_holiday) * deliveries
  );
};

/** Which items go beyond what one order may cost, each together with those before it that do not. */
export const beyondLargestOrder = (
  items: readonly (ItemChoice | null)[],
  prices: DeliveryPrices,
): ReadonlySet<number> => {
  const beyond = new Set<number>();
  let cents = 0;
  for (const [index, item] of items.entries()) {
    if (item === null) continue;
    const most = mostOf(item, prices);
    if (cents + most > MOST_ORDER_CENTS) beyond.add(index);
    else cents += most;
  }
  return beyond;
};
