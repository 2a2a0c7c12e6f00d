import type { calendarDays } from '@shop/contract/calendar-days';
import { dayInVilnius, toDay } from '@shop/domain/day';
import { dataOf, type Handlers } from '../../../http/context.ts';
import { type CalendarDaysService, monthOf } from './calendar-days.service.ts';

export const calendarDaysRoutes = (service: CalendarDaysService): Handlers<typeof calendarDays> => ({
  'GET /calendar-days': async ({ query }, { now }) =>
    dataOf(await service.month(query.month ?? monthOf(dayInVilnius(now)), query.cityId ?? null)),
  'GET /calendar-days/available-days': async ({ query }, { now }) =>
    dataOf(await service.available(query, now)),
  'PUT /calendar-days/{id}': async ({ params, query, body }, { actor }) =>
    dataOf(await service[query.preview ? 'preview' : 'set'](toDay(params.id), body, actor)),
});
