import type { users } from '@shop/contract/users';
import { isFailure } from '../../../failure.ts';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { OwnAccountService } from '../accounts/own-account.service.ts';
import { handOut, mailed } from '../auth/auth.routes.ts';
import type { UserExport } from '../personal-data/user-export.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import type { UsersService } from './users.service.ts';

type Services = {
  readonly people: UsersService;
  readonly own: OwnAccountService;
  readonly secondFactor: SecondFactorService;
  readonly exportUser: UserExport;
};

export const usersRoutes = ({ people, own, secondFactor, exportUser }: Services): Handlers<typeof users> => ({
  'GET /users/user-profile': async (_, context) =>
    dataOf(await people.profile(signedIn(context).userId, context.now)),
  'PUT /users/{id}': async ({ params, body }, context) =>
    dataOf(await people.update(params.id, body, signedIn(context), context)),
  'POST /password/change': async ({ body }, context) =>
    handOut(await own.changePassword(body, signedIn(context), context), context),
  'POST /users/email': async ({ body }, context) =>
    mailed(await own.changeEmail(body, signedIn(context), context), context),
  'POST /users/email/confirm': async ({ body }, context) =>
    dataOf(await own.confirmEmail(body.token, context)),
  'GET /sessions': async (_, context) => ({ data: await people.devices(signedIn(context), context) }),
  'DELETE /sessions/{id}': ({ params }, context) =>
    people.endDevice(params.id, signedIn(context), context.now),
  'POST /second-factor': async ({ body }, context) =>
    dataOf(await secondFactor.begin(signedIn(context), body.currentPassword, context)),
  'POST /second-factor/confirm': async ({ body }, context) =>
    dataOf(await secondFactor.confirm(signedIn(context), body.code, context)),
  'POST /second-factor/recovery-codes': async ({ body }, context) =>
    dataOf(await secondFactor.newCodes(signedIn(context), body, context)),
  'POST /second-factor/remove': ({ body }, context) => secondFactor.remove(signedIn(context), body, context),
  'POST /second-factor/put-off': async (_, context) =>
    dataOf(await secondFactor.putOff(signedIn(context), context.now)),
  'GET /users/user-export': async (_, context) =>
    dataOf(await exportUser(signedIn(context).userId, context.consentId, context.now)),
  'POST /users/delete-account': async ({ body }, context) => {
    const result = await own.remove(body.currentPassword, signedIn(context), context);
    if (!isFailure(result)) {
      context.giveToken(null);
      context.secrets.forgetOrderTokens();
      context.secrets.forgetStorage();
    }
    return result;
  },
});
