import { addDays, type Day, dayInVilnius, startOfDay, toDay } from './day.ts';
import type { DayAction } from './days/day-can.ts';

/** How a Christmas-eve kit comes: in the evening of the 23rd of December, or in the morning of the 24th. */
export const christmasWayKinds = ['evening_23', 'morning_24'] as const;
export type ChristmasWayKind = (typeof christmasWayKinds)[number];

/** What the owner has said of it; what is not said yet is null. */
export type ChristmasSeason = {
  readonly isEnabled: boolean;
  readonly mealKitId: number | null;
  readonly opensAt: Date | null;
  readonly lastOrderAt: Date | null;
};

/** Off: nobody knows yet when it will be sold. */
export const christmasPhases = ['off', 'before', 'open', 'over'] as const;
export type ChristmasPhase = (typeof christmasPhases)[number];

export function christmasPhase(
  { isEnabled, mealKitId, opensAt, lastOrderAt }: ChristmasSeason,
  now: Date,
): ChristmasPhase {
  if (!isEnabled || mealKitId === null || opensAt === null || lastOrderAt === null) return 'off';
  if (now < opensAt) return 'before';
  return now < lastOrderAt ? 'open' : 'over';
}

const december = (date: 23 | 24, lastOrderAt: Date): Day =>
  toDay(`${dayInVilnius(lastOrderAt).slice(0, 4)}-12-${date}`);

/** The season's year is that of its last order; its day is what it is, whatever the calendar says. */
export const christmasDay = (kind: ChristmasWayKind, lastOrderAt: Date): Day =>
  december(kind === 'evening_23' ? 23 : 24, lastOrderAt);

/** The last orders come before the day on which the first of them are brought. */
export const isLastOrderInTime = (lastOrderAt: Date): boolean =>
  lastOrderAt <= startOfDay(december(23, lastOrderAt));

/** How many sets can still be sold. A limit that was lowered below what is sold leaves none. */
export const setsLeft = (limit: number, sold: number): number => Math.max(0, limit - sold);

/** It is cooked for its day alone: money or a second thought that comes later finds nothing to be brought. */
export const isChristmasOver = (day: Day, now: Date): boolean => now >= startOfDay(day);

/** What was sold with its day, hours and dishes stays so; where and how it is handed over can be another. */
export const christmasFixes: readonly DayAction[] = ['move', 'skip', 'time', 'kit'];

/** For so many days a wish to be reminded waits for the link in its mail to be followed. */
export const REMINDER_CONFIRM_DAYS = 7;
/** And, once it was, at most so long for a season: they come once a year. */
export const REMINDER_DAYS = 400;

export const reminderOver = (now: Date): { readonly unconfirmed: Date; readonly confirmed: Date } => ({
  unconfirmed: startOfDay(addDays(dayInVilnius(now), -REMINDER_CONFIRM_DAYS)),
  confirmed: startOfDay(addDays(dayInVilnius(now), -REMINDER_DAYS)),
});
