import { type Day, wallTimeInVilnius, weekday } from '@shop/domain/day';
import type { Locale } from '@shop/domain/text';

/**
 * Dates as Intl writes them, to the letter (but that no line ends before "d." and "m."), without Intl: a phone takes longer to make its first date formatter than to
 * draw the page (decision record 10), and browsers differ in the blanks around a dash.
 */
const words = (list: string): readonly string[] => list.split(' ');

const names = {
  lt: {
    months: words(
      'sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis',
    ),
    /** As they stand beside a day. */
    monthsOfDays: words(
      'sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio',
    ),
    weekdays: words(
      'pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis',
    ),
    shortWeekdays: words('pr an tr kt pn št sk'),
  },
  en: {
    months: words('January February March April May June July August September October November December'),
    monthsOfDays: words('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: words('Mon Tue Wed Thu Fri Sat Sun'),
  },
};

const read = (day: Day, locale: Locale) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const { months, monthsOfDays } = names[locale];
  return { year, date, month: months[month - 1], monthOfDay: monthsOfDays[month - 1] };
};

/** Monday first. */
export const shortWeekdays = (locale: Locale): readonly string[] => names[locale].shortWeekdays;

export const weekdayName = (day: Day, locale: Locale): string =>
  names[locale].weekdays[weekday(day) - 1] ?? '';

export const shortDay = (day: Day, locale: Locale): string => {
  const { date, monthOfDay } = read(day, locale);
  return locale === 'lt' ? `${monthOfDay} ${date}\u00a0d.` : `${date} ${monthOfDay}`;
};

export const longDay = (day: Day, locale: Locale): string => {
  const { date, month } = read(day, locale);
  const named = weekdayName(day, locale);
  return locale === 'lt' ? `${shortDay(day, locale)}, ${named}` : `${named}, ${date} ${month}`;
};

export const dayAndYear = (day: Day, locale: Locale): string => {
  const { year, month, date } = read(day, locale);
  return locale === 'lt' ? `${year}\u00a0m. ${shortDay(day, locale)}` : `${date} ${month} ${year}`;
};

export const monthAndYear = (day: Day, locale: Locale): string => {
  const { year, month } = read(day, locale);
  return locale === 'lt' ? `${year}\u00a0m. ${month}` : `${month} ${year}`;
};

/** Of one year or of two: weeks are too short for the year to matter. */
export const dayRange = (first: Day, last: Day, locale: Locale): string => {
  if (first === last) return shortDay(first, locale);
  const [from, to] = [read(first, locale), read(last, locale)];
  const isLithuanian = locale === 'lt';
  if (from.month === to.month) {
    const dates = `${from.date}–${to.date}`;
    return isLithuanian ? `${from.monthOfDay} ${dates}` : `${dates} ${to.monthOfDay}`;
  }
  return [from, to]
    .map(({ date, monthOfDay }) => (isLithuanian ? `${monthOfDay} ${date}` : `${date} ${monthOfDay}`))
    .join(' – ');
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const clockTime = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;

/** To the minute. */
export const moment = (instant: Date, locale: Locale): string => {
  const wall = wallTimeInVilnius(instant);
  const day =
    locale === 'lt'
      ? dayAndYear(wall.day, locale)
      : `${shortDay(wall.day, locale)} ${read(wall.day, locale).year}`;
  return `${day}, ${clockTime(wall)}`;
};
