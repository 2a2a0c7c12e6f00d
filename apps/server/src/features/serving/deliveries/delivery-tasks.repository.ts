import type { DeliveryTask } from '@shop/contract/deliveries';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { checkOuts, deliveries, orders } from '../../../db/schema/index.ts';
import { holdsWordsIn } from '../../../db/search.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';

export type DeliveryTaskFilter = LongListQuery<'created' | 'day'> & {
  readonly kind?: DeliveryTask['kind'] | undefined;
};

export type DeliveryTaskRow = Pick<
  typeof deliveries.$inferSelect,
  'id' | 'status' | 'stateReason' | 'day' | 'orderId'
> &
  Pick<typeof orders.$inferSelect, 'item' | 'checkOutId'> &
  Pick<typeof checkOuts.$inferSelect, 'number' | 'buyer'>;

/** Days that somebody has to decide about. */
export const deliveryTasksRepository = (handle: Handle) => ({
  list: (filter: DeliveryTaskFilter): Promise<Paged<DeliveryTaskRow> | Failure> =>
    paged<DeliveryTaskRow, 'day'>(handle, {
      query: filter,
      where: and(
        // As the index has them, whichever are asked for.
        inArray(deliveries.status, [...deliveryGroups.undecided]),
        // Of an order that ended without money nothing is left to decide.
        notInArray(checkOuts.status, [...checkOutGroups.endedUnpaid]),
        filter.kind && eq(deliveries.status, filter.kind),
        holdsWordsIn(checkOuts.searchText, filter.search),
      ),
      id: deliveries.id,
      sorts: { day: { column: deliveries.day, of: (row) => row.day } },
      read: (part) =>
        partOf(
          handle
            .select({
              id: deliveries.id,
              status: deliveries.status,
              stateReason: deliveries.stateReason,
              day: deliveries.day,
              orderId: deliveries.orderId,
              item: sql<DeliveryTaskRow['item']>`coalesce(${deliveries.item}, ${orders.item})`,
              checkOutId: orders.checkOutId,
              number: checkOuts.number,
              buyer: checkOuts.buyer,
            })
            .from(deliveries)
            .innerJoin(orders, eq(orders.id, deliveries.orderId))
            .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId))
            .$dynamic(),
          part,
        ),
      ids: () =>
        handle
          .select({ id: deliveries.id })
          .from(deliveries)
          .innerJoin(orders, eq(orders.id, deliveries.orderId))
          .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId))
          .$dynamic(),
    }),
});
