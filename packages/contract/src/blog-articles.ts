import { z } from 'zod';
import { identity, seenVersion } from './crud.ts';
import { endpoints } from './endpoint.ts';
import { pictureFiles } from './files.ts';
import { listOf, listQuery } from './lists.ts';
import { byId, ids, oneOf, optionalTextFields, text, textFields } from './parts.ts';
import { picture } from './pictures.ts';
import { richTextFields } from './rich-text.ts';

export const blogArticleSummary = z.object({
  ...identity,
  name: text,
  excerpt: text,
  /** The first of its pictures. */
  cover: picture.nullable(),
  /** An instant; one that is still to come hides the article from everybody but admins. */
  publishedAt: z.string(),
  readingMinutes: z.number().int(),
});
export type BlogArticleSummary = z.infer<typeof blogArticleSummary>;

export const blogArticle = blogArticleSummary.extend({
  /** HTML, cleaned. */
  content: text,
  pictures: z.array(picture),
});
export type BlogArticle = z.infer<typeof blogArticle>;

const fields = {
  ...textFields('name'),
  ...optionalTextFields('excerpt', 500),
  ...richTextFields('content'),
  /** Absent: now. */
  publishedAt: z.iso.datetime({ offset: true }).optional(),
};

export const blogArticleInput = z.object(fields);
export type BlogArticleInput = z.output<typeof blogArticleInput>;

export const blogArticles = endpoints({
  'GET /blog-articles': {
    summary: 'List articles, newest first; those of the future only for admins',
    access: 'public',
    query: listQuery('published', 'name'),
    response: listOf(blogArticleSummary),
    cache: 'catalogue',
  },
  'GET /blog-articles/{id}': {
    summary: 'One article',
    access: 'public',
    params: byId,
    response: oneOf(blogArticle),
    cache: 'catalogue',
  },
  'POST /blog-articles': {
    summary: 'Create an article with its pictures; the first is the cover',
    access: 'admin',
    body: blogArticleInput,
    files: { pictures: pictureFiles(12) },
    response: oneOf(blogArticle),
    status: 201,
  },
  'PUT /blog-articles/{id}': {
    summary: 'Update an article; named pictures are the ones it keeps, in this order',
    access: 'admin',
    params: byId,
    body: blogArticleInput.extend({ pictureIds: ids.optional(), ...seenVersion.shape }),
    response: oneOf(blogArticle),
  },
  'DELETE /blog-articles/{id}': {
    summary: 'Delete an article and its pictures',
    access: 'admin',
    params: byId,
  },
});
