import { type CityId, latestStart, orderDeadline } from '../calendar.ts';
import { LEAST_HEALTHY_KCAL } from '../calories.ts';
import type { Day } from '../day.ts';
import type { Meal } from '../meals.ts';
import { type Energy, energyKcal, type Macronutrients } from './energy.ts';
import { REQUEST_LENGTHS } from './request-lengths.ts';

/** The six that can be wanted; their number is the "specific dish number". */
export const requestMeals = ['breakfast', 'snack_1', 'lunch', 'snack', 'snack_2', 'dinner'] as const;
export type RequestMeal = (typeof requestMeals)[number];

const mainMeals: readonly Meal[] = ['breakfast', 'lunch', 'dinner'];

/** Who writes the menu: the shop, or the buyer has one. */
export const menuChoices = ['shop', 'own'] as const;
export type MenuChoice = (typeof menuChoices)[number];

export const energyBounds = { min: 800, max: 6000 } as const;
export const LONGEST_OWN_PERIOD = 60;

/** What somebody asks for. While it is being written anything may still be missing. */
export type IndividualAnswers = Energy & {
  readonly meals: readonly RequestMeal[];
  /** Has read that so little is not healthy, and wants it. */
  readonly acceptsLowEnergy: boolean;
  readonly dietPlanId: number | null;
  readonly allergenIds: readonly number[];
  readonly dislikedProductIds: readonly number[];
  readonly dislikedWords: string;
  readonly otherRequests: string;
  /** One of the shop's periods, or days of one's own. */
  readonly periodId: number | null;
  readonly ownDays: number | null;
  readonly workingDaysOnly: boolean;
  readonly startDate: Day | null;
  readonly cityId: CityId | null;
  readonly menuChoice: MenuChoice;
  readonly personalMenuId: number | null;
};

/** What can be chosen from. */
export type RequestOffer = {
  readonly periods: ReadonlyMap<number, { readonly days: number }>;
  readonly hasDietPlan: (id: number) => boolean;
  readonly hasAllergen: (id: number) => boolean;
  readonly hasProduct: (id: number) => boolean;
  readonly cityIds: readonly CityId[];
  /** Of one's own. */
  readonly maxDays: number;
  /** Whether the named menu is the buyer's and says something: text or files. */
  readonly isMenuSaved: boolean;
};

export type AnswerProblem = {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, number>>;
};

/** How many days are asked for; null: not said yet, or no longer to be had. */
export const requestedDays = (
  { periodId, ownDays }: Pick<IndividualAnswers, 'periodId' | 'ownDays'>,
  periods: RequestOffer['periods'],
): number | null => (periodId === null ? ownDays : (periods.get(periodId)?.days ?? null));

const problem = (field: string, code: string, params?: AnswerProblem['params']): AnswerProblem =>
  params ? { field, code, params } : { field, code };

type Bounds = { readonly min: number; readonly max: number };

const bounded = (field: string, value: number, { min, max }: Bounds): AnswerProblem[] => {
  if (value < min) return [problem(field, 'too_little', { amount: min })];
  return value > max ? [problem(field, 'too_much', { amount: max })] : [];
};

const shareSum = ({ proteins, fats, carbohydrates }: Macronutrients): number =>
  Math.round((proteins + fats + carbohydrates) * 100) / 100;

/** Under the healthy minimum with every main meal, nothing else is eaten that day: it takes a tick. */
export const needsLowEnergyTick = (kcal: number, meals: readonly Meal[]): boolean =>
  kcal < LEAST_HEALTHY_KCAL && mainMeals.every((meal) => meals.includes(meal));

function energyProblems(answers: IndividualAnswers): AnswerProblem[] {
  const { kcal, macronutrients } = answers;
  const isPercents = macronutrients?.unit === 'percents';
  const problems: AnswerProblem[] = [];
  if (isPercents && shareSum(macronutrients) !== 100)
    problems.push(problem('macronutrients', 'macronutrients_make_100'));
  const energy = energyKcal(answers);
  const field = macronutrients?.unit === 'grams' ? 'macronutrients' : 'kcal';
  if (energy === null) {
    if (kcal === null) problems.push(problem('kcal', isPercents ? 'percents_need_calories' : 'required'));
    return problems;
  }
  problems.push(...bounded(field, energy, energyBounds));
  if (problems.length === 0 && needsLowEnergyTick(energy, answers.meals) && !answers.acceptsLowEnergy)
    problems.push(problem('acceptsLowEnergy', 'low_energy_tick'));
  return problems;
}

function periodProblems(answers: IndividualAnswers, { periods, maxDays }: RequestOffer): AnswerProblem[] {
  const { periodId, ownDays } = answers;
  if (periodId !== null) return periods.has(periodId) ? [] : [problem('periodId', 'choice_unavailable')];
  if (ownDays === null) return [problem('periodId', 'choice_required')];
  return bounded('ownDays', ownDays, { min: 1, max: maxDays });
}

function deliveryProblems(
  { cityId, startDate }: IndividualAnswers,
  { cityIds }: RequestOffer,
  now: Date,
): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  if (cityId === null) problems.push(problem('cityId', 'city_required'));
  else if (!cityIds.includes(cityId)) problems.push(problem('cityId', 'city_unavailable'));
  if (startDate === null) problems.push(problem('startDate', 'start_date_required'));
  else if (now >= orderDeadline(startDate, 'third'))
    problems.push(problem('startDate', 'individual_start_too_early'));
  else if (startDate > latestStart(now)) problems.push(problem('startDate', 'start_date_too_late'));
  return problems;
}

/** Everything that keeps a request from being sent, at once. */
export function answerProblems(answers: IndividualAnswers, offer: RequestOffer, now: Date): AnswerProblem[] {
  const unknown = (field: keyof IndividualAnswers, isKnown: boolean): AnswerProblem[] =>
    isKnown ? [] : [problem(field, 'choice_unavailable')];
  const { dietPlanId, menuChoice } = answers;
  return [
    ...(answers.meals.length < 1 ? [problem('meals', 'fewer_than_one_meal')] : []),
    ...energyProblems(answers),
    ...unknown('dietPlanId', dietPlanId === null || offer.hasDietPlan(dietPlanId)),
    ...unknown('allergenIds', answers.allergenIds.every(offer.hasAllergen)),
    ...unknown('dislikedProductIds', answers.dislikedProductIds.every(offer.hasProduct)),
    ...(['dislikedWords', 'otherRequests'] as const).flatMap((field) =>
      answers[field].length > REQUEST_LENGTHS[field]
        ? [problem(field, 'too_long', { amount: REQUEST_LENGTHS[field] })]
        : [],
    ),
    ...periodProblems(answers, offer),
    ...deliveryProblems(answers, offer, now),
    ...(menuChoice === 'own' && !offer.isMenuSaved ? [problem('personalMenuId', 'menu_not_saved')] : []),
  ];
}
