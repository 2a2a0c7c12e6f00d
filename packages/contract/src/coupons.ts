import {
  COUPON_MESSAGE_LENGTH,
  couponDesigns,
  couponSendTos,
  MOST_COUPON_PIECES,
} from '@shop/domain/coupons';
import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import { couponOrderStatuses, couponStatuses } from '@shop/domain/states/statuses';
import { locales } from '@shop/domain/text';
import { z } from 'zod';
import { email } from './contact.ts';
import { day, sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, cents, id, oneOf } from './parts.ts';

export const couponStatus = z.enum(couponStatuses);
export const couponOrderStatus = z.enum(couponOrderStatuses);

export const couponBuyerInput = z.object({
  firstName: z.string().trim().min(1).max(BUYER_LENGTHS.firstName),
  lastName: z.string().trim().min(1).max(BUYER_LENGTHS.lastName),
  email,
});
export type CouponBuyer = z.output<typeof couponBuyerInput>;

export const couponSendTo = z.enum(couponSendTos);

const agreed = z.literal(true, { error: 'agree_terms' });

export const couponOrderInput = z
  .object({
    amountCents: cents,
    pieces: z.number().int().min(1).max(MOST_COUPON_PIECES),
    design: z.enum(couponDesigns),
    sendTo: couponSendTo,
    recipientName: z
      .string()
      .trim()
      .max(BUYER_LENGTHS.firstName + BUYER_LENGTHS.lastName)
      .default(''),
    recipientEmail: z.union([z.literal(''), email]).default(''),
    message: z.string().trim().max(COUPON_MESSAGE_LENGTH).default(''),
    /** Null: at once. */
    sendOn: sentDay.nullable().default(null),
    buyer: couponBuyerInput,
    /** A bank's code or `card`. */
    paymentOption: z.string().trim().min(1).max(64).nullable().default(null),
    agreeTerms: agreed,
  })
  .refine(({ sendTo, recipientEmail }) => sendTo !== 'recipient' || recipientEmail !== '', {
    path: ['recipientEmail'],
    message: 'required',
    when: () => true,
  });
export type CouponOrderInput = z.output<typeof couponOrderInput>;

/** A piece, as its buyer sees it. */
export const boughtCoupon = z.object({
  id,
  status: couponStatus,
  valueCents: cents,
  balanceCents: cents,
  /** As it is printed; null where it goes to the recipient and is not the buyer's to see, and for admins. */
  code: z.string().nullable(),
  sendAt: z.string(),
  sentAt: z.string().nullable(),
  validUntil: day.nullable(),
  /** Its last day for that; null: it cannot be withdrawn. */
  withdrawUntil: day.nullable(),
});
export type BoughtCoupon = z.infer<typeof boughtCoupon>;

export const couponOrder = z.object({
  id,
  number: z.string(),
  locale: z.enum(locales),
  status: couponOrderStatus,
  amountCents: cents,
  pieces: z.number().int(),
  totalCents: cents,
  design: z.enum(couponDesigns),
  sendTo: couponSendTo,
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  sendOn: day.nullable(),
  buyer: couponBuyerInput,
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Until when it is to be paid; null where it is paid or has ended. */
  payUntil: z.string().nullable(),
  paymentUrl: z.string().nullable(),
  coupons: z.array(boughtCoupon),
  toReturnCents: cents,
  returnedCents: cents,
  /** Opens it to whoever holds it: part of the links in its mails. Empty for admins, who have no need of it. */
  token: z.string(),
});
export type CouponOrder = z.infer<typeof couponOrder>;

/** As its buyer sees it in a list. */
export const couponOrderSummary = couponOrder.pick({
  id: true,
  number: true,
  status: true,
  pieces: true,
  totalCents: true,
  design: true,
  recipientName: true,
  createdAt: true,
});
export type CouponOrderSummary = z.infer<typeof couponOrderSummary>;

export const couponBalance = z.object({
  valueCents: cents,
  balanceCents: cents,
  status: couponStatus,
  validUntil: day.nullable(),
});
export type CouponBalance = z.infer<typeof couponBalance>;

/** A coupon as the owner sees it: never with its whole code. */
export const coupon = z.object({
  id,
  couponOrderId: id,
  couponOrderNumber: z.string(),
  lastFour: z.string(),
  status: couponStatus,
  valueCents: cents,
  balanceCents: cents,
  sendAt: z.string(),
  sentAt: z.string().nullable(),
  validUntil: day.nullable(),
  buyerName: z.string(),
  recipientName: z.string(),
  createdAt: z.string(),
});
export type Coupon = z.infer<typeof coupon>;

const byToken = z.object({ token: z.string().max(500).optional() });

export const couponEndpoints = endpoints({
  'POST /coupon-orders/store': {
    summary:
      'Buy gift coupons; `payment_url` is where the buyer goes next. The same `Idempotency-Key` gives the same order again',
    access: 'public',
    body: couponOrderInput,
    response: oneOf(couponOrder),
    status: 201,
    idempotent: true,
  },
  'POST /coupon-orders/pay': {
    summary: 'Go to the bank for gift coupons that are not paid yet',
    access: 'public',
    query: byToken,
    body: z.object({ id, paymentOption: z.string().trim().min(1).max(64).nullable().default(null) }),
    response: oneOf(couponOrder),
  },
  'GET /coupon-orders': {
    summary: 'Gift coupons that you bought while logged in, newest first',
    access: 'signed_in',
    query: longListQuery('created'),
    response: listOf(couponOrderSummary),
  },
  'GET /coupon-orders/{id}': {
    summary: 'Gift coupons that you bought, or whose link you hold; for an admin, anybody’s',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(couponOrder),
  },
  'POST /coupon-orders/{id}/check-payment': {
    summary: 'Ask the payment provider now: for the page to which a buyer comes back from the bank',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(couponOrder),
  },
  'GET /coupon-orders/{id}/paper': {
    summary: 'The payment paper as PDF: no VAT is charged before a coupon is spent',
    access: 'public',
    params: byId,
    query: byToken,
    download: { type: 'application/pdf', disposition: 'inline' },
  },
  'POST /coupons/{id}/withdraw': {
    summary: 'Withdraw one piece within 14 days, while nothing was spent from it: its money comes back',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(couponOrder),
  },
  'GET /coupons/{id}/card.pdf': {
    summary: 'A coupon to be given: a card to print and fold',
    access: 'public',
    params: byId,
    query: byToken,
    download: { type: 'application/pdf', disposition: 'inline' },
  },
  'GET /coupons/{id}/card.png': {
    summary: 'A coupon to be given: a picture for a phone',
    access: 'public',
    params: byId,
    query: byToken,
    download: { type: 'image/png', disposition: 'inline' },
  },
  'POST /coupons/balance': {
    summary: 'What is left on a coupon, by its code; limited against guessing',
    access: 'public',
    body: z.object({ code: z.string().trim().min(1).max(64) }),
    response: oneOf(couponBalance),
  },
  'GET /coupons': {
    summary: 'Gift coupons, newest first',
    access: 'admin',
    query: longListQuery('created', 'balance').extend({ status: couponStatus.optional() }),
    response: listOf(coupon),
  },
  'PUT /coupons/{id}': {
    summary: 'Take a coupon out of use or back into it, send it again, or move its last day',
    access: 'admin',
    params: byId,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.enum(['block', 'restore']), note: z.string().trim().min(1).max(1000) }),
      z.object({ action: z.literal('send_again') }),
      z.object({
        action: z.literal('extend'),
        validUntil: sentDay,
        note: z.string().trim().min(1).max(1000),
      }),
    ]),
    response: oneOf(coupon),
  },
});
