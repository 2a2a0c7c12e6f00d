/** The meals in the order in which a day has them; what has no time of its own comes last. */
export const mealsOfDay = [
  'breakfast',
  'snack_1',
  'lunch',
  'snack',
  'snack_2',
  'dinner',
  'undefined',
] as const;
export type Meal = (typeof mealsOfDay)[number];

/** For sorting: earlier meals first. */
export const byMeal = (a: Meal, b: Meal): number => mealsOfDay.indexOf(a) - mealsOfDay.indexOf(b);
