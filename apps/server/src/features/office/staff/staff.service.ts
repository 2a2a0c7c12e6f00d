import type { NewStaffMember, StaffMember, StaffSettings } from '@shop/contract/staff';
import { isoOrNull } from '../../../iso.ts';
import type { Actor, Viewer, Visitor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { accountLetters } from '../../people/accounts/account-letters.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { UserRow } from '../../people/auth/auth.repository.ts';
import { changeSetting } from '../../base/settings/change-setting.ts';
import { settingKinds } from '../../base/settings/setting-kinds.ts';
import { linkEnd, linkHash, newLinkToken } from '../../base/links/tokens-in-mail.ts';
import type { ConfirmSelf, Proof } from '../../people/second-factor/confirm-self.ts';

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
  lastSeenAt: isoOrNull(user.lastSeenAt),
});

export const staffService = (work: UnitOfWork, mails: Mails, confirmSelf: ConfirmSelf) => {
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
    await mails.write(within, accountLetters.invitation, { ...user, token }, user, now);
  };
  const member = async (within: Work, id: number): Promise<UserRow | null> => {
    const user = await within.auth.lockUser(id);
    return user && user.role !== 'user' ? user : null;
  };

  return {
    list: async (): Promise<StaffMember[]> => (await work.read(({ auth }) => auth.staff())).map(present),

    create: async (
      { currentPassword, code, ...input }: NewStaffMember,
      viewer: Viewer,
      visitor: Visitor,
    ): Promise<StaffMember | Failure> => {
      const actor = { id: viewer.userId, now: visitor.now };
      if (input.role === 'admin') {
        const self = await confirmSelf(viewer.userId, { currentPassword, code }, visitor);
        if (isFailure(self)) return self;
      }
      return work.transaction(async (within) => {
        if (await within.auth.userByEmail(input.email)) return invalid({ email: 'email_taken' });
        const user = await within.auth.insertUser({ ...input, locale: visitor.locale, createdAt: actor.now });
        await invite(within, user, actor.now);
        await within.audit.changed({ actor, entity: 'user', id: user.id, action: 'create_staff' }, null, {
          role: user.role,
        });
        return present({ ...user, lastSeenAt: null });
      });
    },

    inviteAgain: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const user = await member(within, id);
        if (!user) return fail('not_found');
        if (user.passwordHash !== null) return fail('already_joined');
        await invite(within, user, actor.now);
        await within.audit.record(
          { actorId: actor.id, action: 'invite', entity: 'user', entityId: id },
          actor.now,
        );
        return undefined;
      }),

    logOut: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        if (!(await member(within, id))) return fail('not_found');
        await within.auth.endSessions(id, actor.now);
        await within.audit.record(
          { actorId: actor.id, action: 'end_sessions', entity: 'user', entityId: id },
          actor.now,
        );
        return undefined;
      }),

    settings: (): Promise<StaffSettings> => work.read(({ settings }) => settings.read(settingKinds.staff)),

    /** Whoever asks it of others has it first, so that nobody locks themselves out; whoever asks less shows who they are. */
    setSettings: async (
      { currentPassword, code, ...settings }: StaffSettings & Proof,
      viewer: Viewer,
      visitor: Visitor,
    ): Promise<StaffSettings | Failure> => {
      const actor = { id: viewer.userId, now: visitor.now };
      const before = await work.read((repositories) => repositories.settings.read(settingKinds.staff));
      const isLess =
        (before.requireSecondFactor && !settings.requireSecondFactor) ||
        (before.adminsSecondFactor && !settings.adminsSecondFactor);
      const self = isLess ? await confirmSelf(viewer.userId, { currentPassword, code }, visitor) : null;
      if (isFailure(self)) return self;
      return work.transaction(async (within) => {
        const admin = await within.auth.user(viewer.userId);
        if (settings.requireSecondFactor && !admin?.totpSince) return fail('second_factor_first');
        if (
          settings.adminsSecondFactor &&
          !(await within.settings.read(settingKinds.staff)).adminsSecondFactor
        )
          await within.auth.clearSecondFactorDue();
        return changeSetting(within, 'staff', () => settings, actor);
      });
    },
  };
};
export type StaffService = ReturnType<typeof staffService>;
