import type { Day } from '@shop/domain/day';
import { addDays } from '@shop/domain/day';

export type CalendarEvent = {
  /** The same for ever: a newer file then changes the event instead of adding one. */
  readonly uid: string;
  readonly day: Day;
  /** 'HH:MM' in Vilnius; without hours it is a whole day. */
  readonly hours?: { readonly from: string; readonly to: string };
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly url?: string;
  readonly isCancelled?: boolean;
  /** Grows with every change. */
  readonly sequence?: number;
};

export type CalendarFile = {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** When this state of things was written down. */
  readonly stamp: Date;
  /** How often a calendar that follows it asks again. */
  readonly refreshHours?: number;
};

const LONGEST_LINE = 75;

/** The EU's rule, in Lithuania since 2003: clocks change at 01:00 UTC on the last Sundays of March and October. */
const vilnius = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Vilnius',
  'BEGIN:DAYLIGHT',
  'TZNAME:EEST',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'DTSTART:20030330T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:EET',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'DTSTART:20031026T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control characters may not stand in a calendar at all.
    .replace(/\p{Cc}/gu, '');

/** At most 75 bytes to a line, and no letter is cut in two. */
const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let room = LONGEST_LINE;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (size > room) {
      parts.push(part);
      part = '';
      // The space that continues a line is a byte of it.
      room = LONGEST_LINE - 1;
    }
    part += letter;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
};

const compactDay = (day: Day): string => day.replaceAll('-', '');
const compactInstant = (instant: Date): string =>
  instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const times = ({ day, hours }: CalendarEvent): string[] => {
  if (!hours)
    return [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`];
  const at = (hour: string): string => `${compactDay(day)}T${hour.replace(':', '').padStart(4, '0')}00`;
  const start = `DTSTART;TZID=Europe/Vilnius:${at(hours.from)}`;
  // At a time to the minute: an end that is not later is not allowed (RFC 5545).
  return hours.from === hours.to ? [start] : [start, `DTEND;TZID=Europe/Vilnius:${at(hours.to)}`];
};

const lines = (event: CalendarEvent, stamp: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `DTSTAMP:${compactInstant(stamp)}`,
  ...times(event),
  `SEQUENCE:${event.sequence ?? 0}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  `SUMMARY:${text(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
  ...(event.url ? [`URL:${new URL(event.url).href}`] : []),
  'END:VEVENT',
];

/** An iCalendar file (RFC 5545) of delivery days; send it as `text/calendar; charset=utf-8`. */
export const calendarFile = ({ name, events, stamp, refreshHours }: CalendarFile): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(name)}//Deliveries//LT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    ...(refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
      : []),
    ...vilnius,
    ...events.flatMap((event) => lines(event, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
