import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInVilnius, toDay } from '../day.ts';
import {
  answerProblems,
  energyBounds,
  type IndividualAnswers,
  needsLowEnergyTick,
  type RequestOffer,
  requestedDays,
  requestMeals,
} from './answers.ts';
import { energyKcal, energyShares } from './energy.ts';

/** Wednesday, 18 November, noon in Vilnius. */
const now = new Date('2026-11-18T10:00:00Z');

const offer: RequestOffer = {
  periods: new Map([[3, { days: 20 }]]),
  hasDietPlan: (id) => id === 1,
  hasAllergen: (id) => id <= 14,
  hasProduct: (id) => id <= 5,
  cityIds: [1],
  maxDays: 60,
  isMenuSaved: false,
};

const answers: IndividualAnswers = {
  meals: ['breakfast', 'lunch', 'dinner'],
  kcal: 2000,
  macronutrients: null,
  acceptsLowEnergy: false,
  dietPlanId: 1,
  allergenIds: [2, 7],
  dislikedProductIds: [5],
  dislikedWords: '',
  otherRequests: '',
  periodId: 3,
  ownDays: null,
  workingDaysOnly: true,
  startDate: toDay('2026-11-23'),
  cityId: 1,
  menuChoice: 'shop',
  personalMenuId: null,
};

const problemsOf = (change: Partial<IndividualAnswers>, saved = false) =>
  answerProblems({ ...answers, ...change }, { ...offer, isMenuSaved: saved }, now).map(
    ({ field, code }) => `${field} ${code}`,
  );
const macros = (unit: 'grams' | 'percents', proteins: number, fats: number, carbohydrates: number) =>
  ({ unit, proteins, fats, carbohydrates }) as const;

test('a request that says all that has to be said can be sent', () => {
  expect(problemsOf({})).toEqual([]);
});

test('everything that is wrong is told at once', () => {
  const nothing = {
    meals: [],
    kcal: null,
    dietPlanId: 9,
    allergenIds: [99],
    dislikedProductIds: [99],
    otherRequests: 'x'.repeat(2001),
    periodId: null,
    startDate: null,
    cityId: null,
    menuChoice: 'own',
  } as const;
  expect(problemsOf(nothing)).toEqual([
    'meals fewer_than_one_meal',
    'kcal required',
    'dietPlanId choice_unavailable',
    'allergenIds choice_unavailable',
    'dislikedProductIds choice_unavailable',
    'otherRequests too_long',
    'periodId choice_required',
    'cityId city_required',
    'startDate start_date_required',
    'personalMenuId menu_not_saved',
  ]);
});

test('a menu of one’s own has to be saved first', () => {
  expect(problemsOf({ menuChoice: 'own', personalMenuId: 8 })).toEqual(['personalMenuId menu_not_saved']);
  expect(problemsOf({ menuChoice: 'own', personalMenuId: 8 }, true)).toEqual([]);
});

test('the first day is at least 3 days after today, by the clock of Vilnius', () => {
  expect(problemsOf({ startDate: toDay('2026-11-20') })).toEqual(['startDate individual_start_too_early']);
  expect(problemsOf({ startDate: toDay('2026-11-21') })).toEqual([]);
  const lateEvening = new Date('2026-11-18T22:30:00Z');
  const late = answerProblems({ ...answers, startDate: toDay('2026-11-21') }, offer, lateEvening);
  expect(late.map(({ code }) => code)).toEqual(['individual_start_too_early']);
  expect(problemsOf({ startDate: addDays(dayInVilnius(now), 121) })).toEqual([
    'startDate start_date_too_late',
  ]);
});

test('a period is one of the shop’s, or 1 to 60 days of one’s own', () => {
  expect(problemsOf({ periodId: 4 })).toEqual(['periodId choice_unavailable']);
  for (const ownDays of [1, 60]) expect(problemsOf({ periodId: null, ownDays })).toEqual([]);
  expect(problemsOf({ periodId: null, ownDays: 0 })).toEqual(['ownDays too_little']);
  expect(problemsOf({ periodId: null, ownDays: 61 })).toEqual(['ownDays too_much']);
  expect(requestedDays({ periodId: 3, ownDays: 7 }, offer.periods)).toBe(20);
  expect(requestedDays({ periodId: null, ownDays: 7 }, offer.periods)).toBe(7);
  expect(requestedDays({ periodId: 4, ownDays: 7 }, offer.periods)).toBe(null);
});

test('a day has 800 to 6000 kcal, said as calories or made by grams at 4, 9 and 4', () => {
  for (const kcal of [energyBounds.min, energyBounds.max])
    expect(problemsOf({ kcal, acceptsLowEnergy: true })).toEqual([]);
  expect(problemsOf({ kcal: 799 })).toEqual(['kcal too_little']);
  expect(problemsOf({ kcal: 6001 })).toEqual(['kcal too_much']);
  const grams = macros('grams', 150, 70, 200);
  expect(energyKcal({ kcal: null, macronutrients: grams })).toBe(2030);
  expect(problemsOf({ kcal: null, macronutrients: grams })).toEqual([]);
  expect(problemsOf({ kcal: 2000, macronutrients: macros('grams', 10, 10, 10) })).toEqual([
    'macronutrients too_little',
  ]);
});

test('percents make 100 and need calories', () => {
  expect(problemsOf({ macronutrients: macros('percents', 30, 30, 40) })).toEqual([]);
  expect(problemsOf({ macronutrients: macros('percents', 33.3, 33.3, 33.4) })).toEqual([]);
  expect(problemsOf({ macronutrients: macros('percents', 30, 30, 39) })).toEqual([
    'macronutrients macronutrients_make_100',
  ]);
  expect(problemsOf({ kcal: null, macronutrients: macros('percents', 30, 30, 40) })).toEqual([
    'kcal percents_need_calories',
  ]);
});

test('under 1,500 kcal with breakfast, lunch and dinner takes a tick', () => {
  expect(problemsOf({ kcal: 1499 })).toEqual(['acceptsLowEnergy low_energy_tick']);
  expect(problemsOf({ kcal: 1499, acceptsLowEnergy: true })).toEqual([]);
  expect(problemsOf({ kcal: 1500 })).toEqual([]);
  expect(needsLowEnergyTick(1000, ['breakfast', 'lunch'])).toBe(false);
  expect(needsLowEnergyTick(1000, requestMeals)).toBe(true);
});

test('grams and percents of the bar say the same energy', () => {
  expect(energyShares({ kcal: 2000, macronutrients: macros('percents', 30, 30, 40) })).toEqual({
    proteins: { grams: 150, percent: 30 },
    fats: { grams: 66.7, percent: 30 },
    carbohydrates: { grams: 200, percent: 40 },
  });
  expect(energyShares({ kcal: 2000, macronutrients: null })).toBe(null);
  const gram = fc.integer({ min: 20, max: 400 });
  fc.assert(
    fc.property(gram, gram, gram, (proteins, fats, carbohydrates) => {
      const shares = energyShares({
        kcal: null,
        macronutrients: macros('grams', proteins, fats, carbohydrates),
      });
      const { proteins: p, fats: f, carbohydrates: c } = shares ?? {};
      expect(Math.abs((p?.percent ?? 0) + (f?.percent ?? 0) + (c?.percent ?? 0) - 100)).toBeLessThan(0.2);
    }),
  );
});
