import type { carts } from '@shop/contract/carts';
import { fail } from '../../../failure.ts';
import type { Handlers } from '../../../http/context.ts';
import type { CartsService } from './carts.service.ts';

export const cartsRoutes = (service: CartsService): Handlers<typeof carts> => ({
  'GET /cart': async (_, { viewer, now }) =>
    viewer ? { data: await service.one(viewer.userId, now) } : fail('not_logged_in'),
  'PUT /cart': async ({ body }, { viewer, now }) =>
    viewer ? { data: await service.keep(viewer.userId, body, now) } : fail('not_logged_in'),
});
