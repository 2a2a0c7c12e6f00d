import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../../db/schema/index.ts';
import { useShop } from '../../../../test/test-shop.ts';
import { uses } from '../../base/pictures/pictures.repository.ts';

const shop = useShop('demo');

const keptIds = async (): Promise<Set<number>> =>
  new Set((await shop.database.select({ id: schema.pictures.id }).from(schema.pictures)).map(({ id }) => id));

const anArticle = { nameLt: 'Grikiai', contentLt: '<p>Virkite lėtai.</p>' };

it('every place that can show a picture is asked before one goes', () => {
  const references = Object.values(schema)
    .filter((each) => is(each, PgTable))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference();
        return foreignTable === schema.pictures
          ? columns.map((column) => `${getTableName(table)}.${column.name}`)
          : [];
      }),
    );
  const asked = uses.map(([table, column]) => `${getTableName(table)}.${column.name}`);
  expect(asked.toSorted()).toEqual(references.toSorted());
});

it('a kit that is deleted leaves the pictures that dishes and other kits show, and takes its own along', async () => {
  const admin = await shop.asNew('admin');
  const { data: kits } = await admin('GET /meal-kits', { query: { isUnique: true } });
  const { data: kit } = await admin('GET /meal-kits/{id}', { params: { id: kits[0]?.id ?? 0 } });
  const { data: dishes } = await admin('GET /dishes', { query: { perPage: 100 } });
  const ofDishes = new Set(dishes.map((dish) => dish.picture?.id));
  const [own] = await shop.database
    .insert(schema.pictures)
    .values({ folder: 'only-here', alt: { lt: '', en: '' }, width: 1, height: 1, placeholder: '' })
    .returning();
  const shared = dishes.find((dish) => dish.picture)?.picture?.id ?? 0;
  await shop.database.insert(schema.mealKitPictures).values(
    [own?.id ?? 0, shared].map((pictureId, index) => ({
      mealKitId: kit.id,
      pictureId,
      position: 100 + index,
    })),
  );
  await admin('DELETE /meal-kits/{id}', { params: { id: kit.id } });
  const kept = await keptIds();
  expect(kept.has(own?.id ?? 0)).toBe(false);
  expect([...ofDishes].filter((id) => id !== undefined && !kept.has(id))).toEqual([]);
  const { data: after } = await admin('GET /dishes', { query: { perPage: 100 } });
  expect(after).toEqual(dishes);
});

it('the main page’s pictures stay when an article that shows them too is deleted', async () => {
  const admin = await shop.asNew('admin');
  const pictures = async () => {
    const { heroPicture, heroTallPicture } = (await shop.as(null)('GET /shop')).data;
    return [heroPicture, heroTallPicture];
  };
  const before = await pictures();
  const pictureIds = before.map((picture) => picture?.id ?? 0);
  const { data: article } = await admin('POST /blog-articles', { body: anArticle });
  const params = { id: article.id };
  await admin('PUT /blog-articles/{id}', { params, body: { ...anArticle, pictureIds } });
  await admin('DELETE /blog-articles/{id}', { params });
  expect(await pictures()).toEqual(before);
});

it('a picture that an article drops goes, unless something else shows it', async () => {
  const admin = await shop.asNew('admin');
  const { data: dishes } = await admin('GET /dishes', { query: { perPage: 100 } });
  const shared = dishes.find((dish) => dish.picture)?.picture?.id ?? 0;
  const row = { alt: { lt: '', en: '' }, width: 1, height: 1, placeholder: '' };
  const [dropped, left] = await shop.database
    .insert(schema.pictures)
    .values([
      { ...row, folder: 'dropped' },
      { ...row, folder: 'left' },
    ])
    .returning();
  const { data: article } = await admin('POST /blog-articles', { body: anArticle });
  const put = (pictureIds: number[]) =>
    admin('PUT /blog-articles/{id}', { params: { id: article.id }, body: { ...anArticle, pictureIds } });
  await put([dropped?.id ?? 0, left?.id ?? 0, shared]);
  const { data } = await put([left?.id ?? 0]);
  expect(data.pictures.map((each) => each.id)).toEqual([left?.id]);
  const kept = await keptIds();
  expect([dropped, left].map((each) => kept.has(each?.id ?? 0))).toEqual([false, true]);
  expect(kept.has(shared)).toBe(true);
});
