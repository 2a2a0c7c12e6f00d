import {
  activities,
  type Activity,
  type CalorieInput,
  type Goal,
  goals,
  type Sex,
  sexes,
} from '@shop/domain/calories';

/** What was typed, as it was typed. */
export type Answers = Readonly<Record<'sex' | 'age' | 'height' | 'weight' | 'activity' | 'goal', string>>;

const oneOf = <T extends string>(allowed: readonly T[], value: string, otherwise: T): T =>
  allowed.find((each) => each === value) ?? otherwise;

/** A number as people type it: with a comma, with spaces; an empty field is not 0. */
const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(',', '.').replace(/\s/g, ''));

export const answersFrom = (get: (name: string) => string | null): Answers => ({
  sex: get('sex') ?? '',
  age: get('age') ?? '',
  height: get('height') ?? '',
  weight: get('weight') ?? '',
  activity: get('activity') ?? '',
  goal: get('goal') ?? '',
});

/** The form was never sent: a sent one always says the sex. */
export const isUntouched = ({ sex, age, height, weight }: Answers): boolean =>
  sex + age + height + weight === '';

export const calorieInput = ({ sex, age, height, weight, activity, goal }: Answers): CalorieInput => ({
  sex: oneOf<Sex>(sexes, sex, 'woman'),
  age: numberOf(age),
  heightCm: numberOf(height),
  weightKg: numberOf(weight),
  activity: oneOf<Activity>(activities, activity, 'light'),
  goal: oneOf<Goal>(goals, goal, 'maintain'),
});
