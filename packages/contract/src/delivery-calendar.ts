import { dayActions } from '@shop/domain/days/day-can';
import { z } from 'zod';
import { checkOutStatus, paymentType } from './check-outs.ts';
import { day, sentDay } from './days.ts';
import { dish } from './dishes.ts';
import { endpoints } from './endpoint.ts';
import { stop } from './order-changes.ts';
import { boughtItem, delivery, deliveryStatus, orderStatus, orderType } from './orders.ts';
import { byId, id, mealType, oneOf, text } from './parts.ts';
import { picture } from './pictures.ts';

/** What can still be done with a day, each with its own deadline; what is too late was so since then. */
export const dayAction = z.object({
  action: z.enum(dayActions),
  until: z.string(),
  allowed: z.boolean(),
  /** Why not; null where it is allowed. */
  reason: z
    .enum(['not_from_here', 'too_late', 'switched_off', 'not_paid_yet', 'needs_request', 'kit_is_fixed'])
    .nullable(),
});
export type DayActionAnswer = z.infer<typeof dayAction>;

/** One day of one order, as a calendar shows it. */
export const calendarDelivery = z.object({
  id,
  orderId: id,
  checkOutId: id,
  checkOutNumber: z.string(),
  /** To be sent along with a change. */
  checkOutVersion: z.number().int(),
  checkOutStatus,
  paymentType,
  type: orderType,
  orderStatus,
  day,
  /** With "delivery day before" on, the evening before. */
  broughtOn: day,
  status: deliveryStatus,
  /** Number of sets. */
  amount: z.number().int(),
  item: boughtItem,
  /** The kit's own colour. */
  colour: z.string(),
  stop,
  /** What the day is about: its lunch, or its first dish; null while its menu is not known. */
  headline: z.object({ meal: mealType, name: text, picture: picture.nullable() }).nullable(),
  dishCount: z.number().int(),
  /** Of all dishes, for the bought level; null while the menu is not known. */
  kcal: z.number().int().nullable(),
  /** How many of its dishes were exchanged. */
  exchangedCount: z.number().int(),
  actions: z.array(dayAction),
  /** Until when its dishes can be rated, and something be said to be wrong; null: not now. */
  reviewUntil: z.string().nullable(),
  claimUntil: z.string().nullable(),
  claimId: id.nullable(),
});
export type CalendarDelivery = z.infer<typeof calendarDelivery>;

/** A dish of a box: at the bought level, with what it stands in for. */
export const boxDish = z.object({
  meal: mealType,
  dish,
  portion: z.object({
    kcal: z.number().int(),
    proteins: z.number(),
    fats: z.number(),
    carbohydrates: z.number(),
    weightGrams: z.number().int(),
  }),
  /** The dish of the menu, and the left-out allergens that it has. */
  insteadOf: z.object({ name: text, allergens: z.array(text) }).nullable(),
  /** The menu's dish has something that is left out, and no other was chosen yet. */
  isToBeExchanged: z.boolean(),
  reviewId: id.nullable(),
  stars: z.number().int().nullable(),
});
export type BoxDish = z.infer<typeof boxDish>;

export const openedDelivery = calendarDelivery.extend({
  dishes: z.array(boxDish),
  /** Of what it was charged and what came back: the rows of this day. */
  money: delivery.pick({
    listCents: true,
    discountCents: true,
    points: true,
    pointsCents: true,
    deliveryCents: true,
    paidCents: true,
  }),
});
export type OpenedDelivery = z.infer<typeof openedDelivery>;

const byToken = z.object({ token: z.string().optional() });

export const deliveryCalendar = endpoints({
  'GET /deliveries': {
    summary:
      'Your delivery days over all orders between two days (at most 100 days apart), and the next one to come',
    access: 'signed_in',
    query: z.object({ from: sentDay, to: sentDay }),
    response: z.object({
      data: z.array(calendarDelivery),
      /** The first that is still to come, whichever days were asked for. */
      next: calendarDelivery.nullable(),
      /** Of orders that still have days to come: until when, and how many. */
      running: z.array(
        z.object({
          orderId: id,
          checkOutId: id,
          name: text,
          colour: z.string(),
          lastDay: day,
          daysLeft: z.number().int(),
        }),
      ),
      /** Closed days in between, of the cities to which the boxes come. */
      closedDays: z.array(day),
    }),
  },
  'GET /deliveries/{id}': {
    summary: 'One delivery: what is in the box, when and where it comes, and what can still be done',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(openedDelivery),
  },
  'GET /deliveries/{id}/free-days': {
    summary: 'The days to which a delivery can be moved',
    access: 'signed_in',
    params: byId,
    response: z.object({ data: z.array(day) }),
  },
});
