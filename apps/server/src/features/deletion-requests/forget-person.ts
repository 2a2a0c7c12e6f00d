import type { Work } from '../../db/unit-of-work.ts';
import type { Failure } from '../../failure.ts';
import type { UserRow } from '../auth/auth.repository.ts';

export type CloseAccount = (within: Work, user: UserRow, now: Date) => Promise<undefined | Failure>;

/**
 * Forgets whoever has this address: messages, mails and the account. Papers that the law keeps for ten years
 * stay, without a link to the person. Staff are the owner's to let go. Every feature that keeps something
 * about people without an account adds its part here.
 */
export const forgetPerson = async (
  within: Work,
  closeAccount: CloseAccount,
  email: string,
  now: Date,
): Promise<undefined | Failure> => {
  await within.feedbacks.removeOf(email);
  await within.mail.removeTo(email);
  const user = await within.auth.userByEmail(email);
  return user?.role === 'user' ? closeAccount(within, user, now) : undefined;
};
