import { eq } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import { pictures } from '../../db/schema/index.ts';
import type { PictureRow } from './pictures.presenter.ts';

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
  setStatus: async (id: number, status: PictureRow['status']): Promise<boolean> => {
    const { rowCount } = await handle.update(pictures).set({ status }).where(eq(pictures.id, id));
    return Boolean(rowCount);
  },
  remove: async (id: number): Promise<PictureRow | null> => {
    const [row] = await handle.delete(pictures).where(eq(pictures.id, id)).returning();
    return row ?? null;
  },
});
