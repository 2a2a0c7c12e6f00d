import type { FeedbackInput, feedbackFilter } from '@shop/contract/feedbacks';
import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { feedbacks } from '../../../db/schema/index.ts';
import { holdsWordsIn, plainWords } from '../../../db/search.ts';
import type { Failure } from '../../../failure.ts';

export type FeedbackRow = typeof feedbacks.$inferSelect;
export type FeedbackFilter = z.output<typeof feedbackFilter>;

/** Messages are few: they need no index to be searched. */
const words = plainWords(
  feedbacks.name,
  feedbacks.email,
  feedbacks.phone,
  feedbacks.businessName,
  feedbacks.businessCode,
  feedbacks.message,
);

const isFrom = (email: string): SQL => eq(sql`lower(${feedbacks.email})`, email.toLowerCase());

export const feedbacksRepository = (handle: Handle) => ({
  list: (query: FeedbackFilter): Promise<Paged<FeedbackRow> | Failure> =>
    paged<FeedbackRow>(handle, {
      query,
      where: and(
        query.kind === undefined ? undefined : eq(feedbacks.kind, query.kind),
        query.isHandled === undefined ? undefined : eq(feedbacks.isHandled, query.isHandled),
        holdsWordsIn(words, query.search),
      ),
      id: feedbacks.id,
      sorts: {},
      read: (part) => partOf(handle.select().from(feedbacks).$dynamic(), part),
      ids: () => handle.select({ id: feedbacks.id }).from(feedbacks).$dynamic(),
    }),
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
  /** Held until the transaction ends. */
  lock: async (id: number): Promise<FeedbackRow | null> => {
    const [row] = await handle.select().from(feedbacks).where(eq(feedbacks.id, id)).for('update');
    return row ?? null;
  },
  setHandled: async (id: number, handledAt: Date | null): Promise<FeedbackRow> => {
    const change = { isHandled: handledAt !== null, handledAt };
    const [row] = await handle.update(feedbacks).set(change).where(eq(feedbacks.id, id)).returning();
    if (!row) throw new Error('a message that is held is gone');
    return row;
  },
  remove: async (id: number): Promise<FeedbackRow | null> => {
    const [row] = await handle.delete(feedbacks).where(eq(feedbacks.id, id)).returning();
    return row ?? null;
  },
});
