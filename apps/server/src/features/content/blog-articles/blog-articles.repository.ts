import type { BlogArticleInput } from '@shop/contract/blog-articles';
import { asc, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { blogArticlePictures, blogArticles } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import type { Fields } from '../../../changed-fields.ts';
import { lockRow, removeRow, updateRow } from '../../base/crud/crud.repository.ts';

const row = (input: BlogArticleInput) => ({
  name: textFrom(input, 'name'),
  excerpt: textFrom(input, 'excerpt'),
  content: textFrom(input, 'content'),
});

export const blogArticlesRepository = (handle: Handle) => {
  const pictureIds = async (id: number): Promise<number[]> => {
    const rows = await handle
      .select({ pictureId: blogArticlePictures.pictureId })
      .from(blogArticlePictures)
      .where(eq(blogArticlePictures.blogArticleId, id))
      .orderBy(asc(blogArticlePictures.position));
    return rows.map((each) => each.pictureId);
  };
  return {
    insert: async (input: BlogArticleInput, now: Date): Promise<number> => {
      const publishedAt = input.publishedAt ? new Date(input.publishedAt) : now;
      const [made] = await handle
        .insert(blogArticles)
        .values({ ...row(input), publishedAt, createdAt: now })
        .returning({ id: blogArticles.id });
      if (!made) throw new Error('an article was not inserted');
      return made.id;
    },
    /** As it is stored with its pictures, for the audit; held until the transaction ends. */
    lock: async (id: number): Promise<Fields | null> => {
      const article = await lockRow(handle, blogArticles, id);
      return article && { ...article, pictureIds: await pictureIds(id) };
    },
    /** False: there is no such article, or not of this version any more. */
    update: (id: number, input: BlogArticleInput, version?: number): Promise<boolean> =>
      updateRow(
        handle,
        blogArticles,
        { id, version },
        { ...row(input), ...(input.publishedAt && { publishedAt: new Date(input.publishedAt) }) },
      ),
    remove: (id: number): Promise<boolean> => removeRow(handle, blogArticles, id),
    pictureIds,
    setPictures: async (id: number, wanted: readonly number[]): Promise<void> => {
      await handle.delete(blogArticlePictures).where(eq(blogArticlePictures.blogArticleId, id));
      const rows = [...new Set(wanted)].map((pictureId, position) => ({
        blogArticleId: id,
        pictureId,
        position,
      }));
      if (rows.length > 0) await handle.insert(blogArticlePictures).values(rows);
    },
  };
};
