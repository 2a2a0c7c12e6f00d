import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export const authRepository = (handle: Handle) => ({
  userByEmail: async (email: string): Promise<UserRow | null> => {
    const [row] = await handle
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    return row ?? null;
  },
  user: async (id: number): Promise<UserRow | null> => {
    const [row] = await handle.select().from(users).where(eq(users.id, id));
    return row ?? null;
  },
  /** A session that was not ended, with its user. */
  openSession: async (id: string): Promise<{ session: SessionRow; user: UserRow } | null> => {
    const [row] = await handle
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
    return row ?? null;
  },
  addSession: async (session: typeof sessions.$inferInsert): Promise<void> => {
    await handle.insert(sessions).values(session);
  },
  endSession: async (id: string, now: Date): Promise<void> => {
    await handle
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
  },
});
