import type { Day } from '@shop/domain/day';

export type ChoosableDay = {
  readonly id: number;
  readonly day: Day;
  /** Since when nothing can be done with it any more; null: it can be chosen. */
  readonly lateSince: string | null;
};

const openIds = (days: readonly ChoosableDay[]): number[] =>
  days.filter(({ lateSince }) => lateSince === null).map(({ id }) => id);

/** All that can be chosen from one day to another, whichever of them was named first. */
export const betweenDays = (days: readonly ChoosableDay[], one: number, other: number): number[] => {
  const ends = [one, other].map((id) => days.findIndex((day) => day.id === id));
  return openIds(days.slice(Math.min(...ends), Math.max(...ends) + 1));
};

/** With a whole week, or without it where all of it was chosen. */
export const withWeek = (chosen: readonly number[], week: readonly ChoosableDay[]): number[] => {
  const ids = openIds(week);
  const others = chosen.filter((id) => !ids.includes(id));
  return ids.every((id) => chosen.includes(id)) ? others : [...others, ...ids];
};
