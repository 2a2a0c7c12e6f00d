import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { byId, id, oneOf, text, textFields } from './parts.ts';
import { picture } from './pictures.ts';
import { richTextFields } from './rich-text.ts';
import { crud, identity } from './crud.ts';

/** Pages that have an address of their own in the shop: they can be rewritten, but neither moved nor deleted. */
export const fixedPages = [
  'terms-and-conditions',
  'privacy-policy',
  'data-deletion-policy',
  'es-parama',
  'accessibility',
  'verslo-pasiulymas',
] as const;
export type FixedPage = (typeof fixedPages)[number];

export const page = z.object({
  ...identity,
  slug: z.string(),
  name: text,
  /** HTML, cleaned. */
  content: text,
  picture: picture.nullable(),
  /** When it was last changed. */
  date: z.string(),
});
export type Page = z.infer<typeof page>;

const slug = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug_invalid');

export const pageInput = z.object({
  ...textFields('name'),
  /** Absent: made from the Lithuanian name. */
  slug: slug.optional(),
  ...richTextFields('content'),
  pictureId: id.nullable().default(null),
});
export type PageInput = z.output<typeof pageInput>;

export const pages = {
  ...crud('pages', { one: 'a page', many: 'pages', sorts: ['name', 'slug', 'date'] }, page, pageInput),
  ...endpoints({
    'GET /pages/{id}': {
      summary: 'One page, by its id; for an admin as it is stored, with `{cancellation_hours}` and the like',
      access: 'public',
      params: byId,
      response: oneOf(page),
      cache: 'catalogue',
    },
    'GET /p/{slug}': {
      summary: 'One page, by its slug, as visitors read it: settings that it names are filled in',
      access: 'public',
      params: z.object({ slug: z.string() }),
      response: oneOf(page),
      cache: 'catalogue',
    },
  }),
};
