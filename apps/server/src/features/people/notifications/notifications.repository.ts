import { asc, eq, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { notifications, users } from '../../../db/schema/index.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Whose word it is: an account's, or, of guests, a mailbox's. */
export type NotificationOwner =
  | { readonly userId: number; readonly email: null }
  | { readonly userId: null; readonly email: string };

type Choice = Pick<NotificationRow, 'kind' | 'channel' | 'isOn'>;

export const notificationsRepository = (handle: Handle) => {
  const ofAccount = (userId: number | null) =>
    userId === null ? undefined : eq(notifications.userId, userId);
  const ofMailbox = (email: string) => eq(notifications.email, email.toLowerCase());
  /** The account of whoever has proved to own the mailbox. */
  const ownerOf = (email: string) =>
    eq(
      notifications.userId,
      sql`(select ${users.id} from ${users} where lower(${users.email}) = ${email.toLowerCase()} and ${users.emailVerifiedAt} is not null)`,
    );

  return {
    /** What an account or its mailbox has said, the newest first. */
    saidBy: ({ id, email }: { readonly id: number | null; readonly email: string }) =>
      handle
        .select()
        .from(notifications)
        .where(or(ofAccount(id), ofMailbox(email), ownerOf(email)))
        .orderBy(sql`${notifications.changedAt} desc, ${notifications.id} desc`),
    ofPerson: ({ userId, email }: { readonly userId: number | null; readonly email: string | null }) =>
      handle
        .select()
        .from(notifications)
        .where(or(ofAccount(userId), email === null ? undefined : ofMailbox(email), sql`false`))
        .orderBy(asc(notifications.id)),
    set: async (
      owner: NotificationOwner,
      { kind, channel, isOn }: Choice,
      changedAt: Date,
    ): Promise<void> => {
      const { userId, email } = owner;
      await handle
        .insert(notifications)
        .values({ userId, email: email?.toLowerCase() ?? null, kind, channel, isOn, changedAt })
        .onConflictDoUpdate({
          target: [
            userId === null ? notifications.email : notifications.userId,
            notifications.kind,
            notifications.channel,
          ],
          set: { isOn, changedAt },
        });
    },
    forget: async ({
      userId,
      email,
    }: {
      readonly userId: number | null;
      readonly email: string | null;
    }): Promise<void> => {
      await handle
        .delete(notifications)
        .where(or(ofAccount(userId), email === null ? undefined : ofMailbox(email), sql`false`));
    },
  };
};
