import { together } from '../base/feature.ts';
import type { Parts } from '../base/parts.ts';
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts';
import { deliveriesService } from './deliveries/deliveries.service.ts';

/** What comes after the order: its days, until they are brought. */
export const openServing = ({ work }: Pick<Parts, 'work'>) =>
  together({ routes: deliveriesRoutes(deliveriesService(work)) });
