import { recommendLevel } from '@shop/domain/calories';
import { useRoot } from '~/lib/use-root.ts';

/**
 * The level that is nearest to what the visitor has kept of the calorie calculator; null: nothing was kept. Guests have
 * nothing kept, so that what is the same for all of them stays so.
 */
export const useKeptLevel = <Level extends { readonly kcal: number }>({
  calories,
}: {
  readonly calories: readonly Level[];
}): Level | null => {
  const kept = useRoot().viewer?.calculation;
  return kept ? recommendLevel(kept.kcal, calories) : null;
};
