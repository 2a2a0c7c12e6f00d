import { earliestDeliveryDays } from '@shop/domain/calendar';
import { z } from 'zod';
import { setting } from './setting.ts';

/** Which ways of handing over the buyer may choose from. */
export const deliveryMethodSettings = z
  .object({ toHands: z.boolean(), leaveAtDoor: z.boolean(), takeOutside: z.boolean() })
  .refine((each) => each.toHands || each.leaveAtDoor || each.takeOutside, {
    path: ['toHands'],
    message: 'one_method_needed',
  });
export type DeliveryMethodSettings = z.output<typeof deliveryMethodSettings>;

export const earliestDeliverySettings = z.object({
  earliestDeliveryDay: z.enum(earliestDeliveryDays),
  /** The kit for a day is brought in the evening before it. */
  deliveryDayBefore: z.boolean(),
});
export type EarliestDeliverySettings = z.output<typeof earliestDeliverySettings>;

export const deliverySettings = {
  ...setting('delivery-methods', 'which ways of handing over are on', deliveryMethodSettings),
  ...setting('earliest-delivery-days', 'how soon an order can begin', earliestDeliverySettings),
};
