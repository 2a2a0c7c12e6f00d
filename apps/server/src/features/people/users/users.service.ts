import type { UserProfile } from '@shop/contract/auth';
import type { Device, PersonalInfo } from '@shop/contract/users';
import type { Viewer, Visitor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { changedNames } from '../../../changed-fields.ts';
import { deviceName } from '../auth/device.ts';
import type { ConfirmSelf } from '../second-factor/confirm-self.ts';
import type { Profiles } from './profiles.ts';

const personal = ['firstName', 'lastName', 'phone', 'company'] as const;

type Told = Readonly<Record<(typeof personal)[number] | 'role', string>>;
const pick = ({ firstName, lastName, phone, company, role }: Told): Told => ({
  firstName,
  lastName,
  phone,
  company,
  role,
});

export const usersService = (work: UnitOfWork, profiles: Profiles, confirmSelf: ConfirmSelf) => ({
  profile: (userId: number, now: Date): Promise<UserProfile | Failure> =>
    work.read(async (repositories) => {
      const user = await repositories.auth.user(userId);
      return user ? profiles.of(repositories, user, now) : fail('not_found');
    }),

  update: async (
    id: number,
    { currentPassword, code, ...input }: PersonalInfo,
    viewer: Viewer,
    visitor: Visitor,
  ): Promise<UserProfile | Failure> => {
    const { now } = visitor;
    const isAdmin = viewer.role === 'admin';
    if (id !== viewer.userId && !isAdmin) return fail('not_found');
    if (input.role !== undefined && !isAdmin) return fail('forbidden');
    if (input.role === 'admin' && (await work.read(({ auth }) => auth.user(id)))?.role !== 'admin') {
      const self = await confirmSelf(viewer.userId, { currentPassword, code }, visitor);
      if (isFailure(self)) return self;
    }
    return work.transaction(async (within) => {
      const admins = input.role === undefined ? [] : await within.auth.lockAdmins();
      const user = await within.auth.lockUser(id);
      if (!user) return fail('not_found');
      const role = input.role ?? user.role;
      if (user.role === 'admin' && role !== 'admin' && admins.length === 1) return fail('last_admin');
      const change = { ...input, role };
      await within.auth.updateUser(id, change);
      const actor = { id: viewer.userId, now };
      // What people change of themselves is nobody's business but theirs: the fields alone are told.
      if (id === viewer.userId)
        await within.audit.record(
          {
            actorId: id,
            action: 'update',
            entity: 'user',
            entityId: id,
            details: { fields: changedNames(pick(user), pick(change)) },
          },
          now,
        );
      else await within.audit.changed({ actor, entity: 'user', id, personal }, pick(user), pick(change));
      return profiles.of(within, { ...user, ...change }, now);
    });
  },

  devices: async ({ userId, sessionId }: Viewer, { now }: Visitor): Promise<Device[]> => {
    const sessions = await work.read(({ auth }) => auth.openSessions(userId, now));
    return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      name: deviceName(device),
      isCurrent: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  },

  endDevice: (sessionId: string, { userId }: Viewer, now: Date): Promise<undefined | Failure> =>
    work.transaction(async (within) => {
      if (!(await within.auth.endSessionOf(userId, sessionId, now))) return fail('not_found');
      await within.audit.record(
        { actorId: userId, action: 'end_session', entity: 'user', entityId: userId },
        now,
      );
      return undefined;
    }),
});
export type UsersService = ReturnType<typeof usersService>;
