import type { PricedKit } from '@shop/contract/prices';
import { recommendLevel } from '@shop/domain/calories';

type Kit = Pick<PricedKit, 'id' | 'isUnique' | 'isRecommended' | 'calories'>;

/** The kit and level nearest to the target; of equally near ones a recommended kit, then the owner's order. */
export const recommendKit = <K extends Kit>(
  target: number,
  kits: readonly K[],
): { kit: K; kcal: number } | null => {
  const ordered = kits
    .filter((kit) => !kit.isUnique)
    .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
  return recommendLevel(
    target,
    ordered.flatMap((kit) => kit.calories.map(({ kcal }) => ({ kit, kcal }))),
  );
};
