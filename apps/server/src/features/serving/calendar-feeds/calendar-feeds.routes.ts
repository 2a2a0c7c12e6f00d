import type { calendarFeeds } from '@shop/contract/calendar-feeds';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { CalendarFeedsService } from './calendar-feeds.service.ts';

export const calendarFeedsRoutes = (service: CalendarFeedsService): Handlers<typeof calendarFeeds> => ({
  'GET /users/calendar-feed': async (_, context) => dataOf(await service.one(signedIn(context))),
  'POST /users/calendar-feed': async (_, context) =>
    dataOf(await service.open(signedIn(context), context.actor)),
  'DELETE /users/calendar-feed': (_, context) => service.end(signedIn(context), context.actor),
  'GET /calendar-feeds/{token}': ({ params }, { now }) => service.file(params.token, now),
});
