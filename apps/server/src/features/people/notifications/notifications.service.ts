import type { Notification, NotificationChoice, Unsubscription } from '@shop/contract/notifications';
import type { Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { presentNotifications } from './notifications.presenter.ts';
import type { UnsubscribeLink, UnsubscribeLinks } from './unsubscribe-links.ts';

/** What people may be written to about, said in the account or by the link from a mail. */
export const notificationsService = (work: UnitOfWork, links: UnsubscribeLinks) => {
  const recordOf = (within: Work, userId: number, choices: readonly NotificationChoice[], now: Date) =>
    within.audit.record(
      {
        actorId: userId,
        action: 'notifications',
        entity: 'user',
        entityId: userId,
        details: { notifications: choices },
      },
      now,
    );

  /** Null: the account is gone. */
  const standing = async (
    repositories: Repositories,
    { owner, kind }: UnsubscribeLink,
  ): Promise<Unsubscription | null> => {
    const user = owner.userId === null ? null : await repositories.auth.user(owner.userId);
    if (owner.userId !== null && !user) return null;
    const said = await repositories.notifications.saidBy(user ?? { id: null, email: owner.email ?? '' });
    const found = presentNotifications(said).find((each) => each.kind === kind && each.channel === 'mail');
    return found ? { kind, channel: found.channel, isOn: found.isOn } : null;
  };

  return {
    set: (
      id: number,
      choices: readonly NotificationChoice[],
      viewer: Viewer,
      now: Date,
    ): Promise<Notification[] | Failure> =>
      work.transaction(async (within) => {
        const user = id === viewer.userId ? await within.auth.lockUser(id) : null;
        if (!user) return fail('not_found');
        const before = presentNotifications(await within.notifications.saidBy(user));
        // The moment of a word that was given is kept: for offers it is the consent's.
        const changed = choices.filter(({ kind, channel, isOn }) =>
          before.some((each) => each.kind === kind && each.channel === channel && each.isOn !== isOn),
        );
        for (const choice of changed)
          await within.notifications.set({ userId: id, email: null }, choice, now);
        if (changed.length > 0) await recordOf(within, id, changed, now);
        return presentNotifications(await within.notifications.saidBy(user));
      }),

    look: async (token: string, now: Date): Promise<Unsubscription | Failure> => {
      const link = await links.read(token, now);
      const found = link && (await work.read((repositories) => standing(repositories, link)));
      return found ?? fail('not_found');
    },

    setByLink: async (token: string, isOn: boolean, now: Date): Promise<Unsubscription | Failure> => {
      const link = await links.read(token, now);
      if (!link) return fail('not_found');
      return work.transaction(async (within) => {
        const { owner, kind } = link;
        if (owner.userId !== null) await within.auth.lockUser(owner.userId);
        const before = await standing(within, link);
        if (!before) return fail('not_found');
        if (before.isOn === isOn) return before;
        const choice = { kind, channel: before.channel, isOn };
        await within.notifications.set(owner, choice, now);
        if (owner.userId !== null) await recordOf(within, owner.userId, [choice], now);
        return choice;
      });
    },
  };
};
export type NotificationsService = ReturnType<typeof notificationsService>;
