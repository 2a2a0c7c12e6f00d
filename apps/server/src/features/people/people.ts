import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SocialProviders } from '../../ports/social.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { addressesService } from './addresses/addresses.service.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { authService } from './auth/auth.service.ts';
import { confirmPassword } from './auth/confirm-password.ts';
import { keptHashes as keptHashesOf } from './auth/kept-hashes.ts';
import type { Secret } from '../base/links/keys.ts';
import { knownDevices } from './auth/known-devices.ts';
import { logins } from './auth/logins.ts';
import { logForbidden } from './auth/security-log.ts';
import { encryptedTokens as encryptedTokensOf } from '../base/links/encrypted-tokens.ts';
import { tokens as tokensOf } from './auth/tokens.ts';
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts';
import { forgetPerson } from './personal-data/forget-person.ts';
import { userExport } from './personal-data/user-export.ts';
import { pointsService } from './points/points.service.ts';
import { confirmSelf } from './second-factor/confirm-self.ts';
import { recoveryCodes as recoveryCodesOf } from './second-factor/recovery-codes.ts';
import { secondFactorService } from './second-factor/second-factor.service.ts';
import { secondFactor } from './second-factor/second-factor.ts';
import { tryCode } from './second-factor/try-code.ts';
import { socialRoutes } from './social/social.routes.ts';
import { socialService } from './social/social.service.ts';
import { staffRoutes } from '../office/staff/staff.routes.ts';
import { staffService } from '../office/staff/staff.service.ts';
import { userProfiles } from './users/profiles.ts';
import { usersRoutes } from './users/users.routes.ts';
import { usersService } from './users/users.service.ts';
import { accountMails } from './accounts/account-mails.ts';
import { accountWorkers } from './accounts/accounts.jobs.ts';
import { accountsService } from './accounts/accounts.service.ts';
import { ownAccountService } from './accounts/own-account.service.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly publicUrl: () => URL;
  readonly social: SocialProviders;
};

/** Everything about who may enter and what is theirs, put together. */
export const accounts = ({ work, catalogue, clock, secret, publicUrl, social }: Parts) => {
  const tokens = tokensOf(secret);
  const encryptedTokens = encryptedTokensOf(secret);
  const shopName = async () => (await catalogue.snapshot()).shop.name;
  const mails = accountMails(shopName, publicUrl);
  const profiles = userProfiles(publicUrl);
  const keptHashes = keptHashesOf(secret, encryptedTokens);
  const recoveryCodes = recoveryCodesOf(keptHashes);
  const factor = secondFactor(encryptedTokens, recoveryCodes);
  const known = knownDevices(encryptedTokens);
  const openLogin = logins(tokens, mails, profiles, known);
  const confirm = confirmPassword(work);
  const codes = tryCode({ work, known, factor });
  const confirmPerson = confirmSelf(work, codes, confirm);
  const forget = forgetPerson({ keptHashes, mails });
  const auth = authService({
    work,
    tokens,
    encryptedTokens,
    profiles,
    mails,
    known,
    openLogin,
    tryCode: codes,
  });
  const registrations = accountsService({
    work,
    keptHashes,
    mails,
    openLogin,
    known,
    points: pointsService(work, catalogue),
  });
  return {
    viewer: auth.viewer,
    onForbidden: logForbidden(work),
    /** What is kept under the shop's old secret is put under the new one. */
    reencrypt: async (): Promise<void> => {
      if (typeof secret === 'string' || secret.length === 1) return;
      await keptHashes.reencrypt(work, clock.now());
      await factor.reencrypt(work, clock.now());
    },
    forget,
    workers: accountWorkers(work, encryptedTokens, mails, clock),
    routes: {
      ...addressesRoutes(addressesService(work)),
      ...authRoutes(auth, registrations),
      ...socialRoutes(
        socialService({
          work,
          providers: social,
          encryptedTokens,
          mails,
          forget,
          accounts: registrations,
          enter: auth.enter,
          publicUrl,
        }),
      ),
      ...staffRoutes(staffService(work, mails, confirmPerson)),
      ...usersRoutes({
        people: usersService(work, profiles, confirmPerson),
        own: ownAccountService({ work, mails, openLogin, confirmPassword: confirm, forget }),
        secondFactor: secondFactorService({
          work,
          factor,
          recoveryCodes,
          mails,
          confirmPassword: confirm,
          confirmSelf: confirmPerson,
          shopName,
        }),
        exportUser: userExport(work, profiles),
      }),
    },
  };
};
