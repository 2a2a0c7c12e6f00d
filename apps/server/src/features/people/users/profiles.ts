import type { UserProfile } from '@shop/contract/auth';
import { isoOrNull } from '../../../iso.ts';
import type { Repositories } from '../../../db/unit-of-work.ts';
import { sitePaths } from '@shop/contract/site-paths';
import { presentAddress } from '../addresses/addresses.presenter.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import { presentCalculation } from '../calculations/calculations.presenter.ts';
import { presentNotifications } from '../notifications/notifications.presenter.ts';
import { accountOf } from '../points/ledger.ts';
import { askedOf } from '../second-factor/second-factor-policy.ts';

/** A person as they see themselves. */
export const userProfiles = (publicUrl: () => URL) => ({
  of: async (repositories: Repositories, user: UserRow, now: Date): Promise<UserProfile> => {
    const addresses = await repositories.addresses.of(user.id);
    const socialProviders = await repositories.social.providersOf(user.id);
    const { balance } = await accountOf(repositories, user.id, now);
    const calculation = await repositories.calculations.of(user.id);
    const asked = await askedOf(repositories, user, now);
    const referralLink = new URL(sitePaths.register, publicUrl());
    referralLink.searchParams.set('ref', user.referralCode);
    return {
      id: user.id,
      role: asked === 'needed' ? 'user' : user.role,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
      company: user.company,
      locale: user.locale,
      addresses: addresses.map(presentAddress),
      discountPoints: balance,
      referralLink: referralLink.href,
      notifications: presentNotifications(await repositories.notifications.saidBy(user)),
      calculation: calculation && presentCalculation(calculation),
      hasPassword: user.passwordHash !== null,
      hasSecondFactor: user.totpSince !== null,
      needsSecondFactor: asked === 'needed',
      isSecondFactorAsked: asked === 'asked',
      secondFactorDueAt: asked === 'asked' || asked === 'put_off' ? isoOrNull(user.secondFactorDueAt) : null,
      socialProviders,
    };
  },
});
export type Profiles = ReturnType<typeof userProfiles>;
