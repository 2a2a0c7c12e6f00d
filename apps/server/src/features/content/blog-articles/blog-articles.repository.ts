import type { BlogArticleInput } from '@shop/contract/blog-articles';
import { asc, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { blogArticlePictures, blogArticles } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';

const row = (input: BlogArticleInput) => ({
  name: textFrom(input, 'name'),
  excerpt: textFrom(input, 'excerpt'),
  content: textFrom(input, 'content'),
});

export const blogArticlesRepository = (handle: Handle) => ({
  insert: async (input: BlogArticleInput, now: Date): Promise<number> => {
    const publishedAt = input.publishedAt ? new Date(input.publishedAt) : now;
    const [made] = await handle
      .insert(blogArticles)
      .values({ ...row(input), publishedAt, createdAt: now })
      .returning({ id: blogArticles.id });
    if (!made) throw new Error('an article was not inserted');
    return made.id;
  },
  /** False: there is no such article. */
  update: async (id: number, input: BlogArticleInput): Promise<boolean> => {
    const { rowCount } = await handle
      .update(blogArticles)
      .set({ ...row(input), ...(input.publishedAt && { publishedAt: new Date(input.publishedAt) }) })
      .where(eq(blogArticles.id, id));
    return Boolean(rowCount);
  },
  remove: async (id: number): Promise<boolean> => {
    const { rowCount } = await handle.delete(blogArticles).where(eq(blogArticles.id, id));
    return Boolean(rowCount);
  },
  pictureIds: async (id: number): Promise<number[]> => {
    const rows = await handle
      .select({ pictureId: blogArticlePictures.pictureId })
      .from(blogArticlePictures)
      .where(eq(blogArticlePictures.blogArticleId, id))
      .orderBy(asc(blogArticlePictures.position));
    return rows.map((each) => each.pictureId);
  },
  setPictures: async (id: number, pictureIds: readonly number[]): Promise<void> => {
    await handle.delete(blogArticlePictures).where(eq(blogArticlePictures.blogArticleId, id));
    const rows = [...new Set(pictureIds)].map((pictureId, position) => ({
      blogArticleId: id,
      pictureId,
      position,
    }));
    if (rows.length > 0) await handle.insert(blogArticlePictures).values(rows);
  },
});
