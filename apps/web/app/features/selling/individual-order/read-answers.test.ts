import { describe, expect, it } from 'vitest';
import { noAnswers, withPart } from './read-answers.ts';

const form = (fields: Readonly<Record<string, string | readonly string[]>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of typeof value === 'string' ? [value] : value) data.append(name, each);
  return data;
};

describe('the answers of one screen', () => {
  it('take the place of those that were given before, and leave the others alone', () => {
    const before = { ...noAnswers, allergenIds: [1], otherRequests: 'Be druskos' };
    const after = withPart(
      before,
      'food',
      form({ allergenIds: ['2', '3'], dietPlanId: '0', dislikedProductIds: [], dislikedWords: 'kepenėlės' }),
    );
    expect(after).toEqual({
      ...noAnswers,
      allergenIds: [2, 3],
      dislikedWords: 'kepenėlės',
      otherRequests: 'Be druskos',
    });
  });

  it('have meals in the order of the day, whatever the order of choosing', () => {
    const { meals } = withPart(noAnswers, 'amount', form({ meals: ['dinner', 'breakfast', 'tea'] }));
    expect(meals).toEqual(['breakfast', 'dinner']);
  });

  it('take a decimal comma, and leave the calories out where grams make them', () => {
    const said = { energyWay: 'grams', kcal: '2000', proteins: '120,5', fats: '70', carbohydrates: '' };
    expect(withPart(noAnswers, 'amount', form(said))).toMatchObject({
      kcal: null,
      macronutrients: { unit: 'grams', proteins: 120.5, fats: 70, carbohydrates: 0 },
    });
    expect(withPart(noAnswers, 'amount', form({ ...said, energyWay: 'kcal' }))).toMatchObject({
      kcal: 2000,
      macronutrients: null,
    });
  });

  it('have a period of the shop’s or days of one’s own, never both', () => {
    const days = { cityId: '1', ownDays: '12', days: 'every', start_date: '2026-11-25' };
    expect(withPart(noAnswers, 'days', form({ ...days, periodId: 'own' }))).toMatchObject({
      periodId: null,
      ownDays: 12,
      workingDaysOnly: false,
      startDate: '2026-11-25',
    });
    expect(withPart(noAnswers, 'days', form({ ...days, periodId: '4' }))).toMatchObject({
      periodId: 4,
      ownDays: null,
    });
  });

  it('keep the first day while the calendar shows another month', () => {
    const { startDate } = withPart(noAnswers, 'days', form({ periodId: '4', keptStart: '2026-11-25' }));
    expect(startDate).toBe('2026-11-25');
  });
});
