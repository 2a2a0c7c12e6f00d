import { expect, test } from 'vitest';
import {
  calorieBounds,
  type CalorieInput,
  calorieNeed,
  goals,
  recommendLevel,
  shortfall,
} from './calories.ts';

const person = (facts: Partial<CalorieInput> = {}): CalorieInput => ({
  sex: 'man',
  age: 35,
  heightCm: 180,
  weightKg: 95,
  activity: 'sedentary',
  goal: 'loss',
  ...facts,
});

const needOf = (facts: Partial<CalorieInput> = {}) => {
  const answer = calorieNeed(person(facts));
  if (!answer.ok) throw new Error('not answered');
  return answer.need;
};

test('a man of 35, 180 cm and 95 kg who sits all day and wants to lose half a kilo a week needs 1786 kcal', () => {
  expect(calorieNeed(person())).toEqual({
    ok: true,
    need: {
      resting: 1905,
      maintaining: 2286,
      target: 1786,
      weeklyChangeKg: -0.5,
      isFastLoss: false,
      isRaisedToMinimum: false,
    },
  });
});

test('a woman of the same measures rests on 166 kcal less', () => {
  expect(needOf({ sex: 'woman' }).resting).toBe(1739);
});

test('the more active, the more food', () => {
  const activities = ['sedentary', 'light', 'moderate', 'very_active', 'extra_active'] as const;
  expect(activities.map((activity) => needOf({ activity }).maintaining)).toEqual([
    2286, 2619, 2953, 3286, 3620,
  ]);
});

test('three losses, keeping and three gains are 1000, 500 and 250 kcal a day apart from the need', () => {
  expect(goals.map((goal) => needOf({ goal, activity: 'moderate' }).target - 2953)).toEqual([
    -1000, -500, -250, 0, 250, 500, 1000,
  ]);
});

test('losing a kilo a week is warned of, gaining one is not', () => {
  expect(goals.filter((goal) => needOf({ goal }).isFastLoss)).toEqual(['extreme_loss']);
});

test('nobody is advised less than 1500 kcal a day, and is told so', () => {
  const need = needOf({ goal: 'extreme_loss' });
  expect([need.target, need.isRaisedToMinimum]).toEqual([1500, true]);
  expect(needOf({ goal: 'maintain', sex: 'woman', age: 90, heightCm: 150, weightKg: 45 }).target).toBe(1500);
});

test('exactly 1500 kcal is not raised', () => {
  const need = needOf({
    sex: 'woman',
    age: 40,
    heightCm: 160,
    weightKg: 61.1,
    activity: 'sedentary',
    goal: 'maintain',
  });
  expect(need.maintaining).toBe(1500);
  expect(need.isRaisedToMinimum).toBe(false);
});

test('all wrong fields are told at once', () => {
  expect(calorieNeed(person({ age: 13, heightCm: Number.NaN, weightKg: null }))).toEqual({
    ok: false,
    problems: [
      { field: 'age', code: 'out_of_bounds' },
      { field: 'heightCm', code: 'out_of_bounds' },
      { field: 'weightKg', code: 'required' },
    ],
  });
});

test('the bounds themselves are allowed', () => {
  for (const bound of ['min', 'max'] as const) {
    const { age, heightCm, weightKg } = calorieBounds;
    const measures = { age: age[bound], heightCm: heightCm[bound], weightKg: weightKg[bound] };
    expect(calorieNeed(person(measures)).ok).toBe(true);
  }
});

test('the nearest level is recommended, and of two equally near ones the larger', () => {
  const levels = [1400, 1600, 2000, 2500].map((kcal) => ({ kcal }));
  expect(recommendLevel(1786, levels)).toEqual({ kcal: 1600 });
  expect(recommendLevel(1800, levels)).toEqual({ kcal: 2000 });
  expect(recommendLevel(9999, levels)).toEqual({ kcal: 2500 });
  expect(recommendLevel(1786, [])).toBeNull();
});

test('a level below 1500 kcal is recommended only where there is no other', () => {
  const levels = [1200, 2000, 2500].map((kcal) => ({ kcal }));
  expect(recommendLevel(1500, levels)).toEqual({ kcal: 2000 });
  expect(recommendLevel(1500, [{ kcal: 1500 }, { kcal: 1499 }])).toEqual({ kcal: 1500 });
  expect(recommendLevel(1500, [{ kcal: 1000 }, { kcal: 1200 }])).toEqual({ kcal: 1200 });
});

test('a level that lacks more than a tenth of the need is said to lack it', () => {
  expect(shortfall(5855, 3500)).toBe(2355);
  expect(shortfall(2000, 1800)).toBe(0);
  expect(shortfall(2000, 1799)).toBe(201);
  expect(shortfall(1500, 1800)).toBe(0);
});
