import { addHours, type Day, startOfDay } from './day.ts';

/** How long before a day it can still be cancelled, its kit changed, its delivery moved. */
export type OrderTerms = {
  readonly isCancellationDisabled: boolean;
  readonly cancellationHours: number;
  readonly isChangeDisabled: boolean;
  readonly changeHours: number;
  /** For a delivery's date, time or address. */
  readonly deliveryHours: number;
};

/** A day begins at midnight in Vilnius, also where its kit is brought in the evening before. */
export const changeableUntil = (day: Day, termHours: number): Date => addHours(startOfDay(day), -termHours);

export const isChangeable = (day: Day, termHours: number, now: Date): boolean =>
  now < changeableUntil(day, termHours);
