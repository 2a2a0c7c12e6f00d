import { desc, eq, lt } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { individualDrafts } from '../../../db/schema/index.ts';

export type DraftRow = typeof individualDrafts.$inferSelect;

export const individualDraftsRepository = (handle: Handle) => ({
  insert: async (row: typeof individualDrafts.$inferInsert): Promise<DraftRow> => {
    const [made] = await handle.insert(individualDrafts).values(row).returning();
    if (!made) throw new Error('a draft was not kept');
    return made;
  },
  one: async (id: number): Promise<DraftRow | null> => {
    const [row] = await handle.select().from(individualDrafts).where(eq(individualDrafts.id, id));
    return row ?? null;
  },
  byKey: async (keyHash: string): Promise<DraftRow | null> => {
    const [row] = await handle.select().from(individualDrafts).where(eq(individualDrafts.keyHash, keyHash));
    return row ?? null;
  },
  /** The one written last. */
  ofUser: async (userId: number): Promise<DraftRow | null> => {
    const [row] = await handle
      .select()
      .from(individualDrafts)
      .where(eq(individualDrafts.userId, userId))
      .orderBy(desc(individualDrafts.updatedAt), desc(individualDrafts.id))
      .limit(1);
    return row ?? null;
  },
  allOfUser: (userId: number): Promise<DraftRow[]> =>
    handle.select().from(individualDrafts).where(eq(individualDrafts.userId, userId)),
  /** Nobody else writes it until this transaction ends. Null: it is gone. */
  lock: async (id: number): Promise<DraftRow | null> => {
    const [row] = await handle
      .select()
      .from(individualDrafts)
      .where(eq(individualDrafts.id, id))
      .for('update');
    return row ?? null;
  },
  update: async (
    id: number,
    change: Partial<Pick<DraftRow, 'answers' | 'userId' | 'updatedAt'>>,
  ): Promise<DraftRow | null> => {
    const [row] = await handle
      .update(individualDrafts)
      .set(change)
      .where(eq(individualDrafts.id, id))
      .returning();
    return row ?? null;
  },
  remove: async (id: number): Promise<void> => {
    await handle.delete(individualDrafts).where(eq(individualDrafts.id, id));
  },
  removeOfUser: async (userId: number): Promise<void> => {
    await handle.delete(individualDrafts).where(eq(individualDrafts.userId, userId));
  },
  removeWrittenBefore: async (before: Date): Promise<number> =>
    (await handle.delete(individualDrafts).where(lt(individualDrafts.updatedAt, before))).rowCount ?? 0,
});
