import type { PricedKit } from '@shop/contract/prices';

const sorts = ['price', 'price_down', 'name'] as const;
type Sort = (typeof sorts)[number];

/** Chosen from lists; on a phone these lie behind one line. The words to search for are not among them. */
export const listChoices = ['kind', 'diet_plan_id', 'kcal', 'sort'] as const;

export type ListFilter = {
  readonly search?: string;
  readonly dietPlanId?: number;
  readonly kcal?: number;
  readonly isUnique?: boolean;
  readonly sort?: Sort;
};

export type Filters<P> = { readonly plans: readonly P[]; readonly levels: readonly number[] };

/** What kits can be told apart by: the diet plans and the levels that at least one of them has. */
export const filtersOf = <P extends { readonly id: number }>(
  kits: readonly Pick<PricedKit, 'calories' | 'dietPlans'>[],
  plans: readonly P[],
): Filters<P> => {
  const inUse = new Set(kits.flatMap((kit) => kit.dietPlans.map((plan) => plan.id)));
  const levels = new Set(kits.flatMap((kit) => kit.calories.map(({ kcal }) => kcal)));
  return {
    plans: plans.filter((plan) => inUse.has(plan.id)),
    levels: [...levels].toSorted((a, b) => a - b),
  };
};

const longestSearch = 100;

/** What an address asks for; what is not on offer is as if it had not been asked. */
export const listFilterFrom = (
  search: URLSearchParams,
  { plans, levels }: Filters<{ readonly id: number }>,
): ListFilter => {
  const asked = <T>(name: string, offered: readonly T[]): T | undefined =>
    offered.find((each) => String(each) === search.get(name));
  const words = (search.get('search') ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const dietPlanId = asked(
    'diet_plan_id',
    plans.map((plan) => plan.id),
  );
  const kcal = asked('kcal', levels);
  const kind = asked('kind', ['regular', 'unique']);
  const sort = asked('sort', sorts);
  return {
    ...(words !== '' && { search: words.slice(0, longestSearch) }),
    ...(dietPlanId !== undefined && { dietPlanId }),
    ...(kcal !== undefined && { kcal }),
    ...(kind !== undefined && { isUnique: kind === 'unique' }),
    ...(sort !== undefined && { sort }),
  };
};
