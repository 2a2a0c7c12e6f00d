import { deliveryMethods } from '@shop/domain/constants';
import { deliveryStatuses, orderStatuses, orderTypes } from '@shop/domain/states/statuses';
import { missReasons } from '@shop/domain/states/tables';
import { z } from 'zod';
import { door } from './addresses.ts';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, id, mealType, oneOf, text } from './parts.ts';
import { paymentStatus } from './payments.ts';

const sum = z.number().int().min(0);

export const orderType = z.enum(orderTypes);
export const orderStatus = z.enum(orderStatuses);
export const deliveryStatus = z.enum(deliveryStatuses);
export const missReason = z.enum(missReasons);
export const deliveryMethod = z.enum(deliveryMethods);

export const orderableTypes = ['meal_kit', 'personal_menu'] as const;

const named = z.object({ id, name: text });

/**
 * What was bought, as it was called and priced on that day: later edits of the kit do not change it. It says all that the
 * kitchen needs of the kit; ids may lead to what is no longer there.
 */
export const boughtItem = z.object({
  mealKitId: id.nullable(),
  name: text,
  isUnique: z.boolean(),
  kcal: z.number().int().nullable(),
  /** What a day of it has. */
  meals: z.array(mealType),
  /** The menu that it follows; null for a unique kit. */
  menuType: named.nullable(),
  /** A unique kit's own; a regular one has those of its menu. */
  dishes: z.array(named),
  combinationId: id.nullable(),
  combination: text.nullable(),
  allergens: z.array(z.object({ id, name: text, percent: z.number() })),
  additions: z.array(z.object({ id, name: text, pricePerDayCents: sum })),
});
export type BoughtItem = z.infer<typeof boughtItem>;

/** As it was when it was bought; without an id once the city has it no more. */
export const boughtDeliveryTime = z.object({ id: id.nullable(), fromTime: z.string(), toTime: z.string() });
export type BoughtDeliveryTime = z.infer<typeof boughtDeliveryTime>;

/**
 * One day of an order with its share of every figure; the shares of a check-out add up to its total. It is known by its id
 * (`event_id`): its day may change. What is null is as the order or its check-out has it.
 */
export const delivery = z.object({
  id,
  day,
  status: deliveryStatus,
  /** Why it did not come, or is held where no cash was given; null elsewhere. */
  reason: missReason.nullable(),
  door: door.nullable(),
  cityId: id.nullable(),
  cityName: text.nullable(),
  deliveryMethod: deliveryMethod.nullable(),
  deliveryTime: boughtDeliveryTime.nullable(),
  item: boughtItem.nullable(),
  listCents: sum,
  discountCents: sum,
  points: sum,
  pointsCents: sum,
  deliveryCents: sum,
  paidCents: sum,
});

export const order = z.object({
  id,
  checkOutId: id,
  checkOutNumber: z.string(),
  type: orderType,
  status: orderStatus,
  /** Of the check-out that it is a line of. */
  paymentStatus,
  orderableType: z.enum(orderableTypes),
  /** Null once the kit is no longer there. */
  mealKitId: id.nullable(),
  orderableItem: boughtItem,
  amount: z.number().int(),
  days: z.number().int(),
  dayPriceCents: sum,
  kitPriceCents: sum,
  allergenExtraCents: sum,
  kitDiscountCents: sum,
  additionsCents: sum,
  itemTotalCents: sum,
  codeDiscountCents: sum,
  pointsUsed: sum,
  pointsDiscountCents: sum,
  paidCents: sum,
  paperBag: z.boolean(),
  /** Whether money for it comes back: some is to be returned, or was. */
  moneyBack: z.boolean(),
  toReturnCents: sum,
  returnedCents: sum,
  deliveries: z.array(delivery),
});
export type Order = z.infer<typeof order>;

export const orders = endpoints({
  'GET /orders': {
    summary: 'Your orders, one for each kit bought; for an admin, everybody’s. Newest first',
    access: 'signed_in',
    query: longListQuery('created').extend({
      status: orderStatus.optional(),
      type: orderType.optional(),
      checkOutId: id.optional(),
    }),
    response: listOf(order),
  },
  'GET /orders/{id}': {
    summary: 'One of your orders; for an admin, anybody’s',
    access: 'signed_in',
    params: byId,
    response: oneOf(order),
  },
});
