import type { auth } from '@shop/contract/auth';
import { fail, isFailure } from '../../failure.ts';
import { dataOf, type Context, type Handlers } from '../../http/context.ts';
import type { AuthService, Login } from './auth.service.ts';
import type { Failure } from '../../failure.ts';

const handOut = (result: Login | Failure, { giveToken }: Context) => {
  if (isFailure(result)) return result;
  giveToken({ value: result.token, maxAgeSeconds: result.maxAgeSeconds });
  return { data: result.profile };
};

export const authRoutes = (service: AuthService): Handlers<typeof auth> => ({
  'POST /auth/login': async ({ body }, context) =>
    handOut(await service.login(body, context.device, context.now), context),
  'POST /auth/refresh': async (_, context) => {
    const result = await service.refresh(context.token, context.now);
    if (isFailure(result)) context.giveToken(null);
    return handOut(result, context);
  },
  'POST /auth/logout': async (_, context) => {
    await service.logout(context.token, context.now);
    context.giveToken(null);
    return undefined;
  },
  'GET /users/user-profile': async (_, { viewer }) =>
    viewer ? dataOf(await service.profile(viewer.userId)) : fail('not_logged_in'),
});
