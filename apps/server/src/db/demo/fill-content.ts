import { toDay } from '@shop/domain/day';
import type { ShopSettings } from '@shop/contract/shop';
import { eq } from 'drizzle-orm';
import type { Handle } from '../database.ts';
import * as schema from '../schema/index.ts';
import { blogArticles } from './content/blog.ts';
import { cities, deliveryPrices, vat } from './content/cities.ts';
import { faq } from './content/faq.ts';
import { pages } from './content/pages.ts';
import { company, shop } from './content/shop.ts';
import { cleanText } from '../../features/base/rich-text/clean-html.ts';
import { settingKinds } from '../../features/base/settings/setting-kinds.ts';
import { seedPages } from '../seed/seed.ts';
import { idOf, insertKeyed, type Ids } from './rows.ts';

/** Cities with their delivery, taxes, questions, articles, pages and the shop's own data. */
export const fillContent = async (tx: Handle, pictureIds: Ids): Promise<void> => {
  const cityIds = await insertKeyed(
    tx,
    schema.cities,
    cities,
    (city) => city.key,
    ({ name, active, preOrderMessage }) => ({ name, isActive: active, preOrderMessage }),
  );
  await tx
    .insert(schema.deliveryTimes)
    .values(
      cities.flatMap(({ key, deliveryTimes }) =>
        deliveryTimes.map(({ from, to }) => ({ cityId: idOf(cityIds, key), fromTime: from, toTime: to })),
      ),
    );
  await tx.insert(schema.deliveryPrices).values(
    deliveryPrices.flatMap(({ isForUnique, workingDayCents, weekendHolidayCents }) => [
      { isForUnique, dayKind: 'working' as const, priceCents: workingDayCents },
      { isForUnique, dayKind: 'weekend_or_holiday' as const, priceCents: weekendHolidayCents },
    ]),
  );
  await tx
    .insert(schema.vatEntries)
    .values(vat.map(({ type, percentage, from }) => ({ type, percentage, validFrom: toDay(from) })));
  const sectionIds = await insertKeyed(
    tx,
    schema.faqSections,
    [...faq.entries()],
    ([, section]) => section.key,
    ([position, { name }]) => ({ name, position }),
  );
  await tx.insert(schema.faqItems).values(
    faq.flatMap(({ key, items }) =>
      items.map((item, position) => ({
        ...item,
        answer: cleanText(item.answer),
        sectionId: idOf(sectionIds, key),
        position,
      })),
    ),
  );
  const articleIds = await insertKeyed(
    tx,
    schema.blogArticles,
    blogArticles,
    (article) => article.slug,
    ({ title, excerpt, content, publishedAt }) => ({
      name: title,
      excerpt,
      content: cleanText(content),
      publishedAt: new Date(publishedAt),
    }),
  );
  await tx.insert(schema.blogArticlePictures).values(
    blogArticles.map(({ slug, cover }) => ({
      blogArticleId: idOf(articleIds, slug),
      pictureId: idOf(pictureIds, cover),
      position: 0,
    })),
  );
  await tx.insert(schema.settings).values([
    {
      key: settingKinds.shop.key,
      value: {
        ...shop,
        heroPictureId: idOf(pictureIds, shop.heroPicture),
        heroTallPictureId: idOf(pictureIds, shop.heroTallPicture),
        company,
      } satisfies ShopSettings,
    },
  ]);
  await seedPages(tx);
  await tx
    .update(schema.pages)
    .set({ pictureId: idOf(pictureIds, shop.businessPicture) })
    .where(eq(schema.pages.slug, 'verslo-pasiulymas'));
  await tx.insert(schema.pages).values(
    pages.map(({ date, content, ...page }) => ({
      ...page,
      content: cleanText(content),
      updatedAt: new Date(date),
    })),
  );
};
