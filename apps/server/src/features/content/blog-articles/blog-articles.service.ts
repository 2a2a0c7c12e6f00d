import type { BlogArticle, BlogArticleInput, BlogArticleSummary } from '@shop/contract/blog-articles';
import type { Locale } from '@shop/domain/text';
import type { Actor, Viewer } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, invalid, isFailure, type Failure } from '../../../failure.ts';
import type { ListQuery, Page } from '../../../page.ts';
import { listed, type Listing } from '../../base/crud/listed.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { PictureIntake, Upload } from '../../base/pictures/pictures.intake.ts';
import { edit, newestOf, orNewest } from '../../base/crud/edit.ts';
import { isEmptyHtml, withCleanHtml } from '../../base/rich-text/clean-html.ts';

type Reader = { readonly viewer: Viewer | null; readonly locale: Locale; readonly now: Date };

type ArticleEdit = BlogArticleInput & {
  readonly pictureIds?: readonly number[] | undefined;
  readonly version?: number | undefined;
};

const summaryOf = ({ content: _, pictures: __, ...summary }: BlogArticle): BlogArticleSummary => summary;

const listing: Listing<BlogArticle, 'published' | 'name'> = {
  words: ({ name, excerpt, content }) => [name, excerpt, content],
  sorts: { published: ({ publishedAt }) => publishedAt, name: ({ name }) => name },
};

const seesFuture = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

export const blogArticlesService = (work: UnitOfWork, catalogue: Catalogue, intake: PictureIntake) => {
  const stored = async (id: number | Failure): Promise<BlogArticle | Failure> => {
    if (isFailure(id)) return id;
    return (await catalogue.snapshot()).content.blogArticles.get(id) ?? fail('not_found');
  };
  const isOut = (article: BlogArticle, viewer: Viewer | null, now: Date): boolean =>
    seesFuture(viewer) || Date.parse(article.publishedAt) <= now.getTime();
  const contentFailure = ({ contentLt }: BlogArticleInput): Failure | null =>
    isEmptyHtml(contentLt) ? invalid({ contentLt: 'required' }) : null;
  return {
    list: async (
      query: ListQuery<'published' | 'name'>,
      { viewer, locale, now }: Reader,
    ): Promise<Page<BlogArticleSummary>> => {
      const { blogArticles } = (await catalogue.snapshot()).content;
      const shown = [...blogArticles.values()].filter((article) => isOut(article, viewer, now));
      const { data, meta } = listed(shown, query, listing, locale);
      return { data: data.map(summaryOf), meta };
    },

    one: async (id: number, viewer: Viewer | null, now: Date): Promise<BlogArticle | Failure> => {
      const article = await stored(id);
      return isFailure(article) || isOut(article, viewer, now) ? article : fail('not_found');
    },

    create: async (
      given: BlogArticleInput,
      uploads: readonly Upload[],
      actor: Actor,
    ): Promise<BlogArticle | Failure> => {
      const input = withCleanHtml(given, 'content');
      const refused = contentFailure(input);
      if (refused) return refused;
      const pictures = await intake.take(uploads, 'pictures', { lt: input.nameLt, en: input.nameEn });
      if (isFailure(pictures)) return pictures;
      return stored(
        await pictures.keep(() =>
          work.transaction(async (within) => {
            const id = await within.blogArticles.insert(input, actor.now);
            const pictureIds: number[] = [];
            for (const picture of pictures.list) pictureIds.push(await intake.record(within, picture));
            await within.blogArticles.setPictures(id, pictureIds);
            const made = { actor, entity: 'blog_article', id } as const;
            await within.audit.changed(made, null, await within.blogArticles.lock(id));
            await within.catalogueChanged();
            return id;
          }),
        ),
      );
    },

    update: async (
      id: number,
      { pictureIds, version, ...given }: ArticleEdit,
      actor: Actor,
    ): Promise<BlogArticle | Failure> => {
      const input = withCleanHtml(given, 'content');
      const refused = contentFailure(input);
      if (refused) return refused;
      const { pictures } = await catalogue.snapshot();
      if (pictureIds?.some((each) => !pictures.has(each))) return invalid({ pictureIds: 'unknown_choice' });
      const edited = { actor, entity: 'blog_article', id } as const;
      const outcome = await work.transaction(async (within) => {
        const change = async () => {
          if (!(await within.blogArticles.update(id, input, version))) return false;
          if (pictureIds) await within.blogArticles.setPictures(id, pictureIds);
          return true;
        };
        const before = await within.blogArticles.pictureIds(id);
        const failure = await edit(within, edited, { lock: () => within.blogArticles.lock(id), change });
        if (failure) return failure;
        if (pictureIds) await intake.discardUnused(within, before);
        await within.catalogueChanged();
        return id;
      });
      const newest = () => newestOf(catalogue, ({ content }) => content.blogArticles.get(id), version);
      return stored(await orNewest(outcome, work, edited, newest));
    },

    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const before = await within.blogArticles.lock(id);
        const pictureIds = await within.blogArticles.pictureIds(id);
        if (!before || !(await within.blogArticles.remove(id))) return fail('not_found');
        await intake.discardUnused(within, pictureIds);
        await within.audit.changed({ actor, entity: 'blog_article', id }, before, null);
        await within.catalogueChanged();
        return undefined;
      }),
  };
};
export type BlogArticlesService = ReturnType<typeof blogArticlesService>;
