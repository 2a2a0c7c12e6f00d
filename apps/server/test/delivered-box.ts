import type { Client } from '@shop/contract/client';
import type { BoughtItem } from '@shop/contract/orders';
import { eq } from 'drizzle-orm';
import { deliveries } from '../src/db/schema/index.ts';
import { aDish } from './builders.ts';
import type { TestShop } from './test-shop.ts';

type Line = {
  readonly orderableItem: BoughtItem;
  readonly deliveries: readonly { readonly id: number }[];
};

/** The n-th day of an order, brought, with two dishes of its own; what a menu gives is tried in box-dishes.test.ts. */
export const deliveredBox = async (
  shop: Pick<TestShop, 'database'>,
  admin: Client,
  line: Line | undefined,
  nth = 1,
) => {
  const id = line?.deliveries[nth - 1]?.id ?? 0;
  const made = await Promise.all(
    ['Varškėčiai', 'Troškinys'].map((nameLt) => admin('POST /dishes', { body: aDish({ nameLt }) })),
  );
  const dishes = made.map(({ data }) => ({ id: data.id, name: data.name }));
  const item = { ...(line?.orderableItem as BoughtItem), isUnique: true, dishes };
  await shop.database.update(deliveries).set({ status: 'delivered', item }).where(eq(deliveries.id, id));
  const [first, second] = dishes.map((dish) => dish.id);
  return { id, first: first ?? 0, second: second ?? 0 };
};
