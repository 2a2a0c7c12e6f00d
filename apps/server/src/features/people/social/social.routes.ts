import type { social } from '@shop/contract/social';
import { isFailure } from '../../../failure.ts';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import { handOut, mailed } from '../auth/auth.routes.ts';
import type { SocialService } from './social.service.ts';

export const socialRoutes = (service: SocialService): Handlers<typeof social> => ({
  'GET /social': async () => ({ data: service.providers() }),
  'GET /social/{provider}': async ({ params, query }, { viewer, secrets, now }) => {
    const begun = await service.begin(params.provider, query, viewer, now);
    if (!isFailure(begun)) secrets.keepSocialAttempt(begun.attempt);
    return dataOf(begun);
  },
  'GET /social/{provider}/callback': async ({ params, query }, context) => {
    const { code, state, iss } = query;
    // From the browser's own cookie alone: a link made elsewhere would log its victim in to the account of whoever made it.
    const attempt = context.secrets.socialAttempt ?? '';
    context.secrets.keepSocialAttempt(null);
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
