import { together } from '../base/feature.ts';
import type { CatalogueParts } from '../catalogue/parts.ts';
import type { CheckOutViews } from '../selling/check-outs/check-out-views.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { calendarService } from './calendar/calendar.service.ts';
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts';
import { deliveriesService } from './deliveries/deliveries.service.ts';
import { openReviews } from './reviews/reviews.ts';

type ServingParts = CatalogueParts & { readonly views: CheckOutViews };

/** What comes after the order: its days, until they are brought. */
export const openServing = (parts: ServingParts) => {
  const { work, catalogue, views } = parts;
  const calendar = calendarService(work, catalogue, views);
  const serving = together(
    { routes: deliveriesRoutes(deliveriesService(work)) },
    { routes: calendarRoutes(calendar) },
    openReviews(parts),
  );
  return { ...serving, boughtKit: calendar.boughtKit };
};
