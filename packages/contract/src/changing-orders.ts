import { z } from 'zod';
import { itemRequest } from './carts.ts';
import { checkOut } from './check-outs.ts';
import { version } from './crud.ts';
import { day } from './days.ts';
import { dayAction } from './delivery-calendar.ts';
import { endpoints } from './endpoint.ts';
import {
  orderChange,
  orderChangeInput,
  orderChangePreview,
  returnIban,
  someDeliveries,
} from './order-changes.ts';
import { order } from './orders.ts';
import { byId, flag, id, oneOf, text } from './parts.ts';
import { couponCodes } from './quotes.ts';

/** What `POST /orders` puts into the cart, and what it cannot. */
export const repeatedOrder = z.object({
  items: z.array(itemRequest),
  /** What is no longer sold, or not as it was bought. */
  missing: z.array(
    z.object({
      name: text,
      reason: z.enum(['kit', 'calories', 'period', 'combination', 'addition', 'allergen']),
    }),
  ),
});
export type RepeatedOrder = z.infer<typeof repeatedOrder>;

/** What would happen or has happened; only asked for in advance, there is no receipt. */
export const orderChangeAnswer = z.object({
  preview: orderChangePreview,
  change: orderChange.nullable(),
  /** As it is now. */
  checkOut,
});
export type OrderChangeAnswer = z.infer<typeof orderChangeAnswer>;

/** A day that is still to come. What is too late for it was so since then. */
export const dayLeft = z.object({ deliveryId: id, day, actions: z.array(dayAction) });
export type DayLeft = z.infer<typeof dayLeft>;

/** From the link in the order's mail: guests see, pay, cancel and claim; the rest needs an account. */
const byToken = z.object({ token: z.string().optional() });

export const changingOrders = endpoints({
  'PUT /orders/{id}': {
    summary:
      'Change the days of one of your orders: move, skip, give back, send elsewhere, another kit. With `preview` it says what would happen, and changes nothing',
    access: 'public',
    params: byId,
    query: byToken.extend({ preview: flag.default(false) }),
    body: orderChangeInput,
    response: oneOf(orderChangeAnswer),
  },
  'GET /orders/{id}/days': {
    summary: 'The days of an order that are still to come, with what can be done with each and until when',
    access: 'public',
    params: byId,
    query: byToken,
    response: z.object({ data: z.array(dayLeft) }),
  },
  'GET /orders/{id}/cancellation-price': {
    summary:
      'What cancelling these days, or all that can be cancelled, would bring back, with its calculation',
    access: 'public',
    params: byId,
    /** With commas between them. */
    query: byToken.extend({
      deliveryIds: z
        .string()
        .regex(/^\d{1,10}(,\d{1,10}){0,199}$/)
        .optional(),
    }),
    response: oneOf(orderChangePreview),
  },
  'DELETE /orders/{id}': {
    summary:
      'Cancel what is left of an order: unpaid, its whole check-out; paid, all of its days outside the term',
    access: 'public',
    params: byId,
    query: byToken,
    body: z.object({
      version: version.optional(),
      iban: returnIban,
      /** What was seen to come back, as a negative sum, as in `PUT /orders/{id}`. */
      expectedCents: z.number().int().optional(),
    }),
    response: oneOf(orderChangeAnswer),
  },
  'PUT /order-changes/{id}': {
    summary: 'Let go of the supplement that a change waits for: it holds without it',
    access: 'admin',
    params: byId,
    body: z.object({ action: z.literal('waive'), note: z.string().trim().min(1).max(1000) }),
    response: oneOf(orderChange),
  },
  'POST /order-changes/{id}/pay': {
    summary: 'Begin to pay the supplement that a change waits for',
    access: 'signed_in',
    params: byId,
    /** A bank's code or `card`. */
    body: z.object({
      paymentOption: z.string().trim().min(1).max(64).nullable().default(null),
      /** Gift coupons that pay of it. */
      coupons: couponCodes,
    }),
    /** Null: the coupons have paid it. */
    response: oneOf(z.object({ paymentUrl: z.string().nullable() })),
  },
  'POST /orders': {
    summary: 'The same again: what a check-out of yours bought as lines of a cart, at today’s prices',
    access: 'signed_in',
    body: z.object({ checkOutId: id }),
    response: oneOf(repeatedOrder),
  },
  'POST /orders/{id}': {
    summary:
      'Continue an order that was cancelled: all of its days, or these. An admin brings one that ended unpaid or declined back to the state before',
    access: 'public',
    params: byId,
    query: byToken,
    /** Which version was seen; left out, it is not compared. */
    body: z.object({ deliveryIds: someDeliveries.optional(), version: version.optional() }),
    response: oneOf(order),
  },
});
