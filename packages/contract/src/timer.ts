import { parseDay } from '@shop/domain/day';
import { z } from 'zod';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { oneOf } from './parts.ts';

const instant = z.iso.datetime({ offset: true }).nullable().default(null);
const anyDay = z.string().refine((value) => parseDay(value) !== null, 'wrong_format');

/**
 * The countdown on the main page. With `start` and `end` the owner runs it by hand: it is shown from the displayed
 * start time (else from the start) and counts down to the end. Without them it follows the delivery calendar.
 */
export const timerSettings = z.object({
  displayedStartTime: instant,
  /** The delivery day that an order before the end buys. */
  getAvailableDay: z.object({ date: anyDay.nullable().default(null) }).default({ date: null }),
  isHidden: z.boolean().default(false),
  start: instant,
  end: instant,
});
export type TimerSettings = z.output<typeof timerSettings>;

export const timerInput = timerSettings.check((ctx) => {
  const { start, end, displayedStartTime, getAvailableDay } = ctx.value;
  const refuse = (path: string[], message: string) =>
    ctx.issues.push({ code: 'custom', path, message, input: ctx.value });
  if ((start === null) !== (end === null)) refuse([start === null ? 'start' : 'end'], 'required');
  if (start !== null && end !== null) {
    if (Date.parse(end) <= Date.parse(start)) refuse(['end'], 'end_before_start');
    if (getAvailableDay.date === null) refuse(['getAvailableDay', 'date'], 'required');
    if (displayedStartTime !== null && Date.parse(displayedStartTime) >= Date.parse(end))
      refuse(['displayedStartTime'], 'end_before_start');
  }
});

const timerInstant = z.string().nullable();

export const timer = z.object({
  id: z.number().int(),
  displayedStartTime: timerInstant,
  getAvailableDay: z.object({ date: z.string().nullable() }),
  isHidden: z.boolean(),
  start: timerInstant,
  end: timerInstant,
  /** What there is to show now; null: nothing. */
  countdown: z.object({ until: z.string(), deliveryDay: day }).nullable(),
});
export type Timer = z.infer<typeof timer>;

export const timerEndpoints = endpoints({
  'GET /timer': {
    summary: 'The countdown to the next order deadline',
    access: 'public',
    response: oneOf(timer),
    cache: 'catalogue',
  },
  'PUT /timer': {
    summary: 'Set the countdown',
    access: 'admin',
    body: timerInput,
    response: oneOf(timer),
  },
});
