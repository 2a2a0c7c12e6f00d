import type { Day } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { deliveries, orders } from '../../../db/schema/index.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type NewDelivery = typeof deliveries.$inferInsert;

/** What a delivery says for itself; null: it is as the order or its check-out has it. */
export type OwnStop = Pick<
  DeliveryRow,
  'door' | 'cityId' | 'cityName' | 'deliveryMethod' | 'deliveryTime' | 'item'
>;

/** What a bought thing is made of, by its id. */
export type BoughtPart =
  | { readonly mealKitId: number }
  | { readonly combinationId: number }
  | { readonly menuType: { readonly id: number } }
  | { readonly dishes: readonly [{ readonly id: number }] }
  | { readonly additions: readonly [{ readonly id: number }] }
  | { readonly allergens: readonly [{ readonly id: number }] };

export const deliveriesRepository = (handle: Handle) => ({
  insert: async (rows: readonly NewDelivery[]): Promise<void> => {
    await handle.insert(deliveries).values([...rows]);
  },
  one: async (id: number): Promise<DeliveryRow | null> => {
    const [row] = await handle.select().from(deliveries).where(eq(deliveries.id, id));
    return row ?? null;
  },
  /** By their days. */
  ofOrders: async (orderIds: readonly number[]): Promise<DeliveryRow[]> =>
    orderIds.length === 0
      ? []
      : handle
          .select()
          .from(deliveries)
          .where(inArray(deliveries.orderId, [...orderIds]))
          .orderBy(asc(deliveries.day), asc(deliveries.id)),
  /** Whether something that was bought with it is still to come. */
  isAheadWith: async (part: BoughtPart, today: Day): Promise<boolean> => {
    const found = await handle
      .select({ id: deliveries.id })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .where(
        and(
          gte(deliveries.day, today),
          inArray(deliveries.status, [...deliveryGroups.ahead]),
          sql`coalesce(${deliveries.item}, ${orders.item}) @> ${JSON.stringify(part)}::jsonb`,
        ),
      )
      .limit(1);
    return found.length > 0;
  },
  /** Only `delivery-moves.ts` calls it: whether a move is permitted is decided there. */
  setStatus: async (
    ids: readonly number[],
    change: Pick<DeliveryRow, 'status' | 'cancelledBy'>,
  ): Promise<void> => {
    await handle
      .update(deliveries)
      .set({ ...change, statusBefore: sql`${deliveries.status}` })
      .where(inArray(deliveries.id, [...ids]));
  },
  setDays: async (days: readonly { readonly deliveryId: number; readonly to: Day }[]): Promise<void> => {
    for (const { deliveryId, to } of days)
      await handle.update(deliveries).set({ day: to }).where(eq(deliveries.id, deliveryId));
  },
  /** Where, when, how and with what they come, apart from what is said of others. */
  setOwn: async (ids: readonly number[], own: Partial<OwnStop>): Promise<void> => {
    await handle
      .update(deliveries)
      .set(own)
      .where(inArray(deliveries.id, [...ids]));
  },
});
