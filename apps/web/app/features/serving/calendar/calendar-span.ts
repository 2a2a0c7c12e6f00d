import { addDays, type Day, daysBetween, isoWeekStart, parseDay } from '@shop/domain/day';

/** What of the calendar is shown, as its address says: whole weeks of a month, or one week. */
export type CalendarSpan = {
  readonly view: 'month' | 'week';
  readonly days: readonly Day[];
  /** Days of other months in the same weeks are merely quiet. */
  readonly month: string | null;
  readonly query: CalendarQuery;
  readonly previous: CalendarQuery;
  readonly next: CalendarQuery;
};
export type CalendarQuery = Readonly<Record<string, string>>;

const monthOf = (day: Day): string => day.slice(0, 7);
const firstOf = (month: string): Day | null => parseDay(`${month}-01`);

/** The shop knows the days of this century; at its edges there would be weeks that it does not. */
const known = (day: Day | null): Day | null =>
  day !== null && day >= '2001-01-01' && day < '2099-01-01' ? day : null;

const weeks = (first: Day, last: Day): Day[] =>
  daysBetween(isoWeekStart(first), addDays(isoWeekStart(last), 6));

/** The query under which a day is in sight. */
export const spanWith = (day: Day, view: CalendarSpan['view']): CalendarQuery =>
  view === 'week' ? { view, week: isoWeekStart(day) } : { month: monthOf(day) };

/** Whatever the address says, some days are shown: what cannot be read is today's. */
export const calendarSpan = (asked: URLSearchParams, today: Day): CalendarSpan => {
  if (asked.get('view') === 'week') {
    const monday = isoWeekStart(known(parseDay(asked.get('week') ?? '')) ?? today);
    return {
      view: 'week',
      days: weeks(monday, monday),
      month: null,
      query: spanWith(monday, 'week'),
      previous: spanWith(addDays(monday, -7), 'week'),
      next: spanWith(addDays(monday, 7), 'week'),
    };
  }
  const first = known(firstOf(asked.get('month') ?? '')) ?? firstOf(monthOf(today)) ?? today;
  // The longest month and some days reach into the next one from its first day on.
  const ofNext = firstOf(monthOf(addDays(first, 31))) ?? first;
  return {
    view: 'month',
    days: weeks(first, addDays(ofNext, -1)),
    month: monthOf(first),
    query: spanWith(first, 'month'),
    previous: spanWith(addDays(first, -1), 'month'),
    next: spanWith(ofNext, 'month'),
  };
};

/** Where a key leads from a day; null: it is none of the calendar's. */
export const dayByKey = (key: string, day: Day, view: CalendarSpan['view']): Day | null => {
  const monday = isoWeekStart(day);
  const steps: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => monday,
    End: () => addDays(monday, 6),
    PageUp: () => (view === 'week' ? addDays(day, -7) : inMonth(day, -1)),
    PageDown: () => (view === 'week' ? addDays(day, 7) : inMonth(day, 1)),
  };
  return steps[key]?.() ?? null;
};

/** The same date of another month, or that month's last. */
const inMonth = (day: Day, months: 1 | -1): Day => {
  const first = firstOf(monthOf(day)) ?? day;
  const other = firstOf(monthOf(months === 1 ? addDays(first, 31) : addDays(first, -1))) ?? day;
  const last = addDays(firstOf(monthOf(addDays(other, 31))) ?? other, -1);
  const same = addDays(other, Number(day.slice(8)) - 1);
  return same < last ? same : last;
};
