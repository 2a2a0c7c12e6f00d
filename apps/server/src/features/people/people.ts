import type { SocialProviders } from '../../ports/social.ts';
import { together } from '../base/feature.ts';
import type { Parts } from '../base/parts.ts';
import type { PersonalData } from '../base/personal-data.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { addressesService } from './addresses/addresses.service.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { authService } from './auth/auth.service.ts';
import { confirmPassword } from './auth/confirm-password.ts';
import { keptHashes as keptHashesOf } from './auth/kept-hashes.ts';
import { knownDevices } from './auth/known-devices.ts';
import { logins } from './auth/logins.ts';
import { logForbidden } from './auth/security-log.ts';
import { encryptedTokens as encryptedTokensOf } from '../base/links/encrypted-tokens.ts';
import { tokens as tokensOf } from './auth/tokens.ts';
import { openCalculations } from './calculations/calculations.ts';
import { consentsRoutes } from './consents/consents.routes.ts';
import { consentsService } from './consents/consents.service.ts';
import { deletionRequestsRoutes } from './deletion-requests/deletion-requests.routes.ts';
import { deletionRequestsService } from './deletion-requests/deletion-requests.service.ts';
import { openNotifications } from './notifications/notifications.ts';
import { accountData } from './personal-data/account-data.ts';
import { retentionWorkers } from './personal-data/retention.jobs.ts';
import { openPoints } from './points/points.ts';
import { forgetPerson } from './personal-data/forget-person.ts';
import { userExport } from './personal-data/user-export.ts';
import { confirmSelf } from './second-factor/confirm-self.ts';
import { recoveryCodes as recoveryCodesOf } from './second-factor/recovery-codes.ts';
import { secondFactorService } from './second-factor/second-factor.service.ts';
import { secondFactor } from './second-factor/second-factor.ts';
import { tryCode } from './second-factor/try-code.ts';
import { socialRoutes } from './social/social.routes.ts';
import { socialService } from './social/social.service.ts';
import { userProfiles } from './users/profiles.ts';
import { usersRoutes } from './users/users.routes.ts';
import { usersService } from './users/users.service.ts';
import { accountWorkers } from './accounts/accounts.jobs.ts';
import { accountsService } from './accounts/accounts.service.ts';
import { ownAccountService } from './accounts/own-account.service.ts';

type PeopleParts = Parts & {
  readonly social: SocialProviders;
  /** Of all areas. */
  readonly personalData: () => readonly PersonalData[];
};

/** Everything about who may enter and what is theirs. */
export const openPeople = (parts: PeopleParts) => {
  const { work, clock, mails, settings, secret, publicUrl, social, personalData } = parts;
  const tokens = tokensOf(secret);
  const encryptedTokens = encryptedTokensOf(secret);
  const shopName = async () => (await settings()).shop.name;
  const profiles = userProfiles(publicUrl);
  const keptHashes = keptHashesOf(secret, encryptedTokens);
  const recoveryCodes = recoveryCodesOf(keptHashes);
  const factor = secondFactor(encryptedTokens, recoveryCodes);
  const known = knownDevices(encryptedTokens);
  const openLogin = logins(tokens, mails, profiles, known);
  const confirm = confirmPassword(work);
  const codes = tryCode({ work, known, factor });
  const confirmPerson = confirmSelf(work, codes, confirm);
  const forget = forgetPerson({ keptHashes, mails, personalData });
  const points = openPoints(parts);
  const notifications = openNotifications(parts);
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
    points: points.service,
  });
  const users = usersRoutes({
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
    exportUser: userExport(work, profiles, personalData),
  });
  const socialLogins = socialService({
    work,
    providers: social,
    encryptedTokens,
    mails,
    forget,
    accounts: registrations,
    enter: auth.enter,
    publicUrl,
  });
  return {
    ...together(
      { routes: users, personalData: [accountData] },
      { routes: addressesRoutes(addressesService(work)) },
      {
        routes: authRoutes(auth, registrations),
        workers: accountWorkers(work, encryptedTokens, mails, clock),
      },
      { routes: consentsRoutes(consentsService(work)) },
      { routes: deletionRequestsRoutes(deletionRequestsService(work, mails, forget)) },
      points,
      notifications,
      openCalculations(parts),
      { routes: socialRoutes(socialLogins) },
      { workers: retentionWorkers(work, personalData, clock) },
    ),
    viewer: auth.viewer,
    onForbidden: logForbidden(work),
    points: points.service,
    notificationMails: notifications.mails,
    confirmSelf: confirmPerson,
    /** What is kept under the shop's old secret is put under the new one. */
    reencrypt: async (): Promise<void> => {
      if (typeof secret === 'string' || secret.length === 1) return;
      await keptHashes.reencrypt(work, clock.now());
      await factor.reencrypt(work, clock.now());
    },
  };
};
export type People = ReturnType<typeof openPeople>;
