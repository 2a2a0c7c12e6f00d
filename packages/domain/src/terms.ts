import { addHours, type Day, startOfDay } from './day.ts';

/** How long before a day it can still be cancelled, its kit changed, its delivery moved. */
export type OrderTerms = {
  readonly isCancellationDisabled: boolean;
  readonly cancellationHours: number;
  readonly isChangeDisabled: boolean;
  readonly changeHours: number;
  /** For a delivery's date, time or address. */
  readonly deliveryDateChangeHours: number;
  /** Whoever runs the shop is bound by none. */
  readonly isWaived?: boolean;
};

/** Reckoned from the midnight, in Vilnius, in which the day begins on which the box is brought. */
export const changeableUntil = (broughtOn: Day, termHours: number): Date =>
  addHours(startOfDay(broughtOn), -termHours);

export const isChangeable = (broughtOn: Day, termHours: number, now: Date): boolean =>
  now < changeableUntil(broughtOn, termHours);
