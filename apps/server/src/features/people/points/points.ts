import type { Parts } from '../../base/parts.ts';
import { pointsWorkers } from './points.jobs.ts';
import { pointsRoutes } from './points.routes.ts';
import { pointsService } from './points.service.ts';

/** Points that are earned, spent and expire. */
export const openPoints = (parts: Parts) => {
  const service = pointsService(parts.work, parts.settings);
  return { service, routes: pointsRoutes(service), workers: pointsWorkers(parts) };
};
