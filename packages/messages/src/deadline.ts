import { addDays, wallTimeInVilnius } from '@shop/domain/day';
import type { Locale } from '@shop/domain/text';
import { clockTime, longDay } from './dates.ts';
import { m } from './index.ts';
import { weekdayInCase } from './weekday-case.ts';

/** The last moment of something, as it stands after "until": midnight ends a day rather than beginning the next one. */
export const deadlineText = (instant: Date, locale: Locale): string => {
  const { day, hour, minute } = wallTimeInVilnius(instant);
  const isMidnight = hour === 0 && minute === 0;
  const named = longDay(isMidnight ? addDays(day, -1) : day, locale);
  const time = isMidnight ? m.midnight({}, { locale }) : clockTime({ hour, minute });
  return `${weekdayInCase(named, 'genitive')}, ${time}`;
};
