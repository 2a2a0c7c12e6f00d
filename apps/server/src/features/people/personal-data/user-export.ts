import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { deviceName } from '../auth/device.ts';
import { securityActions } from '../auth/security-log.ts';
import { withoutKeys } from '../../base/links/tokens-in-mail.ts';
import { accountOf } from '../points/ledger.ts';
import { presentPoints } from '../points/points.presenter.ts';
import type { Profiles } from '../users/profiles.ts';
import { exportedOrder } from './exported-order.ts';

const time = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Everything that is kept about a person, as one object. Nothing in it opens anything: no hashes, no secrets. */
export const userExport =
  (work: UnitOfWork, profiles: Profiles) =>
  (userId: number, consentId: string | null, now: Date): Promise<Record<string, unknown> | Failure> =>
    work.read(async (repositories) => {
      const { people, points, carts } = repositories;
      const user = await repositories.auth.user(userId);
      if (!user) return fail('not_found');
      const account = await people.ofAccount(userId, securityActions);
      const mailbox = await people.ofMailbox(user.email);
      const orders = await people.ordersOf({ userId, email: user.emailVerifiedAt && user.email });
      const consent = consentId === null ? null : await people.consent(consentId);
      return {
        exportedAt: now.toISOString(),
        profile: await profiles.of(repositories, user, now),
        registeredAt: user.createdAt.toISOString(),
        emailVerifiedAt: time(user.emailVerifiedAt),
        devices: account.devices.map(({ device, createdAt, lastSeenAt, endedAt }) => ({
          name: deviceName(device),
          userAgent: device,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          endedAt: time(endedAt),
        })),
        cart: await carts.items(userId),
        points: presentPoints(await accountOf(repositories, userId, now), await points.history(userId)),
        referrals: {
          wasInvited: account.invitedAt !== null,
          invitedAt: time(account.invitedAt),
          peopleInvited: account.invited.length,
          invitedOn: account.invited.map(({ createdAt }) => createdAt.toISOString()),
        },
        orders: orders.map(exportedOrder),
        codesUsed: mailbox.codes.map(({ code, at, givenBackAt }) => ({
          code,
          at: at.toISOString(),
          givenBackAt: time(givenBackAt),
        })),
        consents: {
          cookies: consent && { advertising: consent.advertising, at: consent.createdAt.toISOString() },
          notifications: user.notifications,
          orders: orders.map(({ row }) => ({
            number: row.number,
            termsAt: time(row.agreedTermsAt),
            contactsAt: time(row.agreedContactsAt),
          })),
        },
        messages: mailbox.messages.map(({ id: _, createdAt, ...message }) => ({
          ...message,
          at: createdAt.toISOString(),
        })),
        deletionRequests: mailbox.deletionRequests.map(({ at, doneAt }) => ({
          at: at.toISOString(),
          doneAt: time(doneAt),
        })),
        mails: mailbox.mails.map(({ at, text, ...mail }) => ({
          ...mail,
          at: at.toISOString(),
          // Whoever merely sits at an open session is not to learn from here what proves who owns the mailbox.
          text: withoutKeys(text),
        })),
        security: account.security.map(({ at, action, details: { ip, device } }) => ({
          at: at.toISOString(),
          action,
          ip: ip ?? null,
          device: device ?? null,
        })),
        actions: account.actions.map((each) => ({ ...each, at: each.at.toISOString() })),
      };
    });
export type UserExport = ReturnType<typeof userExport>;
