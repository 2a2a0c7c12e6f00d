import { MOST_CART_LINES } from '@shop/domain/constants';
import { z } from 'zod';
import { itemRequest } from './carts.ts';
import { sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { id, oneOf } from './parts.ts';

const sum = z.number().int().min(0);

/** Codes of gift coupons, as they were typed in. */
export const couponCodes = z.array(z.string().trim().min(1).max(64)).max(20).default([]);

/** A cart as a buyer asks for it: a quote prices it, a check-out places it. */
export const cartRequest = z.object({
  cityId: id.nullable().default(null),
  startDate: sentDay.nullable().default(null),
  workingDaysOnly: z.boolean().default(true),
  items: z.array(itemRequest).max(MOST_CART_LINES),
  discountCodes: z.array(z.string().trim().min(1).max(64)).max(20).default([]),
  usePoints: z.boolean().default(true),
  /** Gift coupons: money, taken from the total. */
  coupons: couponCodes,
  /** Only the Christmas-eve kit is asked for, and this is how it comes: its city, day, hours and delivery price. */
  christmasWayId: id.nullable().default(null),
});
export type CartRequestBody = z.output<typeof cartRequest>;

export const codeAnswer = z.object({
  code: z.string(),
  accepted: z.boolean(),
  reason: z.string().optional(),
});

export const couponAnswer = z.object({
  code: z.string(),
  accepted: z.boolean(),
  /** What it pays, and what is left on it. */
  cents: sum,
  leftCents: sum,
  reason: z.string().optional(),
});

export const paidByCoupons = z.object({
  coupons: z.array(couponAnswer),
  couponCents: sum,
  /** Total − coupons. */
  toPayCents: sum,
});
export type PaidByCoupons = z.output<typeof paidByCoupons>;

export const cartQuote = paidByCoupons.extend({
  /** In the order of the request; all 0 where an item cannot be had, which is then among the problems. */
  items: z.array(
    z.object({
      dayPriceCents: sum,
      kitPriceCents: sum,
      allergenExtraCents: sum,
      kitDiscountCents: sum,
      additionsCents: sum,
      itemTotalCents: sum,
      codeDiscountCents: sum,
      pointsDiscountCents: sum,
      paidCents: sum,
      deliveryDates: z.array(z.string()),
      paperBag: z.boolean(),
    }),
  ),
  kitsCents: sum,
  codeDiscountCents: sum,
  pointsUsed: sum,
  pointsDiscountCents: sum,
  deliveryCents: sum,
  deliveryDiscountCents: sum,
  vatKitsCents: sum,
  vatDeliveryCents: sum,
  totalCents: sum,
  codes: z.array(codeAnswer),
  problems: z.array(z.object({ code: z.string(), field: z.string().optional() })),
});
export type CartQuote = z.output<typeof cartQuote>;

export const quotes = endpoints({
  'POST /check-outs/quote': {
    summary: 'Price a cart without placing it',
    access: 'public',
    body: cartRequest,
    response: oneOf(cartQuote),
  },
});
