import { addDays, type Day, toDay, weekday } from './day.ts';
import type { Text } from './text.ts';

const text = (lt: string, en: string): Text => ({ lt, en });

const fixedHolidays: readonly (readonly [monthAndDay: string, name: Text])[] = [
  ['01-01', text('Naujieji metai', 'New Year’s Day')],
  ['02-16', text('Lietuvos valstybės atkūrimo diena', 'Day of Restoration of the State of Lithuania')],
  [
    '03-11',
    text('Lietuvos nepriklausomybės atkūrimo diena', 'Day of Restoration of Independence of Lithuania'),
  ],
  ['05-01', text('Tarptautinė darbo diena', 'International Workers’ Day')],
  ['06-24', text('Rasos ir Joninių diena', 'Midsummer Day')],
  ['07-06', text('Valstybės diena', 'Statehood Day')],
  ['08-15', text('Žolinė', 'Assumption Day')],
  ['11-01', text('Visų šventųjų diena', 'All Saints’ Day')],
  ['11-02', text('Vėlinės', 'All Souls’ Day')],
  ['12-24', text('Kūčios', 'Christmas Eve')],
  ['12-25', text('Pirmoji Kalėdų diena', 'Christmas Day')],
  ['12-26', text('Antroji Kalėdų diena', 'Second Day of Christmas')],
];

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(toDay(`${year}-03-22`), h + l - 7 * m);
}

function firstSunday(yearAndMonth: string): Day {
  const first = toDay(`${yearAndMonth}-01`);
  return addDays(first, 7 - weekday(first));
}

/** The public holidays of a year in the order of the calendar. Two that fall on one day share its entry. */
export function holidaysOf(year: number): ReadonlyMap<Day, Text> {
  const easter = easterSunday(year);
  const all: (readonly [Day, Text])[] = [
    ...fixedHolidays.map(([monthAndDay, name]) => [toDay(`${year}-${monthAndDay}`), name] as const),
    [easter, text('Velykos', 'Easter Sunday')],
    [addDays(easter, 1), text('Antroji Velykų diena', 'Easter Monday')],
    [firstSunday(`${year}-05`), text('Motinos diena', 'Mother’s Day')],
    [firstSunday(`${year}-06`), text('Tėvo diena', 'Father’s Day')],
  ];
  const byDay = new Map<Day, Text>();
  for (const [day, name] of all.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const other = byDay.get(day);
    byDay.set(day, other ? text(`${other.lt}, ${name.lt}`, `${other.en}, ${name.en}`) : name);
  }
  return byDay;
}
