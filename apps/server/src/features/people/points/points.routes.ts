import type { points } from '@shop/contract/points';
import { fail } from '../../../failure.ts';
import type { Handlers } from '../../../http/context.ts';
import type { PointsService } from './points.service.ts';

export const pointsRoutes = (service: PointsService): Handlers<typeof points> => ({
  'GET /discount-points': async (_, { viewer, now }) =>
    viewer ? { data: await service.account(viewer.userId, now) } : fail('not_logged_in'),
});
