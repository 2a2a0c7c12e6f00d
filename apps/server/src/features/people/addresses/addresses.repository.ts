import type { AddressInput } from '@shop/contract/addresses';
import { and, asc, eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { addresses, cities } from '../../../db/schema/index.ts';

export type AddressRow = typeof addresses.$inferSelect;

export const addressesRepository = (handle: Handle) => ({
  of: (userId: number): Promise<AddressRow[]> =>
    handle.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.id)),
  cityExists: async (id: number): Promise<boolean> => (await handle.$count(cities, eq(cities.id, id))) > 0,
  insert: async (userId: number, input: AddressInput): Promise<AddressRow> => {
    const [row] = await handle
      .insert(addresses)
      .values({ userId, ...input })
      .returning();
    if (!row) throw new Error('an address was not kept');
    return row;
  },
  update: async (id: number, input: AddressInput): Promise<AddressRow> => {
    const [row] = await handle.update(addresses).set(input).where(eq(addresses.id, id)).returning();
    if (!row) throw new Error('an address was lost while it was changed');
    return row;
  },
  remove: async (id: number): Promise<void> => {
    await handle.delete(addresses).where(eq(addresses.id, id));
  },
  dropDefault: async (userId: number): Promise<void> => {
    await handle
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, userId), addresses.isDefault));
  },
  makeDefault: async (id: number): Promise<void> => {
    await handle.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id));
  },
});
