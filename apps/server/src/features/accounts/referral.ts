import type { Repositories } from '../../db/unit-of-work.ts';
import type { Seals } from '../auth/seals.ts';

export const referralSettingsKey = 'referral-settings';

type Switches = { readonly isReferralDisabled?: boolean } | null;

export const formerEmailHash = (seals: Seals, email: string): string =>
  seals.hash('former e-mail', email.toLowerCase());

/** Who invited, or null where the link does not count: unknown, one's own, switched off, or for an address that had an account. */
export const referrerFor = async (
  { auth, accounts }: Repositories,
  seals: Seals,
  { referralCode, email }: { referralCode: string; email: string },
): Promise<number | null> => {
  const switches = (await accounts.setting(referralSettingsKey)) as Switches;
  if (switches?.isReferralDisabled) return null;
  const referrer = await auth.userByReferralCode(referralCode.toLowerCase());
  if (!referrer || (await auth.userByEmail(email))) return null;
  return (await accounts.isFormerEmail(formerEmailHash(seals, email))) ? null : referrer.id;
};
