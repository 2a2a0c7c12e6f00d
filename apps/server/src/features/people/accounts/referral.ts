import type { Repositories } from '../../../db/unit-of-work.ts';
import type { KeptHashes } from '../auth/kept-hashes.ts';

export const referralSettingsKey = 'referral-settings';

type Switches = { readonly isReferralDisabled?: boolean } | null;

export const formerEmailHash = (keptHashes: KeptHashes, email: string): string =>
  keptHashes.hash('former e-mail', email.toLowerCase());

/** Whose link it is; null where it is nobody's or referral is switched off. It says nothing about any address. */
export const inviterOf = async (
  { auth, accounts }: Pick<Repositories, 'auth' | 'accounts'>,
  referralCode: string,
): Promise<number | null> => {
  const switches = (await accounts.setting(referralSettingsKey)) as Switches;
  const inviter = await auth.userByReferralCode(referralCode.toLowerCase());
  return switches?.isReferralDisabled ? null : (inviter?.id ?? null);
};

/** Whoever had an account is no new customer. Only the owner of the mailbox is told so. */
export const hadAccount = async (
  { accounts }: Pick<Repositories, 'accounts'>,
  keptHashes: KeptHashes,
  email: string,
  now: Date,
): Promise<boolean> =>
  accounts.isFormerEmail(await keptHashes.hashes({ accounts }, 'former e-mail', email.toLowerCase(), now));
