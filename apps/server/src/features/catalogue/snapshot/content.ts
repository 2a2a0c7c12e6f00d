import type { BlogArticle } from '@shop/contract/blog-articles';
import type { City } from '@shop/contract/cities';
import type { FaqItem, FaqSection } from '@shop/contract/faq';
import type { Page } from '@shop/contract/pages';
import type { Picture } from '@shop/contract/pictures';
import type { AllSettings } from '../../base/settings/setting-kinds.ts';
import { readingMinutes } from '@shop/domain/reading-minutes';
import type { ContentRows } from './content.repository.ts';

/** Words rather than goods: what the shop says about itself. */
export type Content = {
  readonly cities: ReadonlyMap<number, City>;
  readonly faqSections: ReadonlyMap<number, FaqSection>;
  readonly faqItems: ReadonlyMap<number, FaqItem>;
  /** Newest first, those of the future included. */
  readonly blogArticles: ReadonlyMap<number, BlogArticle>;
  readonly pages: ReadonlyMap<number, Page>;
};

const byId = <T extends { readonly id: number }>(items: readonly T[]): Map<number, T> =>
  new Map(items.map((each) => [each.id, each]));

export const contentOf = (rows: ContentRows, pictures: ReadonlyMap<number, Picture>): Content => {
  const itemsOf = Map.groupBy(rows.faqItems, (item) => item.sectionId);
  const picturesOf = Map.groupBy(rows.blogArticlePictures, (row) => row.blogArticleId);
  return {
    cities: byId(rows.cities),
    // By their sections' places, then by their own.
    faqItems: byId(rows.faqSections.flatMap(({ id }) => itemsOf.get(id) ?? [])),
    faqSections: byId(
      rows.faqSections.map((section) => ({ ...section, items: itemsOf.get(section.id) ?? [] })),
    ),
    blogArticles: byId(
      rows.blogArticles.map(({ createdAt: _, publishedAt, ...article }): BlogArticle => {
        const shown = (picturesOf.get(article.id) ?? []).flatMap((row) => pictures.get(row.pictureId) ?? []);
        return {
          ...article,
          publishedAt: publishedAt.toISOString(),
          readingMinutes: readingMinutes(article.content.lt),
          pictures: shown,
          cover: shown[0] ?? null,
        };
      }),
    ),
    pages: byId(
      rows.pages.map(({ pictureId, updatedAt, ...page }) => ({
        ...page,
        picture: pictures.get(pictureId ?? 0) ?? null,
        date: updatedAt.toISOString(),
      })),
    ),
  };
};

/** The next instant at which guests see something else without anybody changing anything. */
export const nextContentChange = (
  { blogArticles }: Content,
  { timer, christmas }: Pick<AllSettings, 'timer' | 'christmas'>,
  now: Date,
): number => {
  const instants = [
    ...[...blogArticles.values()].map((article) => article.publishedAt),
    timer.displayedStartTime,
    timer.start,
    timer.end,
    christmas.opensAt,
    christmas.lastOrderAt,
  ].flatMap((each) => (each === null ? [] : [Date.parse(each)]));
  return Math.min(...instants.filter((each) => each > now.getTime()));
};
