import * as m from '#generated/messages.js';

const names = {
  breakfast: m.meal_breakfast,
  lunch: m.meal_lunch,
  dinner: m.meal_dinner,
  snack: m.meal_snack,
  snack_1: m.meal_snack_1,
  snack_2: m.meal_snack_2,
  undefined: m.meal_undefined,
};

export const mealName = (type: keyof typeof names, locale?: 'lt' | 'en'): string =>
  names[type]({}, locale ? { locale } : {});
