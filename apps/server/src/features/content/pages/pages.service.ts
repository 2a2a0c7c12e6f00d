import { fixedPages, type FixedPage, type Page, type PageInput } from '@shop/contract/pages';
import type { Locale } from '@shop/domain/text';
import type { Actor, Viewer } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, invalidIfAny, type Failure } from '../../../failure.ts';
import type { ListQuery, Page as Listed } from '../../../page.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { fillPlaceholders } from '../../catalogue/snapshot/text-placeholders.ts';
import { isEmptyHtml, withCleanHtml } from '../../base/rich-text/clean-html.ts';
import { crudService } from '../../base/crud/crud.service.ts';
import type { StoredPage } from './pages.repository.ts';
import { slugOf } from './slug.ts';

export type PageSort = 'name' | 'slug' | 'date';

const isFixed = (slug: string | undefined): boolean => fixedPages.includes(slug as FixedPage);

const wrongSlug = (slug: string, { content }: Snapshot, id: number | null): string | false => {
  const before = id === null ? undefined : content.pages.get(id)?.slug;
  if (isFixed(before) && slug !== before) return 'slug_is_fixed';
  if ([...content.pages.values()].some((page) => page.slug === slug && page.id !== id))
    return 'already_there';
  return slug === '' && 'required';
};

export const pagesService = (work: UnitOfWork, catalogue: Catalogue) => {
  const stored = crudService(work, catalogue)<Page, StoredPage, PageSort>(
    {
      entity: 'page',
      repository: (within) => within.pages,
      items: (snapshot) => snapshot.content.pages,
      check: ({ slug, pictureId, contentLt }, snapshot, id) =>
        invalidIfAny({
          slug: wrongSlug(slug, snapshot, id),
          pictureId: pictureId !== null && !snapshot.pictures.has(pictureId) && 'unknown_choice',
          contentLt: isEmptyHtml(contentLt) && 'required',
        }),
    },
    {
      words: ({ name, slug, content }) => [name, slug, content],
      sorts: { name: ({ name }) => name, slug: ({ slug }) => slug, date: ({ date }) => date },
    },
  );
  const pages = async () => (await catalogue.snapshot()).content.pages;
  /** A page that is rewritten without a slug stays where it is; a new one is placed by its name. */
  const placed = async (id: number | null, input: PageInput, now: Date): Promise<StoredPage> => ({
    ...withCleanHtml(input, 'content'),
    slug: input.slug ?? (await pages()).get(id ?? 0)?.slug ?? slugOf(input.nameLt),
    updatedAt: now,
  });
  /** As visitors read it. */
  const shown = async (page: Page): Promise<Page> => ({
    ...page,
    content: fillPlaceholders(await catalogue.snapshot())(page.content),
  });
  return {
    /** As it is stored for those who may rewrite it, else as it is read. */
    list: async (
      query: ListQuery<PageSort>,
      locale: Locale,
      viewer: Viewer | null,
    ): Promise<Listed<Page>> => {
      const listed = await stored.list(query, locale);
      if (viewer?.role === 'admin') return listed;
      return { ...listed, data: await Promise.all(listed.data.map(shown)) };
    },
    one: async (id: number, viewer: Viewer | null): Promise<Page | Failure> => {
      const page = (await pages()).get(id);
      if (!page) return fail('not_found');
      return viewer?.role === 'admin' ? page : shown(page);
    },
    bySlug: async (slug: string): Promise<Page | Failure> => {
      const page = [...(await pages()).values()].find((each) => each.slug === slug);
      return page ? shown(page) : fail('not_found');
    },
    create: async (input: PageInput, actor: Actor) =>
      stored.create(await placed(null, input, actor.now), actor),
    update: async (id: number, input: PageInput, actor: Actor, version?: number) =>
      stored.update(id, await placed(id, input, actor.now), actor, version),
    remove: async (id: number, actor: Actor): Promise<undefined | Failure> =>
      isFixed((await pages()).get(id)?.slug) ? fail('in_use') : stored.remove(id, actor),
  };
};
export type PagesService = ReturnType<typeof pagesService>;
