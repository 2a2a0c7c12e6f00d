import type { Day } from '@shop/domain/day';
import type { Text } from '@shop/domain/text';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { checkOuts, deliveries, dishes, dishReviews, mealKits, orders } from '../../../db/schema/index.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';
import { updateRow } from '../../base/crud/crud.repository.ts';

export type ReviewRow = typeof dishReviews.$inferSelect;
export type NewReview = Omit<typeof dishReviews.$inferInsert, 'mealKitId'> & {
  readonly mealKitId: number | null;
};

/** With what its dish is called and which day it was. */
export type WholeReview = ReviewRow & {
  readonly dishName: Text;
  readonly day: Day;
  readonly isDayBefore: boolean;
};

export type ReviewFilter = LongListQuery<'created' | 'stars'> & {
  readonly dishId?: number | undefined;
  readonly mealKitId?: number | undefined;
  readonly deliveryId?: number | undefined;
  readonly userId?: number | undefined;
  /** Only words that anybody may read. */
  readonly isShown: boolean;
};

const isShown = sql`${dishReviews.isNameShown} and not ${dishReviews.isHidden} and ${dishReviews.words} <> ''`;

export const reviewsRepository = (handle: Handle) => {
  const whole = () =>
    handle
      .select({
        ...getTableColumns(dishReviews),
        dishName: dishes.name,
        day: deliveries.day,
        isDayBefore: checkOuts.deliveryDayBefore,
      })
      .from(dishReviews)
      .innerJoin(dishes, eq(dishes.id, dishReviews.dishId))
      .innerJoin(deliveries, eq(deliveries.id, dishReviews.deliveryId))
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId));
  return {
    one: async (id: number): Promise<WholeReview | null> => {
      const [row] = await whole().where(eq(dishReviews.id, id));
      return row ?? null;
    },
    list: (filter: ReviewFilter): Promise<Paged<WholeReview> | Failure> =>
      paged<WholeReview, 'stars'>(handle, {
        query: filter,
        where: and(
          filter.dishId === undefined ? undefined : eq(dishReviews.dishId, filter.dishId),
          filter.mealKitId === undefined ? undefined : eq(dishReviews.mealKitId, filter.mealKitId),
          filter.deliveryId === undefined ? undefined : eq(dishReviews.deliveryId, filter.deliveryId),
          filter.userId === undefined ? undefined : eq(dishReviews.userId, filter.userId),
          filter.isShown ? isShown : undefined,
        ),
        id: dishReviews.id,
        sorts: { stars: { column: dishReviews.stars, of: ({ stars }) => stars } },
        read: (part) => partOf(whole().$dynamic(), part),
        ids: () => handle.select({ id: dishReviews.id }).from(dishReviews).$dynamic(),
      }),
    ofUser: (userId: number): Promise<WholeReview[]> =>
      whole().where(eq(dishReviews.userId, userId)).orderBy(asc(dishReviews.id)),
    /** Which dishes of these boxes were rated. */
    ofDeliveries: async (
      deliveryIds: readonly number[],
    ): Promise<Pick<ReviewRow, 'deliveryId' | 'dishId'>[]> =>
      deliveryIds.length === 0
        ? []
        : handle
            .select({ deliveryId: dishReviews.deliveryId, dishId: dishReviews.dishId })
            .from(dishReviews)
            .where(inArray(dishReviews.deliveryId, [...deliveryIds])),
    isThere: async (deliveryId: number, dishId: number): Promise<boolean> =>
      (await handle.$count(
        dishReviews,
        and(eq(dishReviews.deliveryId, deliveryId), eq(dishReviews.dishId, dishId)),
      )) > 0,
    insert: async ({ mealKitId, ...row }: NewReview): Promise<number> => {
      // The kit of a day long past may be gone.
      const kit = sql`(select ${mealKits.id} from ${mealKits} where ${mealKits.id} = ${mealKitId})`;
      const [made] = await handle
        .insert(dishReviews)
        .values({ ...row, mealKitId: kit })
        .returning({ id: dishReviews.id });
      if (!made) throw new Error('a review was not kept');
      return made.id;
    },
    update: (id: number, change: Partial<Omit<NewReview, 'mealKitId'>>, version?: number): Promise<boolean> =>
      updateRow(handle, dishReviews, { id, version }, change),
    remove: async (id: number): Promise<void> => {
      await handle.delete(dishReviews).where(eq(dishReviews.id, id));
    },
    /** The stars stay, nobody knows whose; words are the person's own and go. */
    forget: async (userId: number): Promise<void> => {
      await handle
        .update(dishReviews)
        .set({ userId: null, words: '', firstName: '', isNameShown: false })
        .where(eq(dishReviews.userId, userId));
    },
    /** Votes of one dish are counted one after the other. False: there is no such dish. */
    lockDish: async (dishId: number): Promise<boolean> => {
      const found = await handle
        .select({ id: dishes.id })
        .from(dishes)
        .where(eq(dishes.id, dishId))
        .for('no key update');
      return found.length > 0;
    },
    /** All votes, those from before there were reviews included. */
    count: async (dishId: number): Promise<void> => {
      const [own] = await handle
        .select({
          votes: sql<number>`count(*)::int`,
          stars: sql<number>`coalesce(sum(${dishReviews.stars}), 0)::int`,
        })
        .from(dishReviews)
        .where(eq(dishReviews.dishId, dishId));
      const { votes, stars } = own ?? { votes: 0, stars: 0 };
      await handle
        .update(dishes)
        .set({
          evaluationVotes: sql`${dishes.earlierVotes} + ${votes}`,
          evaluationAverage: sql`coalesce(round(
            (${dishes.earlierAverage}::numeric * ${dishes.earlierVotes} + ${stars} * 100)
            / nullif(${dishes.earlierVotes} + ${votes}, 0)
          ), 0)`,
        })
        .where(eq(dishes.id, dishId));
    },
  };
};
