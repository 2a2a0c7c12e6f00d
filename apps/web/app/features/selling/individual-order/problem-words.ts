import type { AnswerProblem } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';

const words: Readonly<Record<string, () => string>> = {
  required: m.field_required,
  fewer_than_one_meal: m.field_fewer_than_one_meal,
  macronutrients_make_100: m.field_macronutrients_make_100,
  percents_need_calories: m.field_percents_need_calories,
  low_energy_tick: m.field_low_energy_tick,
  choice_required: m.field_choice_required,
  choice_unavailable: m.field_choice_unavailable,
  city_required: m.field_city_required,
  city_unavailable: m.field_choice_unavailable,
  start_date_required: m.field_start_date_required,
  individual_start_too_early: m.field_individual_start_too_early,
  start_date_too_late: m.field_start_date_too_late,
  menu_not_saved: m.field_menu_not_saved,
};

/** The same words as the server's. */
export const answerProblemText = ({ code, params }: AnswerProblem): string => {
  const amount = params?.['amount'] ?? 0;
  if (code === 'too_little') return m.field_too_little({ amount });
  if (code === 'too_much') return m.field_too_much({ amount });
  if (code === 'too_long') return m.field_too_long({ amount });
  return (words[code] ?? m.field_choice_unavailable)();
};
