import type { individualDrafts } from '@shop/contract/individual-drafts';
import type { individualOrders } from '@shop/contract/individual-orders';
import type { personalMenus } from '@shop/contract/personal-menus';
import { isFailure } from '../../../failure.ts';
import { type Context, dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import { consentText, type IndividualDraftsService } from './individual-drafts.service.ts';
import type { IndividualOrdersService } from './individual-orders.service.ts';
import type { IndividualRequester } from './individual-requester.ts';
import type { IndividualViews } from './individual-views.ts';
import type { PersonalMenusService } from './personal-menus.service.ts';

type Parts = {
  readonly service: IndividualOrdersService;
  readonly shown: IndividualViews;
  readonly drafts: IndividualDraftsService;
  readonly menus: PersonalMenusService;
};

/** By login, by a token that came along, or by what this browser was left. */
const requesterOf = (
  { query }: { readonly query?: { readonly token?: string | undefined } | undefined },
  { viewer, locale, secrets }: Context,
): IndividualRequester => ({
  viewer,
  locale,
  draftToken: query?.token ?? secrets.draftKey,
  tokenFor: (checkOutId) => query?.token ?? secrets.orderToken(checkOutId),
});

const byOf = (input: Parameters<typeof requesterOf>[0], context: Context) => ({
  requester: requesterOf(input, context),
  now: context.now,
});

const payingBy = (input: Parameters<typeof requesterOf>[0], context: Context) => ({
  ...byOf(input, context),
  address: context.address,
});

type AllEndpoints = typeof individualOrders & typeof individualDrafts & typeof personalMenus;

export const individualOrdersRoutes = ({ service, shown, drafts, menus }: Parts): Handlers<AllEndpoints> => ({
  'GET /individual-orders': ({ query }, context) => shown.list(query, signedIn(context), context.now),
  'GET /individual-orders/{id}': async (input, context) => {
    const order = await service.one(input.params.id, requesterOf(input, context), context.now);
    if (!isFailure(order) && input.query.token === order.token)
      context.secrets.keepOrderToken(order.id, order.token);
    return dataOf(order);
  },
  'POST /individual-orders': async (input, context) => {
    const sent = await service.send(input.body, context, requesterOf(input, context));
    if (!isFailure(sent)) {
      if (context.secrets.draftKey !== undefined) context.secrets.keepDraftKey(null);
      if (context.viewer === null) context.secrets.keepOrderToken(sent.id, sent.token);
    }
    return dataOf(sent);
  },
  'PUT /individual-orders/{id}': async (input, context) =>
    dataOf(await service.act(input.params.id, input.body, requesterOf(input, context), context.actor)),
  'DELETE /individual-orders/{id}': async (input, context) =>
    dataOf(await service.withdraw(input.params.id, requesterOf(input, context), context.now)),
  'POST /individual-orders/{id}/quote': async (input, context) =>
    dataOf(await service.quote(input.params.id, input.body.coupons, payingBy(input, context))),
  'POST /individual-orders/pay': async (input, context) =>
    dataOf(await service.pay(input.body.id, input.body, payingBy(input, context))),
  'POST /individual-orders/{id}/messages': async (input, context) =>
    dataOf(await service.say(input.params.id, input.body.words, requesterOf(input, context), context)),
  'GET /individual-orders/{id}/cancellation-price': async ({ params, query }, { actor }) =>
    dataOf(await service.cancellationPrice(params.id, query.fromDay, actor)),

  'GET /individual-drafts/consent': async (_, { locale }) => ({ data: { text: consentText(locale) } }),
  'POST /individual-drafts': async ({ body }, context) => {
    const draft = await drafts.create(body.answers, context, context);
    if (!isFailure(draft)) context.secrets.keepDraftKey(draft.token);
    return dataOf(draft);
  },
  'GET /individual-drafts/current': async (input, context) => {
    const draft = await drafts.current(byOf(input, context));
    // Whoever followed the mailed link goes on here.
    if (!isFailure(draft) && input.query.token) context.secrets.keepDraftKey(input.query.token);
    return dataOf(draft);
  },
  'PUT /individual-drafts/current': async (input, context) =>
    dataOf(await drafts.save(input.body.answers, byOf(input, context))),
  'DELETE /individual-drafts/current': async (input, context) => {
    const gone = await drafts.remove(byOf(input, context));
    if (!isFailure(gone)) context.secrets.keepDraftKey(null);
    return gone;
  },
  'POST /individual-drafts/current/mail-link': async (input, context) =>
    dataOf(await drafts.mailLink(input.body.email, byOf(input, context), context.address)),

  'GET /personal-menus': (input, context) => menus.list(input.query, byOf(input, context)),
  'POST /personal-menus': async (input, context) =>
    dataOf(await menus.create(input.body.words, input.files.files, byOf(input, context), context.address)),
  'POST /personal-menus/{id}': async (input, context) =>
    dataOf(
      await menus.change(
        input.params.id,
        input.body.words,
        input.files.files,
        byOf(input, context),
        context.address,
      ),
    ),
  'DELETE /personal-menus/{id}': (input, context) => menus.remove(input.params.id, byOf(input, context)),
  'POST /personal-menus/destroy-file/{id}': async (input, context) =>
    dataOf(await menus.removeFile(input.params.id, byOf(input, context))),
  'GET /personal-menu-files/{id}': (input, context) => menus.file(input.params.id, byOf(input, context)),
});
