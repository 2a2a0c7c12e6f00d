import type { Repositories } from '../../db/unit-of-work.ts';
import type { Seals } from '../auth/seals.ts';

export const referralSettingsKey = 'referral-settings';

const formerEmailPurpose = 'former e-mail';

type Switches = { readonly isReferralDisabled?: boolean } | null;

export const formerEmailHash = (seals: Seals, email: string): string =>
  seals.hash(formerEmailPurpose, email.toLowerCase());

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
export const hadAccount = (
  { accounts }: Pick<Repositories, 'accounts'>,
  seals: Seals,
  email: string,
): Promise<boolean> => accounts.isFormerEmail(seals.hashes(formerEmailPurpose, email.toLowerCase()));
