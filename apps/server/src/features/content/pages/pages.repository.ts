import type { PageInput } from '@shop/contract/pages';
import { pages } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

/** A page as it is stored: its place is known by then, and the moment it was written. */
export type StoredPage = PageInput & { readonly slug: string; readonly updatedAt: Date };

export const pagesRepository = tableRepository(pages, (input: StoredPage) => ({
  slug: input.slug,
  name: textFrom(input, 'name'),
  content: textFrom(input, 'content'),
  pictureId: input.pictureId,
  updatedAt: input.updatedAt,
}));
