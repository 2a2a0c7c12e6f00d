import { asc, eq, type SQL } from 'drizzle-orm';
import type { Handle } from './database.ts';
import { checkOuts, deliveries, orders } from './schema/index.ts';

/** Check-outs with deliveries such as these, by their ids; the first so many. */
export const checkOutsWith = async (
  handle: Handle,
  such: SQL | undefined,
  limit?: number,
): Promise<number[]> => {
  const found = handle
    .selectDistinct({ id: checkOuts.id })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId))
    .where(such)
    .orderBy(asc(checkOuts.id));
  const rows = await (limit === undefined ? found : found.limit(limit));
  return rows.map(({ id }) => id);
};
