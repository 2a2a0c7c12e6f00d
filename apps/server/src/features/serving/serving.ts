import { together } from '../base/feature.ts';
import type { Parts } from '../base/parts.ts';
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts';
import { deliveriesService } from './deliveries/deliveries.service.ts';
import { openReviews } from './reviews/reviews.ts';

/** What comes after the order: its days, until they are brought. */
export const openServing = (parts: Parts) =>
  together({ routes: deliveriesRoutes(deliveriesService(parts.work)) }, openReviews(parts));
