import { fixedPages } from '@shop/contract/pages';
import { legalAllergens } from '@shop/domain/allergens';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '../../../test/test-shop.ts';
import { allergens, pages } from '../schema/index.ts';
import { seedShop } from './seed.ts';

const shop = useShop();
const demo = useShop('demo');

const seed = (of: typeof shop) => of.database.transaction(seedShop);
const rowsOf = async ({ database }: typeof shop) => ({
  allergens: await database.select().from(allergens).orderBy(asc(allergens.id)),
  pages: await database.select().from(pages).orderBy(asc(pages.id)),
});

describe('a shop opened for business', () => {
  beforeAll(() => seed(shop));

  it('has every page that it links to, in both languages, with gaps where its owner is not known yet', async () => {
    const guest = shop.as(null);
    for (const slug of fixedPages) {
      const { data } = await guest('GET /p/{slug}', { params: { slug } });
      for (const text of [data.name.lt, data.name.en, data.content.lt, data.content.en])
        expect(text).not.toBe('');
    }
    const { data: terms } = await guest('GET /p/{slug}', { params: { slug: 'terms-and-conditions' } });
    expect(terms.content.lt).toContain(
      'Pardavėjas – [pardavėjo pavadinimas], juridinio asmens kodas [įmonės kodas]',
    );
    expect(terms.content.en).toContain('The seller is [name of the seller], company code [company code]');
    expect(terms.content.lt).not.toContain('mailto:');
  });

  it('has the 14 allergens of the law, which cost nothing until the owner says so', async () => {
    const rows = (await rowsOf(shop)).allergens;
    expect(rows.map(({ code }) => code)).toEqual(legalAllergens);
    expect(new Set(rows.map(({ pricePercent }) => pricePercent))).toEqual(new Set([0]));
  });

  it('keeps the owner’s words however often it starts', async () => {
    const words = { lt: '<p>Mūsų taisyklės.</p>', en: '' };
    await shop.database.update(pages).set({ content: words }).where(eq(pages.slug, 'privacy-policy'));
    await shop.database
      .update(allergens)
      .set({ name: { lt: 'Glitimas', en: 'Gluten' }, pricePercent: 5 })
      .where(eq(allergens.code, 'gluten'));
    const before = await rowsOf(shop);
    await seed(shop);
    expect(await rowsOf(shop)).toEqual(before);
  });
});

it('a filled shop is not changed, and one from before allergens had codes gets them', async () => {
  const before = await rowsOf(demo);
  const { data: terms } = await demo.as(null)('GET /p/{slug}', { params: { slug: 'terms-and-conditions' } });
  expect(terms.content.lt).toContain('Pardavėjas – UAB');
  await demo.database.update(allergens).set({ code: null });
  await seed(demo);
  expect(await rowsOf(demo)).toEqual(before);
});
