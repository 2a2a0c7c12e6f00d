import { legalAllergens } from '@shop/domain/allergens';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { cleanText } from '../../features/base/rich-text/clean-html.ts';
import type { Handle } from '../database.ts';
import { allergens, pages } from '../schema/index.ts';
import { allergenNames } from './allergens.ts';
import { seededPages } from './pages.ts';

/** The 14 that the law names. One that was there before it had a code is known by its name. */
export const seedAllergens = async (tx: Handle): Promise<void> => {
  for (const code of legalAllergens) {
    const name = allergenNames[code];
    await tx
      .update(allergens)
      .set({ code })
      .where(and(isNull(allergens.code), eq(sql`${allergens.name} ->> 'lt'`, name.lt)));
    await tx.insert(allergens).values({ code, name }).onConflictDoNothing();
  }
};

/** The pages that the shop links to by their address. */
export const seedPages = async (tx: Handle): Promise<void> => {
  await tx
    .insert(pages)
    .values(
      seededPages.map(({ date, content, ...page }) => ({
        ...page,
        content: cleanText(content),
        updatedAt: new Date(date),
      })),
    )
    .onConflictDoNothing();
};

/** What law and the shop's own links demand of every shop. It only adds what is missing: the owner's words stay. */
export const seedShop = async (tx: Handle): Promise<void> => {
  await seedAllergens(tx);
  await seedPages(tx);
};
