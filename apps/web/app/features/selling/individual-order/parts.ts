import type { AnswerProblem } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';

/** The questions, one screen each, in the order in which they are asked. */
export const requestParts = ['food', 'amount', 'days', 'menu', 'other'] as const;
export type RequestPart = (typeof requestParts)[number];

export const partNames: Readonly<Record<RequestPart, () => string>> = {
  food: m.individual_part_food,
  amount: m.individual_part_amount,
  days: m.individual_part_days,
  menu: m.individual_part_menu,
  other: m.individual_part_other,
};

const fieldsOf: Readonly<Record<RequestPart, readonly string[]>> = {
  food: ['allergenIds', 'dietPlanId', 'dislikedProductIds', 'dislikedWords'],
  amount: ['meals', 'kcal', 'macronutrients', 'acceptsLowEnergy'],
  days: ['cityId', 'periodId', 'ownDays', 'startDate'],
  menu: ['personalMenuId'],
  other: ['otherRequests'],
};

export const partIn = (query: URLSearchParams): RequestPart | null => {
  const asked = query.get('part');
  return requestParts.find((part) => part === asked) ?? null;
};

export const partAfter = (part: RequestPart): RequestPart | null =>
  requestParts[requestParts.indexOf(part) + 1] ?? null;

export const partBefore = (part: RequestPart): RequestPart | null =>
  requestParts[requestParts.indexOf(part) - 1] ?? null;

/** On whose screen a field stands. */
export const partOf = (field: string): RequestPart =>
  requestParts.find((part) => fieldsOf[part].includes(field)) ?? 'food';

export const problemsOn = (part: RequestPart, problems: readonly AnswerProblem[]): AnswerProblem[] =>
  problems.filter(({ field }) => fieldsOf[part].includes(field));

/** Where to go before a request can be sent on; null: every question has its answer. */
export const firstPartWith = (problems: readonly AnswerProblem[]): RequestPart | null =>
  requestParts.find((part) => problemsOn(part, problems).length > 0) ?? null;
