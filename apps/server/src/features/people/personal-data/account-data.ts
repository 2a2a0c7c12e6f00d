import { isoOrNull } from '../../../iso.ts';
import { keptFor, monthsBefore, type PersonalData } from '../../base/personal-data.ts';
import { deviceName } from '../auth/device.ts';
import { loginActions, securityActions } from '../auth/security-log.ts';
import { accountOf } from '../points/ledger.ts';
import { presentPoints } from '../points/points.presenter.ts';

/** What is kept about an account. Closing it is the work of `forget-person`, after all areas have forgotten theirs. */
export const accountData: PersonalData = {
  export: async (repositories, { userId, email }, now) => {
    const requests = email === null ? [] : await repositories.people.deletionRequestsOf(email);
    const ofMailbox = {
      deletionRequests: requests.map(({ at, doneAt }) => ({
        at: at.toISOString(),
        doneAt: isoOrNull(doneAt),
      })),
    };
    const user = userId === null ? null : await repositories.auth.user(userId);
    if (!user) return ofMailbox;
    const account = await repositories.people.ofAccount(user.id, securityActions);
    const history = await repositories.points.history(user.id);
    return {
      ...ofMailbox,
      registeredAt: user.createdAt.toISOString(),
      emailVerifiedAt: isoOrNull(user.emailVerifiedAt),
      devices: account.devices.map(({ device, createdAt, lastSeenAt, endedAt }) => ({
        name: deviceName(device),
        userAgent: device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        endedAt: isoOrNull(endedAt),
      })),
      points: presentPoints(await accountOf(repositories, user.id, now), history),
      referrals: {
        wasInvited: account.invitedAt !== null,
        invitedAt: isoOrNull(account.invitedAt),
        peopleInvited: account.invited.length,
        invitedOn: account.invited.map(({ createdAt }) => createdAt.toISOString()),
      },
      security: account.security.map(({ at, action, details: { ip, device } }) => ({
        at: at.toISOString(),
        action,
        ip: ip ?? null,
        device: device ?? null,
      })),
      actions: account.actions.map((each) => ({ ...each, at: each.at.toISOString() })),
    };
  },
  expire: (within, now) => within.people.removeOld(monthsBefore(now, keptFor.securityMonths), loginActions),
};
