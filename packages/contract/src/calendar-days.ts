import { z } from 'zod';
import { day, dayKind, sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { flag, id, numeral, oneOf, text } from './parts.ts';

/** A day is its own id. */
export const calendarDay = z.object({
  id: z.string(),
  dayKind,
  isClosed: z.boolean(),
  isHoliday: z.boolean(),
  /** Of a public holiday; null for other days. */
  holidayName: text.nullable(),
  /** The owner has said something about this day, for this city or for all. */
  isChanged: z.boolean(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

const availableDay = z.object({
  date: day,
  dayKind,
  /** With "delivery day before" on, the evening before. */
  broughtOn: day,
});

/** What becomes of the deliveries of a day that is closed. */
export const closedDeliveries = z.object({
  /** `cancel`: all that such a day cost comes back. What is not paid for yet is moved all the same. */
  action: z.enum(['move', 'cancel']),
  /** To which day they go; where none is named, or an order comes on it already, behind the order's end. */
  to: sentDay.nullable().default(null),
});
export type ClosedDeliveries = z.output<typeof closedDeliveries>;

/** What closing a day does, or would do. */
export const dayClosing = z.object({
  buyers: z.number().int(),
  checkOuts: z.number().int(),
  deliveries: z.number().int(),
  moved: z.number().int(),
  cancelled: z.number().int(),
  /** To be returned for those that are cancelled. */
  returnCents: z.number().int(),
  points: z.number().int(),
});
export type DayClosing = z.infer<typeof dayClosing>;

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const calendarDays = endpoints({
  'GET /calendar-days': {
    summary:
      'The days of a month, this one where none is named, as a city sees them, or all cities where none is named',
    access: 'public',
    query: z.object({ month: month.optional(), cityId: id.optional() }),
    response: z.object({ data: z.array(calendarDay) }),
    cache: 'catalogue',
  },
  'GET /calendar-days/available-days': {
    summary: 'The days that an order placed now can begin on',
    access: 'public',
    query: z.object({
      cityId: id,
      workingDaysOnly: flag.default(false),
      days: numeral(z.number().int().min(1).max(120)).default(60),
    }),
    response: z.object({ data: z.array(availableDay) }),
    cache: 'catalogue',
  },
  'PUT /calendar-days/{id}': {
    summary:
      'Open or close a day, or say whether it is a holiday, for one city or for all; a city’s own word goes before',
    access: 'admin',
    params: z.object({ id: sentDay }),
    /** With `preview` it says what closing the day would do, and changes nothing. */
    query: z.object({ preview: flag.default(false) }),
    body: z.object({
      cityId: id.nullable().default(null),
      isClosed: z.boolean(),
      isHoliday: z.boolean(),
      /** Takes back what was said: the day is then as it is for all cities, or as the law has it. */
      isWithdrawn: z.boolean().default(false),
      /** Required where deliveries come on a day that is closed by it: else 409 `day_has_deliveries` with their number. */
      deliveries: closedDeliveries.nullable().default(null),
    }),
    /** Null: no delivery was touched. */
    response: oneOf(calendarDay.extend({ closing: dayClosing.nullable() })),
  },
});
