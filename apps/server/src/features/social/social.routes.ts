import type { social } from '@shop/contract/social';
import { dataOf, type Handlers, signedIn } from '../../http/context.ts';
import { handOut, mailed } from '../auth/auth.routes.ts';
import type { SocialService } from './social.service.ts';

export const socialRoutes = (service: SocialService): Handlers<typeof social> => ({
  'GET /social': async () => ({ data: service.providers() }),
  'GET /social/{provider}': async ({ params, query }, { viewer, now }) =>
    dataOf(await service.begin(params.provider, query, viewer, now)),
  'GET /social/{provider}/callback': async ({ params, query }, context) => {
    const { attempt, code, state, iss } = query;
    return handOut(
      await service.finish(params.provider, attempt, { code, state, iss }, context.viewer, context),
      context,
    );
  },
  'POST /social/{provider}/email': async ({ params, body }, context) =>
    mailed(await service.giveEmail(params.provider, body, context), context),
  'DELETE /social/{provider}': ({ params }, context) =>
    service.unlink(params.provider, signedIn(context), context.now),
  'POST /social/facebook/data-deletion': ({ body }, { now }) =>
    service.forgetFacebookPerson(body.signedRequest, now),
});
