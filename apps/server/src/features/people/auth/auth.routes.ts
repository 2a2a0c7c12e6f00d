import type { auth } from '@shop/contract/auth';
import { m } from '@shop/messages';
import { isFailure, type Failure } from '../../../failure.ts';
import type { Context, Handlers } from '../../../http/context.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuthService } from './auth.service.ts';
import type { Login } from './logins.ts';

export const handOut = (result: Login | Failure, { giveToken, secrets }: Context) => {
  if (isFailure(result)) return result;
  giveToken({ value: result.token, maxAgeSeconds: result.maxAgeSeconds });
  if (result.knownDevice !== undefined) secrets.keepKnownDevice(result.knownDevice);
  return { data: result.profile };
};

/** The words are the same whatever was found. */
export const mailed = (failure: Failure | undefined, { locale }: Context) =>
  failure ?? { message: m.mailed_if_known({}, { locale }) };

export const authRoutes = (service: AuthService, accounts: AccountsService): Handlers<typeof auth> => ({
  'POST /auth/login': async ({ body }, context) => handOut(await service.login(body, context), context),
  'POST /auth/second-factor': async ({ body }, context) =>
    handOut(await service.answerChallenge(body, context), context),
  'POST /auth/register': async ({ body }, context) => mailed(await accounts.register(body, context), context),
  'POST /auth/register/check': ({ body }, context) => accounts.checkRegistration(body.token, context),
  'POST /auth/register/confirm': async ({ body }, context) =>
    handOut(await accounts.confirmRegistration(body.token, context), context),
  'POST /auth/refresh': async (_, context) => {
    const result = await service.refresh(context.token, context.now);
    if (isFailure(result)) context.giveToken(null);
    return handOut(result, context);
  },
  'POST /auth/logout': async (_, context) => {
    await service.logout(context.token, context.now);
    context.giveToken(null);
    context.secrets.forgetOrderTokens();
    context.secrets.forgetStorage();
    return undefined;
  },
  'POST /password/forgot': async ({ body }, context) =>
    mailed(await accounts.forgot(body.email, context), context),
  'POST /password/reset/check': ({ body }, context) => accounts.checkReset(body.token, context),
  'GET /referral-links/{code}': async ({ params }, context) => {
    const counts = await accounts.invitationCounts(params.code, context);
    return isFailure(counts) ? counts : { data: { counts } };
  },
  'POST /password/reset': ({ body }, context) => accounts.reset(body, context),
});
