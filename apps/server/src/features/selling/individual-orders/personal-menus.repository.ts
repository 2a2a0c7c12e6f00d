import { asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { checkOuts, individualDrafts, personalMenuFiles, personalMenus } from '../../../db/schema/index.ts';
import { isFailure, type Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';

export type MenuRow = typeof personalMenus.$inferSelect;
export type MenuFileRow = typeof personalMenuFiles.$inferSelect;
export type WholeMenu = MenuRow & { readonly files: readonly MenuFileRow[] };
export type NewMenuFile = Omit<typeof personalMenuFiles.$inferInsert, 'personalMenuId'>;

/** Whose: those of an account, of one draft, or, of everybody, what was sent. */
export type MenuFilter = LongListQuery<'created'> & {
  readonly of:
    | { readonly userId: number }
    | { readonly draftId: number }
    | { readonly userId: number; readonly draftId: number }
    | 'all_sent';
};

export const personalMenusRepository = (handle: Handle) => {
  const withFiles = async (rows: readonly MenuRow[]): Promise<WholeMenu[]> => {
    const ids = rows.map(({ id }) => id);
    const files =
      ids.length === 0
        ? []
        : await handle
            .select()
            .from(personalMenuFiles)
            .where(inArray(personalMenuFiles.personalMenuId, ids))
            .orderBy(asc(personalMenuFiles.id));
    const of = Map.groupBy(files, ({ personalMenuId }) => personalMenuId);
    return rows.map((row) => ({ ...row, files: of.get(row.id) ?? [] }));
  };
  const found = async (where: SQL | undefined): Promise<WholeMenu[]> =>
    withFiles(await handle.select().from(personalMenus).where(where).orderBy(asc(personalMenus.id)));

  const whose = (of: MenuFilter['of']): SQL | undefined => {
    if (of === 'all_sent') return isNotNull(personalMenus.checkOutId);
    const drafts = (where: SQL) =>
      handle.select({ id: individualDrafts.id }).from(individualDrafts).where(where);
    return or(
      'draftId' in of ? eq(personalMenus.draftId, of.draftId) : undefined,
      'userId' in of
        ? or(
            inArray(personalMenus.draftId, drafts(eq(individualDrafts.userId, of.userId))),
            inArray(
              personalMenus.checkOutId,
              handle.select({ id: checkOuts.id }).from(checkOuts).where(eq(checkOuts.userId, of.userId)),
            ),
          )
        : undefined,
    );
  };

  return {
    one: async (id: number): Promise<WholeMenu | null> => (await found(eq(personalMenus.id, id)))[0] ?? null,
    lock: async (id: number): Promise<WholeMenu | null> => {
      await handle.select().from(personalMenus).where(eq(personalMenus.id, id)).for('update');
      return (await found(eq(personalMenus.id, id)))[0] ?? null;
    },
    ofDraft: (draftId: number): Promise<WholeMenu[]> => found(eq(personalMenus.draftId, draftId)),
    ofCheckOuts: async (ids: readonly number[]): Promise<WholeMenu[]> =>
      ids.length === 0 ? [] : found(inArray(personalMenus.checkOutId, [...ids])),
    list: async (filter: MenuFilter): Promise<Paged<WholeMenu> | Failure> => {
      const page = await paged<MenuRow>(handle, {
        query: filter,
        where: whose(filter.of),
        id: personalMenus.id,
        sorts: {},
        read: (part) => partOf(handle.select().from(personalMenus).$dynamic(), part),
        ids: () => handle.select({ id: personalMenus.id }).from(personalMenus).$dynamic(),
      });
      return isFailure(page) ? page : { ...page, rows: await withFiles(page.rows) };
    },
    insert: async (
      row: typeof personalMenus.$inferInsert,
      files: readonly NewMenuFile[],
    ): Promise<WholeMenu> => {
      const [made] = await handle.insert(personalMenus).values(row).returning();
      if (!made) throw new Error('a personal menu was not kept');
      if (files.length > 0)
        await handle
          .insert(personalMenuFiles)
          .values(files.map((file) => ({ ...file, personalMenuId: made.id })));
      const [whole] = await withFiles([made]);
      return whole!;
    },
    update: async (
      id: number,
      change: Partial<Pick<MenuRow, 'words' | 'updatedAt' | 'draftId' | 'checkOutId'>>,
      files: readonly NewMenuFile[] = [],
    ): Promise<void> => {
      await handle.update(personalMenus).set(change).where(eq(personalMenus.id, id));
      if (files.length > 0)
        await handle.insert(personalMenuFiles).values(files.map((file) => ({ ...file, personalMenuId: id })));
    },
    remove: async (id: number): Promise<void> => {
      await handle.delete(personalMenus).where(eq(personalMenus.id, id));
    },
    file: async (id: number): Promise<MenuFileRow | null> => {
      const [row] = await handle.select().from(personalMenuFiles).where(eq(personalMenuFiles.id, id));
      return row ?? null;
    },
    removeFile: async (id: number): Promise<void> => {
      await handle.delete(personalMenuFiles).where(eq(personalMenuFiles.id, id));
    },
    /** Which of these files belong to a menu. */
    files: async (names: readonly string[]): Promise<string[]> =>
      names.length === 0
        ? []
        : (
            await handle
              .select({ file: personalMenuFiles.file })
              .from(personalMenuFiles)
              .where(inArray(personalMenuFiles.file, [...names]))
          ).map(({ file }) => file),
  };
};
