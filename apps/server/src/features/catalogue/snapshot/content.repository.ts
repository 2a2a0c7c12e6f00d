import { asc, desc } from 'drizzle-orm';
import { sequentially, type Handle } from '../../../db/database.ts';
import * as schema from '../../../db/schema/index.ts';

export type ContentRows = Awaited<ReturnType<typeof contentRows>>;

/** Cities, questions, articles and pages, in the order of their lists. */
export const contentRows = (handle: Handle) =>
  sequentially({
    cities: handle.select().from(schema.cities).orderBy(asc(schema.cities.id)),
    faqSections: handle
      .select()
      .from(schema.faqSections)
      .orderBy(asc(schema.faqSections.position), asc(schema.faqSections.id)),
    faqItems: handle
      .select()
      .from(schema.faqItems)
      .orderBy(asc(schema.faqItems.position), asc(schema.faqItems.id)),
    blogArticles: handle
      .select()
      .from(schema.blogArticles)
      .orderBy(desc(schema.blogArticles.publishedAt), desc(schema.blogArticles.id)),
    blogArticlePictures: handle
      .select()
      .from(schema.blogArticlePictures)
      .orderBy(asc(schema.blogArticlePictures.position)),
    pages: handle.select().from(schema.pages).orderBy(asc(schema.pages.id)),
  });
