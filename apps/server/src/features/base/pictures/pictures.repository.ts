import { and, asc, eq, exists, inArray, not, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import {
  additions,
  blogArticlePictures,
  dishes,
  mealKitPictures,
  mealKits,
  pages,
  pictures,
  settings,
} from '../../../db/schema/index.ts';
import type { PictureRow } from './pictures.presenter.ts';

/** Everywhere that a picture can be shown; a test holds this list against the tables' own references. */
export const uses = [
  [additions, additions.thumbnailId],
  [blogArticlePictures, blogArticlePictures.pictureId],
  [dishes, dishes.pictureId],
  [mealKitPictures, mealKitPictures.pictureId],
  [mealKits, mealKits.thumbnailId],
  [pages, pages.pictureId],
] as const;

/** Those of the main page's first words, which a setting names. */
const isHero = sql`exists (select 1 from ${settings} where ${pictures.id}::text in (${settings.value} ->> 'heroPictureId', ${settings.value} ->> 'heroTallPictureId'))`;

export const picturesRepository = (handle: Handle) => ({
  one: async (id: number): Promise<PictureRow | null> => {
    const [row] = await handle.select().from(pictures).where(eq(pictures.id, id));
    return row ?? null;
  },
  insert: async (values: typeof pictures.$inferInsert): Promise<number> => {
    const [made] = await handle.insert(pictures).values(values).returning({ id: pictures.id });
    if (!made) throw new Error('a picture was not inserted');
    return made.id;
  },
  /** Those of the folders whose picture is still to be encoded. */
  processing: async (folders: readonly string[]): Promise<string[]> => {
    if (folders.length === 0) return [];
    const rows = await handle
      .select({ folder: pictures.folder })
      .from(pictures)
      .where(and(inArray(pictures.folder, [...folders]), eq(pictures.status, 'processing')));
    return rows.map(({ folder }) => folder);
  },
  setStatus: async (id: number, status: PictureRow['status']): Promise<boolean> => {
    const { rowCount } = await handle.update(pictures).set({ status }).where(eq(pictures.id, id));
    return Boolean(rowCount);
  },
  /** Those of the named that nothing shows any more go; they are answered. */
  removeUnused: async (ids: readonly number[]): Promise<PictureRow[]> => {
    if (ids.length === 0) return [];
    const named = inArray(pictures.id, [...ids]);
    await handle
      .select({ id: pictures.id })
      .from(pictures)
      .where(named)
      .orderBy(asc(pictures.id))
      .for('update');
    const isShown = uses.map(([table, column]) =>
      exists(
        handle
          .select({ one: sql`1` })
          .from(table)
          .where(eq(column, pictures.id)),
      ),
    );
    return handle
      .delete(pictures)
      .where(and(named, not(or(...isShown, isHero) ?? sql`false`)))
      .returning();
  },
  remove: async (id: number): Promise<PictureRow | null> => {
    const [row] = await handle.delete(pictures).where(eq(pictures.id, id)).returning();
    return row ?? null;
  },
});
