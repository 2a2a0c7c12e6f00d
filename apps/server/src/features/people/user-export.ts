import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail, type Failure } from '../../failure.ts';
import { deviceName } from '../auth/device.ts';
import type { Profiles } from './profiles.ts';

/** Everything that is kept about a person, as one object. Nothing in it opens anything: no hashes, no secrets. */
export const userExport =
  (work: UnitOfWork, profiles: Profiles) =>
  (userId: number, now: Date): Promise<Record<string, unknown> | Failure> =>
    work.read(async (repositories) => {
      const user = await repositories.auth.user(userId);
      if (!user) return fail('not_found');
      const sessions = await repositories.auth.openSessions(userId, now);
      const { mails, actions, ...invited } = await repositories.accounts.trail(userId, user.email);
      return {
        exportedAt: now.toISOString(),
        profile: await profiles.of(repositories, user),
        registeredAt: user.createdAt.toISOString(),
        emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
        devices: sessions.map(({ device, createdAt, lastSeenAt }) => ({
          name: deviceName(device),
          userAgent: device,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
        referrals: invited,
        mails: mails.map((each) => ({ ...each, at: each.at.toISOString() })),
        actions: actions.map((each) => ({ ...each, at: each.at.toISOString() })),
      };
    });
export type UserExport = ReturnType<typeof userExport>;
