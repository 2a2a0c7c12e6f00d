import { paymentStatuses, refundStatuses } from '@shop/domain/states/statuses';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, cents, flag, id, oneOf } from './parts.ts';

export { cardOption } from './payment-option.ts';

export const onlinePaymentMethods = z.object({
  /** False: the provider does not answer just now; the lists are then empty. */
  isAvailable: z.boolean(),
  banks: z.array(z.object({ code: z.string(), name: z.string(), logoUrl: z.string() })),
  cards: z.object({ logoUrl: z.string() }).nullable(),
});
export type OnlinePaymentMethods = z.infer<typeof onlinePaymentMethods>;

export const paymentStatus = z.enum(paymentStatuses);

export const payment = z.object({
  id,
  status: paymentStatus,
  amountCents: z.number().int(),
  /** Another than EUR only where somebody paid in it; that money is returned. */
  currency: z.string(),
  option: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

export const refundReasons = [
  'paid_twice',
  'paid_after_expiry',
  'wrong_amount',
  'cancellation',
  'change',
  'goodwill',
  'withdrawal',
] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundReason = z.enum(refundReasons);
export const refundStatus = z.enum(refundStatuses);

export const refundTask = z.object({
  id,
  /** What the money was for: a `check_out`, and later other things. */
  payableKind: z.string(),
  payableId: id,
  /** As people speak of it. */
  number: z.string(),
  /** Null: it was for something else. */
  checkOutId: id.nullable(),
  buyerName: z.string(),
  reason: refundReason,
  status: refundStatus,
  /** Of the amounts below. */
  currency: z.string(),
  /** What is to be returned. */
  dueCents: z.number().int(),
  /** What the admin has confirmed; null before that. */
  returnedCents: z.number().int().nullable(),
  /** Whether it goes back the way it came: through Montonio. */
  isOnline: z.boolean(),
  /** Whether it goes back onto a gift coupon. */
  isOntoCoupon: z.boolean(),
  note: z.string(),
  createdAt: z.string(),
  returnedAt: z.string().nullable(),
});
export type RefundTask = z.infer<typeof refundTask>;

/** One of them, for whoever returns it. */
export const openedRefundTask = refundTask.extend({
  /** The whole account that it goes to; empty: none was named, or it goes back the way it came. */
  iban: z.string(),
});
export type OpenedRefundTask = z.infer<typeof openedRefundTask>;

const tokens = {
  // The provider may say more one day: its news must not be lost for that.
  body: z.looseObject({ orderToken: z.string().optional(), refundToken: z.string().optional() }),
  query: z.object({ 'order-token': z.string().optional(), 'refund-token': z.string().optional() }),
};

export const payments = endpoints({
  'GET /payments/payment-methods': {
    summary: 'Banks and cards of the payment provider; empty while it does not answer',
    access: 'public',
    response: oneOf(onlinePaymentMethods),
  },
  'POST /payments/notification-webhook': {
    summary: 'News of a payment or a refund, signed by the payment provider',
    access: 'public',
    ...tokens,
    // The provider counts anything but 200 and 201 as not delivered.
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /refund-tasks': {
    summary: 'Money to be returned, newest first',
    access: 'admin',
    query: longListQuery('created', 'due').extend({
      status: refundStatus.optional(),
      reason: refundReason.optional(),
      checkOutId: id.optional(),
    }),
    response: listOf(refundTask),
  },
  'GET /refund-tasks/{id}': {
    summary: 'Money to be returned, with the whole account that it goes to',
    access: 'admin',
    params: byId,
    response: oneOf(openedRefundTask),
  },
  'PUT /refund-tasks/{id}': {
    summary: 'Confirm the amount that is returned: it leaves through Montonio, or has left by hand',
    access: 'admin',
    params: byId,
    body: z.object({
      amountCents: cents.min(1),
      note: z.string().trim().max(1000).default(''),
      /** The admin has returned it by bank transfer or in cash. */
      byHand: flag.default(false),
      /** By hand: the last four of the account that was seen; another one by now is refused. Left out, they are not compared. */
      accountEnd: z.string().trim().length(4).optional(),
    }),
    response: oneOf(refundTask),
  },
});
