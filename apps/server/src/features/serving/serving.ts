import type { Files } from '../../ports/files.ts';
import { together } from '../base/feature.ts';
import type { CatalogueParts } from '../catalogue/parts.ts';
import type { CheckOutViews } from '../selling/check-outs/check-out-views.ts';
import type { NotificationMails } from '../people/notifications/notification-mails.ts';
import type { PointsService } from '../people/points/points.service.ts';
import type { OrderDaysParts } from '../selling/selling.ts';
import { exchangesRoutes } from './boxes/exchanges.routes.ts';
import { exchangesService } from './boxes/exchanges.service.ts';
import { openCalendarFeeds } from './calendar-feeds/calendar-feeds.ts';
import { openClaims } from './claims/claims.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { calendarService } from './calendar/calendar.service.ts';
import { agreeTime } from './deliveries/agree-time.ts';
import { confirmDays } from './deliveries/confirm-days.ts';
import { windowWorker } from './deliveries/deliveries.jobs.ts';
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts';
import { deliveriesService } from './deliveries/deliveries.service.ts';
import { endWindows } from './deliveries/window-over.ts';
import { openNotices } from './notices/notices.ts';
import { openReviews } from './reviews/reviews.ts';

type ServingParts = CatalogueParts & {
  readonly files: Files;
  readonly points: PointsService;
  readonly notificationMails: NotificationMails;
  readonly views: CheckOutViews;
  readonly orderDays: OrderDaysParts;
};

/** What comes after the order: its days, until they are brought, and what is said of them. */
export const openServing = (parts: ServingParts) => {
  const { work, clock, catalogue, views, orderDays } = parts;
  const end = endWindows(work, catalogue, orderDays.mails);
  const calendar = calendarService(work, catalogue, views);
  const serving = together(
    {
      routes: deliveriesRoutes(
        deliveriesService({ work, ...orderDays }),
        confirmDays({ work, views, ...orderDays }),
        agreeTime(work, orderDays.mails),
      ),
      workers: [windowWorker(end, clock)],
      catchUp: end,
    },
    { routes: calendarRoutes(calendar) },
    { routes: exchangesRoutes(exchangesService(work, catalogue)) },
    openCalendarFeeds(parts),
    openClaims({ ...parts, ...orderDays }),
    openReviews(parts),
    openNotices({ ...parts, mails: orderDays.mails }),
  );
  return { ...serving, boughtKit: calendar.boughtKit };
};
