import type { Repositories } from '../../../db/unit-of-work.ts';
import { settingKinds } from '../../base/settings/setting-kinds.ts';
import type { KeptHashes } from '../auth/kept-hashes.ts';

export const formerEmailHash = (keptHashes: KeptHashes, email: string): string =>
  keptHashes.hash('former e-mail', email.toLowerCase());

/** Whose link it is; null where it is nobody's or referral is switched off. It says nothing about any address. */
export const inviterOf = async (
  { auth, settings }: Pick<Repositories, 'auth' | 'settings'>,
  referralCode: string,
): Promise<number | null> => {
  const { isReferralDisabled } = await settings.read(settingKinds.referral);
  const inviter = await auth.userByReferralCode(referralCode.toLowerCase());
  return isReferralDisabled ? null : (inviter?.id ?? null);
};

/** Whoever had an account is no new customer. Only the owner of the mailbox is told so. */
export const hadAccount = async (
  { accounts, settings }: Pick<Repositories, 'accounts' | 'settings'>,
  keptHashes: KeptHashes,
  email: string,
  now: Date,
): Promise<boolean> =>
  accounts.isFormerEmail(await keptHashes.hashes({ settings }, 'former e-mail', email.toLowerCase(), now));
