import type { FeedbackInput, feedbackFilter } from '@shop/contract/feedbacks';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Handle } from '../../../db/database.ts';
import { feedbacks } from '../../../db/schema/index.ts';

export type FeedbackRow = typeof feedbacks.$inferSelect;
export type FeedbackFilter = z.output<typeof feedbackFilter>;

const isFrom = (email: string): SQL => eq(sql`lower(${feedbacks.email})`, email.toLowerCase());

export const feedbacksRepository = (handle: Handle) => ({
  page: async ({ kind, isHandled, page, perPage }: FeedbackFilter) => {
    const where = and(
      kind === undefined ? undefined : eq(feedbacks.kind, kind),
      isHandled === undefined ? undefined : eq(feedbacks.isHandled, isHandled),
    );
    const [total, rows] = await Promise.all([
      handle.$count(feedbacks, where),
      handle
        .select()
        .from(feedbacks)
        .where(where)
        .orderBy(desc(feedbacks.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
    ]);
    return { total, rows };
  },
  ofSender: (email: string): Promise<FeedbackRow[]> =>
    handle.select().from(feedbacks).where(isFrom(email)).orderBy(asc(feedbacks.id)),
  forgetSender: async (email: string): Promise<void> => {
    await handle.delete(feedbacks).where(isFrom(email));
  },
  /** Answered, or else sent, before then. */
  removeOlder: async (than: Date): Promise<number> =>
    (
      await handle
        .delete(feedbacks)
        .where(lt(sql`coalesce(${feedbacks.handledAt}, ${feedbacks.createdAt})`, than))
    ).rowCount ?? 0,
  insert: async ({ website: _, ...feedback }: FeedbackInput, now: Date): Promise<number> => {
    const [made] = await handle
      .insert(feedbacks)
      .values({ ...feedback, createdAt: now })
      .returning({ id: feedbacks.id });
    if (!made) throw new Error('a message was not kept');
    return made.id;
  },
  setHandled: async (id: number, handledAt: Date | null): Promise<FeedbackRow | null> => {
    const change = { isHandled: handledAt !== null, handledAt };
    const [row] = await handle.update(feedbacks).set(change).where(eq(feedbacks.id, id)).returning();
    return row ?? null;
  },
  remove: async (id: number): Promise<FeedbackRow | null> => {
    const [row] = await handle.delete(feedbacks).where(eq(feedbacks.id, id)).returning();
    return row ?? null;
  },
});
