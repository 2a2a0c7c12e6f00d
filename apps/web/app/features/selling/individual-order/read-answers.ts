import { toDay } from '@shop/domain/day';
import { type IndividualAnswers, menuChoices, requestMeals } from '@shop/domain/individual/answers';
import type { Macronutrients } from '@shop/domain/individual/energy';
import type { RequestPart } from './parts.ts';

/** Nothing is said yet. */
export const noAnswers: IndividualAnswers = {
  meals: [],
  kcal: null,
  macronutrients: null,
  acceptsLowEnergy: false,
  dietPlanId: null,
  allergenIds: [],
  dislikedProductIds: [],
  dislikedWords: '',
  otherRequests: '',
  periodId: null,
  ownDays: null,
  workingDaysOnly: true,
  startDate: null,
  cityId: null,
  menuChoice: 'shop',
  personalMenuId: null,
};

/** As the shop is sent them. */
export const sentAnswers = ({ meals, allergenIds, dislikedProductIds, ...others }: IndividualAnswers) => ({
  ...others,
  meals: [...meals],
  allergenIds: [...allergenIds],
  dislikedProductIds: [...dislikedProductIds],
});

/** How energy is said: calories alone, or with macronutrients in grams or percents. */
export const energyWays = ['kcal', 'grams', 'percents'] as const;
export type EnergyWay = (typeof energyWays)[number];

export const energyWayOf = ({ macronutrients }: Pick<IndividualAnswers, 'macronutrients'>): EnergyWay =>
  macronutrients?.unit ?? 'kcal';

/** The period that is said in days of one's own. */
export const OWN_PERIOD = 'own';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A number as people type it; null: none. */
export const numberIn = (form: FormData, name: string): number | null => {
  const typed = textIn(form, name).trim().replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d+)?$/.test(typed) ? Number(typed) : null;
};

const wholeIn = (form: FormData, name: string): number | null => {
  const value = numberIn(form, name);
  return value === null ? null : Math.round(value);
};

const idsIn = (form: FormData, name: string): number[] =>
  form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? [Number(value)] : []));

const dayIn = (form: FormData): IndividualAnswers['startDate'] => {
  // The plain field of a page without scripts, the calendar's own, and what was chosen while it shows another month.
  const said = textIn(form, 'startDate') || textIn(form, 'start_date') || textIn(form, 'keptStart');
  return /^\d{4}-\d{2}-\d{2}$/.test(said) ? toDay(said) : null;
};

function macronutrientsIn(form: FormData, way: string): Macronutrients | null {
  if (way !== 'grams' && way !== 'percents') return null;
  return {
    unit: way,
    proteins: numberIn(form, 'proteins') ?? 0,
    fats: numberIn(form, 'fats') ?? 0,
    carbohydrates: numberIn(form, 'carbohydrates') ?? 0,
  };
}

const readers: Readonly<Record<RequestPart, (form: FormData) => Partial<IndividualAnswers>>> = {
  food: (form) => ({
    allergenIds: idsIn(form, 'allergenIds'),
    dietPlanId: wholeIn(form, 'dietPlanId') || null,
    dislikedProductIds: idsIn(form, 'dislikedProductIds'),
    dislikedWords: textIn(form, 'dislikedWords'),
  }),
  amount: (form) => {
    const way = textIn(form, 'energyWay');
    return {
      meals: requestMeals.filter((meal) => form.getAll('meals').includes(meal)),
      // Grams make their own calories.
      kcal: way === 'grams' ? null : wholeIn(form, 'kcal'),
      macronutrients: macronutrientsIn(form, way),
      acceptsLowEnergy: form.has('acceptsLowEnergy'),
    };
  },
  days: (form) => {
    const period = textIn(form, 'periodId');
    const isOwn = period === OWN_PERIOD;
    return {
      cityId: wholeIn(form, 'cityId'),
      periodId: isOwn ? null : wholeIn(form, 'periodId'),
      ownDays: isOwn ? (wholeIn(form, 'ownDays') ?? 0) : null,
      workingDaysOnly: textIn(form, 'days') !== 'every',
      startDate: dayIn(form),
    };
  },
  menu: (form) => ({
    menuChoice: menuChoices.find((choice) => choice === form.get('menuChoice')) ?? 'shop',
  }),
  other: (form) => ({ otherRequests: textIn(form, 'otherRequests') }),
};

/** The answers with those of one screen as they stand in its form. */
export const withPart = (
  answers: IndividualAnswers,
  part: RequestPart,
  form: FormData,
): IndividualAnswers => ({ ...answers, ...readers[part](form) });
