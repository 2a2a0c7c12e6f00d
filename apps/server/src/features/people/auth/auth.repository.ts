import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { sessions, users } from '../../../db/schema/index.ts';

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
  userByReferralCode: async (code: string): Promise<UserRow | null> => {
    const [row] = await handle
      .select()
      .from(users)
      .where(and(eq(users.referralCode, code), isNull(users.deletedAt)));
    return row ?? null;
  },
  user: async (id: number): Promise<UserRow | null> => {
    const [row] = await handle
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    return row ?? null;
  },
  /** The same, and nobody else changes it until this transaction ends. */
  lockUser: async (id: number): Promise<UserRow | null> => {
    const [row] = await handle
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for('update');
    return row ?? null;
  },
  insertUser: async (user: typeof users.$inferInsert): Promise<UserRow> => {
    const [row] = await handle.insert(users).values(user).returning();
    if (!row) throw new Error('a user was not kept');
    return row;
  },
  updateUser: async (id: number, change: Partial<typeof users.$inferInsert>): Promise<void> => {
    await handle.update(users).set(change).where(eq(users.id, id));
  },
  /** When it is due: as given, or as it was set before. */
  setSecondFactorDue: async (id: number, dueAt: Date): Promise<Date | null> => {
    const [row] = await handle
      .update(users)
      .set({ secondFactorDueAt: sql`coalesce(${users.secondFactorDueAt}, ${dueAt.toISOString()})` })
      .where(eq(users.id, id))
      .returning({ dueAt: users.secondFactorDueAt });
    return row?.dueAt ?? null;
  },
  /** The rule is new again: nobody's days have begun. */
  clearSecondFactorDue: async (): Promise<void> => {
    await handle
      .update(users)
      .set({ secondFactorDueAt: null, secondFactorPutOffAt: null })
      .where(isNotNull(users.secondFactorDueAt));
  },
  /** Admins, and nobody stops being one meanwhile. */
  lockAdmins: async (): Promise<number[]> => {
    const rows = await handle
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
      .orderBy(asc(users.id))
      .for('update');
    return rows.map(({ id }) => id);
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
  openSessions: (userId: number, now: Date): Promise<SessionRow[]> =>
    handle
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt), asc(sessions.id)),
  /** The devices that were ever used, by what they call themselves. */
  devices: async (userId: number): Promise<string[]> => {
    const rows = await handle
      .selectDistinct({ device: sessions.device })
      .from(sessions)
      .where(eq(sessions.userId, userId));
    return rows.map(({ device }) => device);
  },
  addSession: async (session: typeof sessions.$inferInsert): Promise<void> => {
    await handle.insert(sessions).values(session);
  },
  /** The same, and nobody else renews it until this transaction ends. */
  lockSession: async (id: string): Promise<{ session: SessionRow; user: UserRow } | null> => {
    const [row] = await handle
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
      .for('update', { of: sessions });
    return row ?? null;
  },
  updateSession: async (id: string, change: Partial<typeof sessions.$inferInsert>): Promise<void> => {
    await handle.update(sessions).set(change).where(eq(sessions.id, id));
  },
  /** The newest token came back: its answer was not lost. */
  seeToken: async (id: string, generation: number): Promise<void> => {
    await handle
      .update(sessions)
      .set({ isTokenSeen: true })
      .where(and(eq(sessions.id, id), eq(sessions.generation, generation)));
  },
  endSession: async (id: string, now: Date): Promise<void> => {
    await handle
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
  },
  /** False: this person has no such open session. */
  endSessionOf: async (userId: number, id: string, now: Date): Promise<boolean> => {
    const ended = await handle
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    return ended.length === 1;
  },
  /** Everywhere, and no browser is known any more. Which generation of device tokens begins with it. */
  endSessions: async (userId: number, now: Date): Promise<number> => {
    await handle
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
    const [row] = await handle
      .update(users)
      .set({ deviceGeneration: sql`${users.deviceGeneration} + 1` })
      .where(eq(users.id, userId))
      .returning({ generation: users.deviceGeneration });
    return row?.generation ?? 0;
  },
  /** Everybody who works here, with when they were last seen. */
  staff: async (): Promise<(UserRow & { lastSeenAt: Date | null })[]> => {
    const rows = await handle
      .select({ user: users, lastSeenAt: sql<string | null>`max(${sessions.lastSeenAt})` })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id))
      .where(and(ne(users.role, 'user'), isNull(users.deletedAt)))
      .groupBy(users.id)
      .orderBy(asc(users.role), asc(users.id));
    return rows.map(({ user, lastSeenAt }) => ({
      ...user,
      lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
    }));
  },
});
