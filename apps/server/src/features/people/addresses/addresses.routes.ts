import type { addresses } from '@shop/contract/addresses';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { AddressesService } from './addresses.service.ts';

export const addressesRoutes = (service: AddressesService): Handlers<typeof addresses> => ({
  'POST /addresses': async ({ body }, context) =>
    dataOf(await service.create(body, signedIn(context), context.now)),
  'PUT /addresses/{id}': async ({ params, body }, context) =>
    dataOf(await service.update(params.id, body, signedIn(context), context.now)),
  'DELETE /addresses/{id}': ({ params }, context) =>
    service.remove(params.id, signedIn(context), context.now),
});
