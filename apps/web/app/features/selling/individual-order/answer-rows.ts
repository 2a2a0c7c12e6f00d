import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { energyKcal, energyShares } from '@shop/domain/individual/energy';
import { m } from '@shop/messages';
import { mealName } from '@shop/messages/meals';
import { longDay, number, t } from '~/lib/format.ts';
import type { RequestPart } from './parts.ts';
import type { RequestList } from './request-list.ts';

export type AnswerRow = { readonly label: string; readonly words: string; readonly part: RequestPart };

type Named = readonly { readonly id: number; readonly name: { readonly lt: string; readonly en: string } }[];

const namesOf = (ids: readonly number[], rows: Named): string[] =>
  rows.filter(({ id }) => ids.includes(id)).map(({ name }) => t(name));

const energyWords = (answers: IndividualAnswers): string => {
  const kcal = energyKcal(answers);
  const shares = energyShares(answers);
  const of = (name: 'proteins' | 'fats' | 'carbohydrates'): string =>
    shares ? m.macro_grams({ grams: number(shares[name].grams), percent: number(shares[name].percent) }) : '';
  return [
    ...(kcal === null ? [] : [m.kcal({ amount: number(kcal) })]),
    ...(shares
      ? [
          `${m.proteins()} ${of('proteins')}`,
          `${m.fats()} ${of('fats')}`,
          `${m.carbohydrates()} ${of('carbohydrates')}`,
        ]
      : []),
  ].join(' · ');
};

/** Every answer in words, with the screen on which it is changed. */
export const answerRows = (
  answers: IndividualAnswers,
  choices: RequestList,
  menuText: string,
): AnswerRow[] => {
  const days = answers.periodId
    ? choices.periods.find(({ id }) => id === answers.periodId)?.days
    : answers.ownDays;
  const city = choices.list.cities.find(({ id }) => id === answers.cityId);
  const none = m.individual_none();
  const disliked = [
    ...namesOf(answers.dislikedProductIds, choices.products),
    ...(answers.dislikedWords ? [answers.dislikedWords] : []),
  ];
  return [
    {
      part: 'food',
      label: m.individual_without_allergens(),
      words: namesOf(answers.allergenIds, choices.allergens).join(', ') || none,
    },
    { part: 'food', label: m.individual_disliked(), words: disliked.join(', ') || none },
    {
      part: 'food',
      label: m.individual_diet(),
      words:
        namesOf(answers.dietPlanId === null ? [] : [answers.dietPlanId], choices.dietPlans)[0] ??
        m.individual_diet_none(),
    },
    {
      part: 'amount',
      label: m.individual_meals(),
      words: answers.meals.map((meal) => mealName(meal)).join(', '),
    },
    { part: 'amount', label: m.individual_energy(), words: energyWords(answers) },
    {
      part: 'days',
      label: m.individual_period(),
      words: [
        ...(days ? [m.plural_days({ count: days })] : []),
        (answers.workingDaysOnly ? m.days_working() : m.days_every()).toLowerCase(),
        ...(answers.startDate ? [m.review_from({ day: longDay(answers.startDate, 'genitive') })] : []),
      ].join(', '),
    },
    { part: 'days', label: m.individual_city(), words: city ? t(city.name) : '' },
    {
      part: 'menu',
      label: m.individual_menu(),
      words: answers.menuChoice === 'shop' ? m.individual_menu_shop() : menuText,
    },
    { part: 'other', label: m.individual_other(), words: answers.otherRequests || none },
  ];
};
