import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { oneOf } from './parts.ts';

/** A private address for the phone's calendar; null: there is none. */
export const calendarFeed = z.object({ url: z.string().nullable(), createdAt: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const calendarFeeds = endpoints({
  'GET /users/calendar-feed': {
    summary: 'The private address at which a calendar finds your delivery days',
    access: 'signed_in',
    response: oneOf(calendarFeed),
  },
  'POST /users/calendar-feed': {
    summary: 'Make such an address; one that there was before ends',
    access: 'signed_in',
    response: oneOf(calendarFeed),
    status: 201,
  },
  'DELETE /users/calendar-feed': { summary: 'End the address', access: 'signed_in' },
  'GET /calendar-feeds/{token}': {
    summary: 'Your delivery days as a calendar: day, window and kit; neither street, phone nor allergens',
    access: 'public',
    params: z.object({ token: z.string().min(1).max(500) }),
    download: { type: 'text/calendar; charset=utf-8', disposition: 'inline' },
  },
});
