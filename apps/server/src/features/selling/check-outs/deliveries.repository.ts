import type { Day } from '@shop/domain/day';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { checkOutsWith } from '../../../db/check-outs-with.ts';
import { isCookedFor } from '../../../db/cooked-for.ts';
import type { Handle } from '../../../db/database.ts';
import { checkOuts, deliveries, orders } from '../../../db/schema/index.ts';

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
  insert: (rows: readonly NewDelivery[]): Promise<DeliveryRow[]> =>
    handle
      .insert(deliveries)
      .values([...rows])
      .returning(),
  /** Another day in place of one that did not come: it takes over all that the other had cost. */
  insteadOf: async (
    row: DeliveryRow,
    { day, item }: Pick<DeliveryRow, 'day' | 'item'>,
  ): Promise<DeliveryRow> => {
    const { id, ...bought } = row;
    const [made] = await handle
      .insert(deliveries)
      .values({
        ...bought,
        day,
        item,
        status: 'planned',
        statusBefore: null,
        stateReason: '',
        cancelledBy: null,
      })
      .returning();
    if (!made) throw new Error('a delivery was not kept');
    const nothing = {
      listCents: 0,
      discountCents: 0,
      points: 0,
      pointsCents: 0,
      deliveryCents: 0,
      paidCents: 0,
    };
    await handle.update(deliveries).set(nothing).where(eq(deliveries.id, id));
    return made;
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
  /** Check-outs that are cooked for and have days up to this one that nobody has ended. */
  checkOutsToEnd: (
    upTo: Day,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<number[]> =>
    checkOutsWith(
      handle,
      and(
        lte(deliveries.day, upTo),
        inArray(deliveries.status, [...deliveryGroups.endedByTime]),
        gt(checkOuts.id, after),
        isCookedFor,
      ),
      limit,
    ),
  /** Check-outs that have not ended and have deliveries on this day that nobody has begun to cook. */
  checkOutsOn: (day: Day): Promise<number[]> =>
    checkOutsWith(
      handle,
      and(
        eq(deliveries.day, day),
        inArray(deliveries.status, [...deliveryGroups.changeable]),
        inArray(checkOuts.status, [...checkOutGroups.open, 'paid']),
      ),
    ),
  /** Check-outs that are cooked for and have days up to this one that wait for somebody. */
  checkOutsHeld: (upTo: Day): Promise<number[]> =>
    checkOutsWith(
      handle,
      and(
        lte(deliveries.day, upTo),
        // As the index has them.
        inArray(deliveries.status, [...deliveryGroups.undecided]),
        inArray(deliveries.status, [...deliveryGroups.releasable]),
        isCookedFor,
      ),
    ),
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
    change: Pick<DeliveryRow, 'status' | 'cancelledBy'> & Partial<Pick<DeliveryRow, 'stateReason'>>,
  ): Promise<void> => {
    await handle
      .update(deliveries)
      .set({ ...change, statusBefore: sql`${deliveries.status}` })
      .where(inArray(deliveries.id, [...ids]));
  },
  setDays: async (days: readonly { readonly deliveryId: number; readonly to: Day }[]): Promise<void> => {
    // By way of days that nobody has: one may go to where another still stands.
    await handle
      .update(deliveries)
      .set({ day: sql`${deliveries.day} + 36500` })
      .where(
        inArray(
          deliveries.id,
          days.map(({ deliveryId }) => deliveryId),
        ),
      );
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
