import { describe, expect, it } from 'vitest';
import { answersFrom, calorieInput, isUntouched } from './answers.ts';

const typed = (values: Record<string, string>) => answersFrom((name) => values[name] ?? null);

describe('the answers of the calculator', () => {
  it('are read as people type them', () => {
    expect(
      calorieInput(
        typed({ sex: 'man', age: '35', height: '180', weight: '95,5', activity: 'sedentary', goal: 'loss' }),
      ),
    ).toEqual({ sex: 'man', age: 35, heightCm: 180, weightKg: 95.5, activity: 'sedentary', goal: 'loss' });
  });

  it('that are missing are not zero, and what nobody offered is not taken', () => {
    const input = calorieInput(typed({ activity: 'superhuman', weight: ' ' }));
    expect(input).toMatchObject({ activity: 'light', goal: 'maintain' });
    expect([input.age, input.heightCm, input.weightKg]).toEqual([null, null, null]);
    expect(calorieInput(typed({ weight: 'abc' })).weightKg).toBeNaN();
  });

  it('are untouched until the form is sent, if only with what it begins with', () => {
    expect(isUntouched(typed({}))).toBe(true);
    expect(isUntouched(typed({ sex: 'woman', goal: 'maintain' }))).toBe(false);
    expect(isUntouched(typed({ age: '3' }))).toBe(false);
  });
});
