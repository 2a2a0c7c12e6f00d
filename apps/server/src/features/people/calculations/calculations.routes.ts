import type { calculations } from '@shop/contract/calculations';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { CalculationsService } from './calculations.service.ts';

export const calculationsRoutes = (service: CalculationsService): Handlers<typeof calculations> => ({
  'PUT /users/{id}/calculation': async ({ params, body }, context) =>
    dataOf(await service.keep(params.id, body, signedIn(context), context.now)),
  'DELETE /users/{id}/calculation': ({ params }, context) => service.remove(params.id, signedIn(context)),
});
