import type { NewStaffMember, StaffMember } from '@shop/contract/staff';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork, Work } from '../../db/unit-of-work.ts';
import { fail, type Failure, invalid } from '../../failure.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import { linkEnd, linkHash, newLinkToken } from '../links/tokens-in-mail.ts';
import { isSecondFactorRequired, staffSettingsKey } from '../users/profiles.ts';

const present = (user: UserRow & { lastSeenAt: Date | null }): StaffMember => ({
  id: user.id,
  role: user.role as StaffMember['role'],
  username: user.email,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  company: user.company,
  hasSecondFactor: user.totpSince !== null,
  hasJoined: user.passwordHash !== null || user.lastSeenAt !== null,
  lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
});

export const staffService = (work: UnitOfWork, mails: AccountMails) => {
  const invite = async (within: Work, user: UserRow, now: Date): Promise<void> => {
    await within.links.void(user.id, ['invitation'], now);
    const token = newLinkToken();
    await within.links.add({
      tokenHash: linkHash(token),
      kind: 'invitation',
      userId: user.id,
      data: {},
      createdAt: now,
      expiresAt: linkEnd('invitation', now),
    });
    await mails.invitation(within, user, token, now);
  };
  const member = async (within: Work, id: number): Promise<UserRow | null> => {
    const user = await within.auth.lockUser(id);
    return user && user.role !== 'user' ? user : null;
  };

  return {
    list: async (): Promise<StaffMember[]> => (await work.read(({ auth }) => auth.staff())).map(present),

    create: (
      input: NewStaffMember,
      locale: UserRow['locale'],
      actor: Actor,
    ): Promise<StaffMember | Failure> =>
      work.transaction(async (within) => {
        if (await within.auth.userByEmail(input.email)) return invalid({ email: 'email_taken' });
        const user = await within.auth.insertUser({ ...input, locale, createdAt: actor.now });
        await invite(within, user, actor.now);
        await within.audit(
          {
            actorId: actor.id,
            action: 'create_staff',
            entity: 'user',
            entityId: user.id,
            details: { role: user.role },
          },
          actor.now,
        );
        return present({ ...user, lastSeenAt: null });
      }),

    inviteAgain: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const user = await member(within, id);
        if (!user) return fail('not_found');
        if (user.passwordHash !== null) return fail('already_joined');
        await invite(within, user, actor.now);
        await within.audit({ actorId: actor.id, action: 'invite', entity: 'user', entityId: id }, actor.now);
        return undefined;
      }),

    logOut: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        if (!(await member(within, id))) return fail('not_found');
        await within.auth.endSessions(id, actor.now);
        await within.audit(
          { actorId: actor.id, action: 'end_sessions', entity: 'user', entityId: id },
          actor.now,
        );
        return undefined;
      }),

    settings: async () => ({ requireSecondFactor: await work.read(isSecondFactorRequired) }),

    /** Whoever asks it of others has it first, so that nobody locks themselves out. */
    setSettings: (settings: { requireSecondFactor: boolean }, actor: Actor) =>
      work.transaction(async (within) => {
        const admin = actor.id === null ? null : await within.auth.user(actor.id);
        if (settings.requireSecondFactor && !admin?.totpSince) return fail('second_factor_first');
        await within.accounts.setSetting(staffSettingsKey, settings, actor.now);
        await within.audit(
          {
            actorId: actor.id,
            action: 'update',
            entity: 'settings',
            entityId: staffSettingsKey,
            details: settings,
          },
          actor.now,
        );
        return settings;
      }),
  };
};
export type StaffService = ReturnType<typeof staffService>;
