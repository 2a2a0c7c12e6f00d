import { sql } from 'drizzle-orm';
import { settings } from '../src/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

export const ownersMailbox = 'savininke@parduotuve.example';

/** Gives the shop an owner who can be written to. */
export const nameOwner = async (shop: TestShop): Promise<void> => {
  const admin = await shop.asNew('admin');
  await admin('PUT /promotion-texts', { body: {} });
  await shop.database
    .update(settings)
    .set({ value: sql`jsonb_set(value, '{company,email}', ${JSON.stringify(ownersMailbox)}::jsonb)` })
    .where(sql`key = 'shop'`);
  // The shop reads its settings anew when somebody changes one.
  await admin('PUT /promotion-texts', { body: {} });
};
