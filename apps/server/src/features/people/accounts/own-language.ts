import type { Locale } from '@shop/domain/text';
import type { Work } from '../../../db/unit-of-work.ts';
import type { UserRow } from '../auth/auth.repository.ts';

/**
 * To whom a mail about an account goes. The language of the page that its owner uses now becomes the account's own,
 * so that the next mail, whatever causes it, is in the same one.
 */
export const inOwnLanguage = async (
  within: Work,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
  locale: Locale,
): Promise<{ readonly email: string; readonly locale: Locale }> => {
  if (user.locale !== locale) await within.auth.updateUser(user.id, { locale });
  return { email: user.email, locale };
};
