import type { NotificationKind } from '@shop/domain/notifications';
import { encryptedTokens } from '../src/features/base/links/encrypted-tokens.ts';
import type { NotificationOwner } from '../src/features/people/notifications/notifications.repository.ts';
import { unsubscribeLinks } from '../src/features/people/notifications/unsubscribe-links.ts';
import { secret } from './test-shop.ts';

/** As it stands in the address at the foot of a mail. */
export const unsubscribeToken = async (
  owner: NotificationOwner,
  kind: NotificationKind = 'delivery_tomorrow',
): Promise<string> => {
  const links = unsubscribeLinks(encryptedTokens(secret), () => new URL('http://localhost'));
  return new URL(await links.of({ owner, kind })).searchParams.get('token') ?? '';
};
