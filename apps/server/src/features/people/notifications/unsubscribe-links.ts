import { sitePaths } from '@shop/contract/site-paths';
import { type NotificationKind, notificationKinds } from '@shop/domain/notifications';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import type { NotificationOwner } from './notifications.repository.ts';

export type UnsubscribeLink = { readonly owner: NotificationOwner; readonly kind: NotificationKind };

const purpose = 'unsubscribe';

/** Links that switch one kind of letter off. Encrypted: nobody reads from an address whose it is, or makes one up. */
export const unsubscribeLinks = (encryptedTokens: EncryptedTokens, publicUrl: () => URL) => ({
  /** Mails are kept for years, and so long the link works. */
  of: async ({ owner, kind }: UnsubscribeLink): Promise<string> => {
    const url = new URL(sitePaths.unsubscribe, publicUrl());
    url.searchParams.set('token', await encryptedTokens.encrypt(purpose, { ...owner, kind }, null));
    return url.href;
  },
  read: async (token: string, now: Date): Promise<UnsubscribeLink | null> => {
    const data = await encryptedTokens.decrypt(purpose, token, now);
    const kind = notificationKinds.find((each) => each === data?.['kind']);
    if (!data || kind === undefined) return null;
    const { userId, email } = data as NotificationOwner;
    return { kind, owner: userId === null ? { userId, email } : { userId, email: null } };
  },
});
export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>;
