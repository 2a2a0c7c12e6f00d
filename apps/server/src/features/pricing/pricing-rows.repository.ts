import { asc } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import * as schema from '../../db/schema/index.ts';

export type PricingRows = Awaited<ReturnType<typeof pricingRows>>;

/** What prices and delivery days depend on besides the kits themselves. */
export const pricingRows = async (handle: Handle) => {
  const [deliveryTimes, deliveryPrices, vatEntries, calendarDays, priceHistory] = await Promise.all([
    handle
      .select()
      .from(schema.deliveryTimes)
      .orderBy(asc(schema.deliveryTimes.cityId), asc(schema.deliveryTimes.fromTime)),
    handle.select().from(schema.deliveryPrices).orderBy(asc(schema.deliveryPrices.id)),
    handle
      .select()
      .from(schema.vatEntries)
      .orderBy(asc(schema.vatEntries.type), asc(schema.vatEntries.validFrom)),
    handle.select().from(schema.calendarDays).orderBy(asc(schema.calendarDays.day)),
    handle.select().from(schema.priceHistory).orderBy(asc(schema.priceHistory.at)),
  ]);
  return { deliveryTimes, deliveryPrices, vatEntries, calendarDays, priceHistory };
};
