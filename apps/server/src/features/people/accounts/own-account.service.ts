import { isOwnEmail } from '@shop/domain/weak-passwords';
import { accountLetters } from './account-letters.ts';
import { securityLetters } from '../auth/security-letters.ts';
import type { Viewer, Visitor } from '../../../actor.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { ConfirmPassword } from '../auth/confirm-password.ts';
import type { Login } from '../auth/logins.ts';
import { hashPassword } from '../auth/passwords.ts';
import { linkEnd, linkHash, newLinkToken } from '../../base/links/tokens-in-mail.ts';
import type { ForgetPerson } from '../personal-data/forget-person.ts';
import type { AccountParts } from './accounts.service.ts';
import { inOwnLanguage } from './own-language.ts';
import { tooMany } from '../../base/limits/too-many.ts';

const mailsPerDay = { max: 10, perSeconds: 24 * 60 * 60 };

type EmailChange = { readonly newEmail: string; readonly pair: string };

/** What one may do with one's own account; the password is asked for once more. */
export const ownAccountService = ({
  work,
  mails,
  openLogin,
  confirmPassword,
  forget,
}: Omit<AccountParts, 'keptHashes'> & {
  readonly confirmPassword: ConfirmPassword;
  readonly forget: ForgetPerson;
}) => ({
  /** Every login ends, and this device gets a new one. */
  changePassword: async (
    { currentPassword, password }: { currentPassword: string; password: string },
    viewer: Viewer,
    visitor: Visitor,
  ): Promise<Login | Failure> => {
    const { now, locale } = visitor;
    const user = await confirmPassword(viewer.userId, currentPassword, visitor);
    if (isFailure(user)) return user;
    if (isOwnEmail(password, user.email)) return invalid({ password: 'password_is_email' });
    const passwordHash = await hashPassword(password);
    return work.transaction(async (within) => {
      const current = await within.auth.openSession(viewer.sessionId);
      await within.auth.updateUser(user.id, { passwordHash });
      const deviceGeneration = await within.auth.endSessions(user.id, now);
      await within.links.void(user.id, ['reset_password'], now);
      await within.audit.record(
        { actorId: user.id, action: 'change_password', entity: 'user', entityId: user.id },
        now,
      );
      await mails.write(
        within,
        securityLetters.passwordChanged,
        { at: now },
        await inOwnLanguage(within, user, locale),
        now,
      );
      const remember = current?.session.remember ?? false;
      const changed = { ...user, passwordHash, deviceGeneration };
      return openLogin(within, changed, visitor, { remember, by: 'password change' });
    });
  },

  /** Two links, one to each mailbox. An address that is taken gets a mail too, but no link. */
  changeEmail: async (
    { email, currentPassword }: { email: string; currentPassword: string },
    viewer: Viewer,
    visitor: Visitor,
  ): Promise<undefined | Failure> => {
    const { now, locale } = visitor;
    const user = await confirmPassword(viewer.userId, currentPassword, visitor);
    if (isFailure(user)) return user;
    if (email === user.email.toLowerCase())
      return fail('invalid', { fields: { email: [{ code: 'same_email' }] } });
    if (!(await work.read(({ limits }) => limits.take(`email:${user.id}`, mailsPerDay, now))))
      return tooMany(mailsPerDay);
    return work.transaction(async (within) => {
      await within.links.void(user.id, ['email_old', 'email_new'], now);
      const taken = await within.auth.userByEmail(email);
      const tokens = { email_old: newLinkToken(), email_new: newLinkToken() };
      const pairs = { email_old: tokens.email_new, email_new: tokens.email_old };
      for (const kind of ['email_old', 'email_new'] as const) {
        await within.links.add({
          tokenHash: linkHash(tokens[kind]),
          kind,
          userId: user.id,
          data: { newEmail: email, pair: linkHash(pairs[kind]) } satisfies EmailChange,
          createdAt: now,
          expiresAt: linkEnd(kind, now),
        });
      }
      const to = await inOwnLanguage(within, user, locale);
      await mails.write(
        within,
        accountLetters.emailOld,
        { newEmail: email, token: tokens.email_old },
        to,
        now,
      );
      if (taken) await mails.write(within, accountLetters.emailTaken, {}, taken, now);
      else
        await mails.write(
          within,
          accountLetters.emailNew,
          { newEmail: email, token: tokens.email_new },
          { email, locale },
          now,
        );
      await within.audit.record(
        { actorId: user.id, action: 'ask_email_change', entity: 'user', entityId: user.id },
        now,
      );
      return undefined;
    });
  },

  confirmEmail: (token: string, { now }: Visitor): Promise<{ state: 'waiting' | 'changed' } | Failure> =>
    work.transaction(async (within) => {
      const link = await within.links.use(linkHash(token), ['email_old', 'email_new'], now);
      // The lock makes two links that are followed at the same moment come one after the other.
      const user = link?.userId ? await within.auth.lockUser(link.userId) : null;
      if (!link || !user) return fail('link_ended');
      const { newEmail, pair } = link.data as EmailChange;
      if (!(await within.links.isUsed(pair))) return { state: 'waiting' };
      if (await within.auth.userByEmail(newEmail)) return fail('link_ended');
      await within.auth.updateUser(user.id, { email: newEmail, emailVerifiedAt: now });
      await within.audit.record(
        { actorId: user.id, action: 'change_email', entity: 'user', entityId: user.id },
        now,
      );
      await mails.write(within, accountLetters.emailChanged, { newEmail }, user, now);
      return { state: 'changed' };
    }),

  remove: async (currentPassword: string, viewer: Viewer, visitor: Visitor): Promise<undefined | Failure> => {
    const { now } = visitor;
    const user = await confirmPassword(viewer.userId, currentPassword, visitor);
    if (isFailure(user)) return user;
    return work.transaction((within) => forget(within, { user, email: user.email }, now));
  },
});
export type OwnAccountService = ReturnType<typeof ownAccountService>;
