import type { claims } from '@shop/contract/claims';
import { type Context, dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { ClaimRequester } from './claim-access.ts';
import type { ClaimsService } from './claims.service.ts';

/** By login, by the order's link, or by what this browser was left when it followed the link. */
const requesterOf = (
  { query }: { readonly query: { readonly token?: string | undefined } },
  { viewer, locale, secrets }: Context,
): ClaimRequester => ({
  viewer,
  locale,
  tokenFor: (checkOutId) => query.token ?? secrets.orderToken(checkOutId),
});

export const claimsRoutes = (service: ClaimsService): Handlers<typeof claims> => ({
  'GET /claims': ({ query }, context) => service.list(query, signedIn(context)),
  'GET /claims/{id}': async (input, context) =>
    dataOf(await service.one(input.params.id, requesterOf(input, context))),
  'GET /deliveries/{id}/claim': async (input, context) =>
    dataOf(await service.ofDelivery(input.params.id, requesterOf(input, context), context.now)),
  'GET /claim-pictures/{id}': (input, context) =>
    service.picture(input.params.id, requesterOf(input, context)),
  'POST /claims': async (input, context) =>
    dataOf(await service.create(input.body, input.files.pictures, requesterOf(input, context), context)),
  'PUT /claims/{id}': async ({ params, body }, context) =>
    dataOf(await service.answer(params.id, body, signedIn(context), context.actor)),
});
