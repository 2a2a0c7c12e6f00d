import { allocate, type Cents } from '../money.ts';
import type { CartItem } from './input.ts';

/**
 * The order in which items are asked when an odd cent, or a code for one item, could go to several of them.
 * It follows from what the items are, so that the order of adding them to the cart never moves a cent.
 */
export function tieOrder(items: readonly CartItem[], totals: readonly Cents[]): readonly number[] {
  return items
    .map((_, index) => index)
    .toSorted(
      (a, b) =>
        items[a]!.kitId - items[b]!.kitId ||
        (items[a]!.periodId ?? 0) - (items[b]!.periodId ?? 0) ||
        totals[a]! - totals[b]!,
    );
}

/** Largest remainder with ties settled by the given order; shares come in the order of the weights. */
export function allocateInOrder(
  order: readonly number[],
  total: number,
  weights: readonly number[],
): number[] {
  const shares = allocate(
    total,
    order.map((index) => weights[index]!),
  );
  const inPlace = weights.map(() => 0);
  for (const [place, index] of order.entries()) inPlace[index] = shares[place]!;
  return inPlace;
}
