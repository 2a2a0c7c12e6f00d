import type { deliveryCalendar } from '@shop/contract/delivery-calendar';
import { type Context, dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { CalendarService } from './calendar.service.ts';

/** By login, by the link's token, or by the one that this browser was left when it followed the link. */
const askedBy = ({ viewer, locale, secrets, now }: Context, token?: string) => ({
  asker: { viewer, locale, orderToken: (checkOutId: number) => token ?? secrets.orderToken(checkOutId) },
  now,
});

export const calendarRoutes = (service: CalendarService): Handlers<typeof deliveryCalendar> => ({
  'GET /deliveries': ({ query }, context) => service.between(query, signedIn(context), context.now),
  'GET /check-outs/{id}/boxes': async ({ params, query }, context) =>
    dataOf(await service.boxesOfCheckOut(params.id, askedBy(context, query.token).asker)),
  'GET /deliveries/{id}': async ({ params, query }, context) =>
    dataOf(await service.one(params.id, askedBy(context, query.token))),
  'GET /deliveries/{id}/free-days': ({ params }, context) => service.freeDays(params.id, askedBy(context)),
});
