import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { christmasReminders } from '../../../db/schema/index.ts';

export type ReminderRow = typeof christmasReminders.$inferSelect;
type NewReminder = Pick<ReminderRow, 'email' | 'locale' | 'tokenHash' | 'createdAt'>;

export const christmasRemindersRepository = (handle: Handle) => ({
  /** One for each mailbox: asked for again, the newest link is the one that counts. Null: it is confirmed already. */
  ask: async (row: NewReminder): Promise<ReminderRow | null> => {
    const [kept] = await handle
      .insert(christmasReminders)
      .values(row)
      .onConflictDoUpdate({
        target: christmasReminders.email,
        set: row,
        setWhere: isNull(christmasReminders.confirmedAt),
      })
      .returning();
    return kept ?? null;
  },
  byToken: async (tokenHash: string): Promise<ReminderRow | null> => {
    const [row] = await handle
      .select()
      .from(christmasReminders)
      .where(eq(christmasReminders.tokenHash, tokenHash));
    return row ?? null;
  },
  confirm: async (id: number, now: Date): Promise<void> => {
    await handle.update(christmasReminders).set({ confirmedAt: now }).where(eq(christmasReminders.id, id));
  },
  remove: async (id: number): Promise<void> => {
    await handle.delete(christmasReminders).where(eq(christmasReminders.id, id));
  },
  ofEmail: (email: string): Promise<ReminderRow[]> =>
    handle.select().from(christmasReminders).where(eq(christmasReminders.email, email)),
  removeOf: async (email: string): Promise<void> => {
    await handle.delete(christmasReminders).where(eq(christmasReminders.email, email));
  },
  confirmed: (limit: number): Promise<{ id: number }[]> =>
    handle
      .select({ id: christmasReminders.id })
      .from(christmasReminders)
      .where(isNotNull(christmasReminders.confirmedAt))
      .orderBy(asc(christmasReminders.id))
      .limit(limit),
  /** Taken by whoever writes its mail: nobody else writes it too. Null: somebody has, or it was withdrawn. */
  take: async (id: number): Promise<ReminderRow | null> => {
    const [row] = await handle
      .delete(christmasReminders)
      .where(and(eq(christmasReminders.id, id), isNotNull(christmasReminders.confirmedAt)))
      .returning();
    return row ?? null;
  },
  removeOld: async (before: { readonly unconfirmed: Date; readonly confirmed: Date }): Promise<number> => {
    const gone = await handle
      .delete(christmasReminders)
      .where(
        or(
          and(isNull(christmasReminders.confirmedAt), lt(christmasReminders.createdAt, before.unconfirmed)),
          lt(christmasReminders.confirmedAt, before.confirmed),
        ),
      );
    return gone.rowCount ?? 0;
  },
});
