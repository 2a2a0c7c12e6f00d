import type { MenuDish } from '@shop/contract/individual-orders';
import type { Day } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { deliveries, deliveryMenus } from '../../../db/schema/index.ts';

export type DeliveryMenuRow = typeof deliveryMenus.$inferSelect;

export const deliveryMenusRepository = (handle: Handle) => ({
  of: async (deliveryIds: readonly number[]): Promise<DeliveryMenuRow[]> =>
    deliveryIds.length === 0
      ? []
      : handle
          .select()
          .from(deliveryMenus)
          .where(inArray(deliveryMenus.deliveryId, [...deliveryIds])),
  write: async (deliveryId: number, dishes: readonly MenuDish[], updatedAt: Date): Promise<void> => {
    await handle
      .insert(deliveryMenus)
      .values({ deliveryId, dishes, updatedAt })
      .onConflictDoUpdate({ target: deliveryMenus.deliveryId, set: { dishes, updatedAt } });
  },
  remove: async (deliveryId: number): Promise<void> => {
    await handle.delete(deliveryMenus).where(eq(deliveryMenus.deliveryId, deliveryId));
  },
  /** Whether a dish is in a box that is still to come. */
  isAheadWith: async (dishId: number, today: Day): Promise<boolean> => {
    const found = await handle
      .select({ id: deliveryMenus.deliveryId })
      .from(deliveries)
      .innerJoin(deliveryMenus, eq(deliveryMenus.deliveryId, deliveries.id))
      .where(
        and(
          gte(deliveries.day, today),
          inArray(deliveries.status, [...deliveryGroups.ahead]),
          sql`${deliveryMenus.dishes} @> ${JSON.stringify([{ dishId }])}::jsonb`,
        ),
      )
      .limit(1);
    return found.length > 0;
  },
});
