import type { ShopSettings } from '@shop/contract/shop';
import type { Handle } from '../database.ts';
import * as schema from '../schema/index.ts';
import { blogArticles } from './content/blog.ts';
import { cities, deliveryPrices, vat } from './content/cities.ts';
import { faq } from './content/faq.ts';
import { pages } from './content/pages.ts';
import { company, shop } from './content/shop.ts';
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
    .values(vat.map(({ type, percentage, from }) => ({ type, percentage, validFrom: from })));
  const sectionIds = await insertKeyed(
    tx,
    schema.faqSections,
    [...faq.entries()],
    ([, section]) => section.key,
    ([position, { name }]) => ({ name, position }),
  );
  await tx
    .insert(schema.faqItems)
    .values(
      faq.flatMap(({ key, items }) =>
        items.map((item, position) => ({ ...item, sectionId: idOf(sectionIds, key), position })),
      ),
    );
  await tx.insert(schema.blogArticles).values(
    blogArticles.map(({ title, excerpt, content, cover, publishedAt }) => ({
      name: title,
      excerpt,
      content,
      coverId: idOf(pictureIds, cover),
      publishedAt: new Date(publishedAt),
    })),
  );
  await tx
    .insert(schema.pages)
    .values(
      pages.map(({ slug, name, content, date }) => ({ slug, name, content, updatedAt: new Date(date) })),
    );
  await tx.insert(schema.settings).values([
    {
      key: 'shop',
      value: { ...shop, heroPictureId: idOf(pictureIds, shop.heroPicture), company } satisfies ShopSettings,
    },
  ]);
};
