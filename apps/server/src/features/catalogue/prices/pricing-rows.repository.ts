import { asc } from 'drizzle-orm';
import { sequentially, type Handle } from '../../../db/database.ts';
import * as schema from '../../../db/schema/index.ts';

export type PricingRows = Awaited<ReturnType<typeof pricingRows>>;

/** What prices and delivery days depend on besides the kits themselves. */
export const pricingRows = (handle: Handle) =>
  sequentially({
    deliveryTimes: handle
      .select()
      .from(schema.deliveryTimes)
      .orderBy(asc(schema.deliveryTimes.cityId), asc(schema.deliveryTimes.fromTime)),
    deliveryPrices: handle.select().from(schema.deliveryPrices).orderBy(asc(schema.deliveryPrices.id)),
    vatEntries: handle
      .select()
      .from(schema.vatEntries)
      .orderBy(asc(schema.vatEntries.type), asc(schema.vatEntries.validFrom)),
    calendarDays: handle.select().from(schema.calendarDays).orderBy(asc(schema.calendarDays.day)),
    priceHistory: handle.select().from(schema.priceHistory).orderBy(asc(schema.priceHistory.at)),
  });
