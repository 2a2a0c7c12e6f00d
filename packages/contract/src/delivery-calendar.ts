import { dayActions } from '@shop/domain/days/day-can';
import { z } from 'zod';
import { boxDish, boxSum } from './boxes.ts';
import { checkOutStatus, paymentType } from './check-outs.ts';
import { day, sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { orderChangeKind, stop } from './order-changes.ts';
import { boughtItem, delivery, deliveryStatus, orderStatus, orderType } from './orders.ts';
import { byId, id, mealType, oneOf, text } from './parts.ts';
import { picture } from './pictures.ts';

export const dayRefusals = [
  'not_from_here',
  'too_late',
  'switched_off',
  'not_paid_yet',
  'needs_request',
  'kit_is_fixed',
  'day_is_fixed',
  /** Whoever has only the order's link takes it into an account first. */
  'needs_account',
] as const;

/** What can still be done with a day, each with its own deadline; what is too late was so since then. */
export const dayAction = z.object({
  action: z.enum(dayActions),
  until: z.string(),
  allowed: z.boolean(),
  /** Why not; null where it is allowed. */
  reason: z.enum(dayRefusals).nullable(),
});
export type DayActionAnswer = z.infer<typeof dayAction>;

/** What is still to be paid for a check-out. */
export const due = z.object({
  cents: z.number().int(),
  /** Until when it can be paid online; null: it is paid another way. */
  until: z.string().nullable(),
  /** On which day cash is taken at the door; null: it is paid another way. */
  cashOn: day.nullable(),
});
export type Due = z.infer<typeof due>;

/** By what the days of a line are known in a calendar. */
const line = {
  /** The kit's own, or a shade of it where another line has it too. */
  colour: z.string(),
  /** There is another order of the same kit: its number tells them apart. */
  needsNumber: z.boolean(),
};

/** What a day is about: its lunch, or its first dish, but none that holds what is left out; null while there is none. */
export const headline = z.object({
  meal: mealType,
  dishId: id,
  /** Written for this box alone: it is not rated. */
  isOwn: z.boolean(),
  name: text,
  picture: picture.nullable(),
});
export type Headline = z.infer<typeof headline>;

/** A box's own place and time. */
const ownStop = {
  stop,
  /** It comes elsewhere, at another time or otherwise than the check-out says. */
  isOtherStop: z.boolean(),
};

/** What its order's page shows of a box. */
export const checkOutBox = z.object({ deliveryId: id, dishes: z.array(boxDish), ...ownStop });
export type CheckOutBox = z.infer<typeof checkOutBox>;

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
  /** Null: nothing, or not for this day any more. */
  due: due.nullable(),
  orderedAt: z.string(),
  type: orderType,
  orderStatus,
  day,
  /** With "delivery day before" on, the evening before. */
  broughtOn: day,
  status: deliveryStatus,
  reason: delivery.shape.reason,
  /** Number of sets. */
  amount: z.number().int(),
  item: boughtItem,
  ...line,
  ...ownStop,
  headline: headline.nullable(),
  dishCount: z.number().int(),
  /** Of all dishes; null while the menu is not known. */
  kcal: z.number().int().nullable(),
  /** How many of its dishes were exchanged. */
  exchangedCount: z.number().int(),
  /** How many hold what is left out: they are to be exchanged, or, once it was brought, were not. */
  clashCount: z.number().int(),
});
export type CalendarDelivery = z.infer<typeof calendarDelivery>;

/** How a day was cancelled. */
export const cancelledDay = z.object({
  by: z.enum(['buyer', 'provider']),
  /** By which change; null: with the whole order. */
  action: orderChangeKind.nullable(),
  /** So many days were cancelled together; what comes back is for all of them. */
  days: z.number().int(),
  returnCents: z.number().int(),
  points: z.number().int(),
  /** Null: it cannot be had back. */
  recoverUntil: z.string().nullable(),
});
export type CancelledDay = z.infer<typeof cancelledDay>;

export const openedDelivery = calendarDelivery.extend({
  dishes: z.array(boxDish),
  sum: boxSum.nullable(),
  actions: z.array(dayAction),
  /** On which day it comes once more, as it did not on its own; null: it does not. */
  againOn: day.nullable(),
  /** To which day it would go if it were skipped; null: it cannot be. */
  skipsTo: day.nullable(),
  /** Who has cancelled it and why, what comes back, and until when it can be had back; null: it was not cancelled. */
  cancelled: cancelledDay.nullable(),
  /** What it was charged, supplements too, and what of it came back. */
  money: delivery
    .pick({
      listCents: true,
      discountCents: true,
      points: true,
      pointsCents: true,
      deliveryCents: true,
      paidCents: true,
    })
    .extend({ returnedCents: z.number().int(), returnedPoints: z.number().int() }),
});
export type OpenedDelivery = z.infer<typeof openedDelivery>;

/** A line that still has days to come. */
export const runningOrder = z.object({
  orderId: id,
  checkOutId: id,
  checkOutNumber: z.string(),
  due: due.nullable(),
  /** As its last day was bought. */
  name: text,
  kcal: z.number().int().nullable(),
  ...line,
  nextDay: day,
  lastDay: day,
  daysLeft: z.number().int(),
});
export type RunningOrder = z.infer<typeof runningOrder>;

/** Another kit that waits for its money. */
export const waitingSupplement = z.object({
  changeId: id,
  checkOutId: id,
  checkOutNumber: z.string(),
  cents: z.number().int(),
  payUntil: z.string(),
  /** The days that it would change. */
  deliveryIds: z.array(id),
});
export type WaitingSupplement = z.infer<typeof waitingSupplement>;

/** So far apart the two days may be. */
export const longestCalendar = 100;

export const deliveryCalendar = endpoints({
  'GET /deliveries': {
    summary:
      'Your delivery days over all orders between two days (at most 100 days apart), and the next one to come',
    access: 'signed_in',
    query: z.object({ from: sentDay, to: sentDay }),
    response: z.object({
      /** In the order in which they come; those of orders that have ended unpaid are left out. */
      data: z.array(calendarDelivery),
      /** The first that is still to come, whichever days were asked for. */
      next: calendarDelivery.nullable(),
      running: z.array(runningOrder),
      /** Whichever days were asked for. */
      supplements: z.array(waitingSupplement),
      /** Days in between on which nothing is brought to any of the cities where boxes come. */
      closedDays: z.array(day),
    }),
  },
  'GET /check-outs/{id}/boxes': {
    summary:
      'What is in the boxes of a check-out and where each comes, by its deliveries: without those that do not come any more',
    access: 'public',
    params: byId,
    query: z.object({ token: z.string().optional() }),
    response: z.object({ data: z.array(checkOutBox) }),
  },
  'GET /deliveries/{id}': {
    summary: 'One delivery: what is in the box, when and where it comes, and what can still be done',
    access: 'public',
    params: byId,
    query: z.object({ token: z.string().optional() }),
    response: oneOf(openedDelivery),
  },
  'GET /deliveries/{id}/free-days': {
    summary: 'The days to which a delivery of yours can be moved',
    access: 'signed_in',
    params: byId,
    response: z.object({
      data: z.array(day),
      /** Days in between on which nothing is brought there. */
      closed: z.array(day),
      /** Days in between on which the same order comes already. */
      taken: z.array(day),
    }),
  },
});
