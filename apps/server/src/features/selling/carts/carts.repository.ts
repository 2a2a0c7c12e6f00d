import type { KeptItem } from '@shop/contract/carts';
import { eq } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { carts } from '../../../db/schema/index.ts';

export const cartsRepository = (handle: Handle) => ({
  items: async (userId: number): Promise<unknown[]> => {
    const [row] = await handle.select({ items: carts.items }).from(carts).where(eq(carts.userId, userId));
    return row?.items ?? [];
  },
  empty: async (userId: number): Promise<void> => {
    await handle.delete(carts).where(eq(carts.userId, userId));
  },
  keep: async (userId: number, items: KeptItem[], now: Date): Promise<void> => {
    await handle
      .insert(carts)
      .values({ userId, items, updatedAt: now })
      .onConflictDoUpdate({ target: carts.userId, set: { items, updatedAt: now } });
  },
});
