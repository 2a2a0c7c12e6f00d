import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import { LONGEST_PERIOD_DAYS, MOST_CART_LINES } from '@shop/domain/constants';
import { normaliseCompanyCode } from '@shop/domain/contact';
import { checkOutStages } from '@shop/domain/states/groups';
import { checkOutStatuses, defaultPaymentType, paymentTypes } from '@shop/domain/states/statuses';
import { staffCheckOutEvents } from '@shop/domain/states/tables';
import { trailActions } from '@shop/domain/states/trail';
import { z } from 'zod';
import { door, doorInput } from './addresses.ts';
import { itemRequest } from './carts.ts';
import { email, phoneNumber } from './contact.ts';
import { day, sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { moverKind, orderChange } from './order-changes.ts';
import { boughtDeliveryTime, deliveryMethod, order, orderType } from './orders.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, flag, id, numeral, oneOf, text } from './parts.ts';
import { payment, refundReason, refundStatus } from './payments.ts';
import { cartRequest } from './quotes.ts';

const sum = z.number().int().min(0);

export const checkOutStatus = z.enum(checkOutStatuses);
export const paymentType = z.enum(paymentTypes);

const optional = (max: number) => z.string().trim().max(max).default('');

const companyCode = z
  .string()
  .trim()
  .max(BUYER_LENGTHS.businessCode)
  .default('')
  .transform((typed, context) => {
    const code = typed === '' ? '' : normaliseCompanyCode(typed);
    if (code !== null) return code;
    context.addIssue({ code: 'custom', message: 'company_code_invalid' });
    return z.NEVER;
  });

export const buyerInput = z.object({
  firstName: z.string().trim().min(1).max(BUYER_LENGTHS.firstName),
  lastName: z.string().trim().min(1).max(BUYER_LENGTHS.lastName),
  companyName: optional(BUYER_LENGTHS.companyName),
  email,
  phoneNumber,
  /** What the buyer calls the address: "Home", "Office". */
  addressName: optional(BUYER_LENGTHS.addressName),
  ...doorInput,
  businessName: optional(BUYER_LENGTHS.businessName),
  businessCode: companyCode,
  businessWorkersCount: z.number().int().min(1).max(100_000).nullable().default(null),
});
export type BuyerInput = z.output<typeof buyerInput>;

export const deliveryInput = z.object({
  method: deliveryMethod,
  /** Required where the city has delivery times. */
  deliveryTimeId: id.nullable().default(null),
});

const agreed = (code: string) => z.literal(true, { error: code });

export const checkOutInput = cartRequest.extend({
  cityId: id,
  startDate: sentDay,
  items: z.array(itemRequest).min(1).max(MOST_CART_LINES),
  buyer: buyerInput,
  /** Keeps the address in the buyer’s account; for a guest there is none. */
  saveAddress: z.boolean().default(false),
  delivery: deliveryInput,
  paymentType: paymentType.default(defaultPaymentType),
  /** A bank's code or `card`. */
  paymentOption: z.string().trim().min(1).max(64).nullable().default(null),
  agreeTerms: agreed('agree_terms'),
  agreeContacts: agreed('agree_contacts'),
  /** What the buyer has seen and agreed to pay. */
  expectedTotalCents: sum,
  /** The same after coupons; left out, it is not compared. */
  expectedToPayCents: sum.optional(),
  /** The days that the buyer has seen: those of each item, as the quote has them. Left out, any days are agreed to. */
  expectedDeliveryDates: z.array(z.array(sentDay).max(LONGEST_PERIOD_DAYS)).max(MOST_CART_LINES).optional(),
});
export type CheckOutInput = z.output<typeof checkOutInput>;

export const buyer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  addressName: z.string(),
  ...door.shape,
  businessName: z.string(),
  businessCode: z.string(),
  businessWorkersCount: z.number().int().nullable(),
});
export type Buyer = z.infer<typeof buyer>;

export const checkOutSummary = z.object({
  id,
  /** The order's number, as people speak of it. */
  number: z.string(),
  /** Grows with every change of the check-out, its orders or their days: whoever changes it says which one they saw. */
  version: z.number().int(),
  type: orderType,
  status: checkOutStatus,
  /** With `payable_since` and the three above: all that `checkOutCan` asks for. */
  statusBefore: checkOutStatus.nullable(),
  paymentType,
  /** Placed, approved or restored then. */
  payableSince: z.string(),
  /** Until when it is to be paid; null where no time runs. */
  payUntil: z.string().nullable(),
  /** A bank transfer that has not come in time. */
  isOverdue: z.boolean(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** When the shop approved the payment; null where nobody had to, or has yet. */
  approvedAt: z.string().nullable(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  buyerPhone: z.string(),
  cityId: id.nullable(),
  cityName: text,
  /** Number of sets. */
  kitsCount: z.number().int(),
  /** What was bought, each kit once. */
  kitNames: z.array(text),
  startDate: day,
  lastDate: day,
  deliveryMethod,
  deliveryTime: boughtDeliveryTime.nullable(),
  /** Of a Christmas-eve kit: until when it can be cancelled, or sent to another door of its city; null for all others. */
  christmasUntil: z.string().nullable(),
  codes: z.array(z.string()),
  totalCents: sum,
  /** What coupons pay of it. */
  couponCents: sum,
  toPayCents: sum,
  toReturnCents: sum,
  returnedCents: sum,
});
export type CheckOutSummary = z.infer<typeof checkOutSummary>;

/** What a bank transfer needs; the QR code is an SVG for banking apps. */
export const transferDetails = z.object({
  recipient: z.string(),
  iban: z.string(),
  bankName: z.string(),
  reference: z.string(),
  amountCents: sum,
  qrCode: z.string().nullable(),
});

export const checkOutMove = z.object({
  at: z.string(),
  action: z.enum(trailActions),
  /** What it was, in the language of the request. */
  text: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  by: moverKind,
  /** Only admins see names. */
  byName: z.string().nullable(),
});

export const invoiceSummary = z.object({
  id,
  kind: z.enum(['invoice', 'credit']),
  /** It is for a kit that was changed for a dearer one. */
  isSupplement: z.boolean(),
  number: z.string(),
  issuedOn: day,
  totalCents: sum,
});

/** Money that goes back to the buyer, and how it stands with it. */
export const checkOutRefund = z.object({
  id,
  reason: refundReason,
  status: refundStatus,
  currency: z.string(),
  dueCents: sum,
  /** What was really sent; null before that. */
  returnedCents: sum.nullable(),
  /** It goes, or went, the way it came: through Montonio. */
  isOnline: z.boolean(),
  /** Whether it goes back onto a gift coupon. */
  isOntoCoupon: z.boolean(),
  /** The last four of the account that it goes to; null: none was named. */
  accountEnd: z.string().nullable(),
  /** It goes by transfer: whoever asks can say its account, or correct it, by `PUT /check-outs/{id}/refund-account`. */
  takesAccount: z.boolean(),
  since: z.string(),
  /** The last day on which it is returned. */
  returnBy: day,
  returnedAt: z.string().nullable(),
});
export type CheckOutRefund = z.infer<typeof checkOutRefund>;

export const checkOut = checkOutSummary.extend({
  workingDaysOnly: z.boolean(),
  /** The kit for a day is brought in the evening before it. */
  deliveryDayBefore: z.boolean(),
  /** What the city says while the first day is still to be confirmed; empty where it is sure. */
  preOrderMessage: text,
  buyer,
  kitsCents: sum,
  codeDiscountCents: sum,
  pointsUsed: sum,
  pointsDiscountCents: sum,
  deliveryCents: sum,
  deliveryDiscountCents: sum,
  vatKitsPercent: z.number(),
  vatDeliveryPercent: z.number(),
  vatKitsCents: sum,
  vatDeliveryCents: sum,
  orders: z.array(order),
  /** Online payments that were begun, newest first. */
  payments: z.array(payment),
  /** Where to pay now; null where nothing is to be paid online, or the provider did not answer: ask `pay` again. */
  paymentUrl: z.string().nullable(),
  /** Where a transfer goes: for one that was chosen, and for an order in cash once no other way can be chosen. */
  transfer: transferDetails.nullable(),
  invoices: z.array(invoiceSummary),
  /** Newest first. */
  refunds: z.array(checkOutRefund),
  history: z.array(checkOutMove),
  /** Changes of its days, newest first: receipts, and a supplement that waits for its money. */
  changes: z.array(orderChange),
  /** Opens this order to whoever holds it: part of the links in its mails. */
  token: z.string(),
  /** Whether it belongs to nobody's account, and may be taken into the viewer's. */
  isClaimable: z.boolean(),
  /** Whether it belongs to the viewer's account. */
  isOwn: z.boolean(),
  /** Ended without ever being paid, and no paper names it. */
  isRemovable: z.boolean(),
});
export type CheckOut = z.infer<typeof checkOut>;

/** From the link in the order's mail. However long it is: a wrong one leads nowhere, and says no more than that. */
const byToken = z.object({ token: z.string().optional() });

export const checkOutActions = staffCheckOutEvents;
export type CheckOutAction = (typeof checkOutActions)[number];

/** Whoever shows another version than this looks again. */
export const checkOutChanged = z.object({ id, status: checkOutStatus, version: z.number().int() });
export type CheckOutChanged = z.infer<typeof checkOutChanged>;

export const checkOuts = endpoints({
  'GET /check-outs': {
    summary:
      'Your check-outs; for an admin, everybody’s. Newest first. Your own are searched by the names of their kits too',
    access: 'signed_in',
    query: longListQuery('created', 'start', 'total').extend({
      status: checkOutStatus.optional(),
      type: orderType.optional(),
      /** Where it stands for its buyer: something is to come, it is to be paid, or it is over. */
      stage: z.enum(checkOutStages).optional(),
      /** In which it was placed, by the clock of Vilnius. */
      year: numeral(z.number().int().min(2000).max(2200)).optional(),
      /** Bank transfers that have not come in time. */
      overdue: flag.default(false),
      /** Of Christmas-eve kits alone. */
      christmas: flag.default(false),
      /** An admin’s own. */
      mine: flag.default(false),
    }),
    response: listOf(checkOutSummary),
  },
  'GET /check-outs/{id}': {
    summary: 'One of your check-outs, anybody’s for an admin, or the one whose link you hold',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(checkOut),
  },
  'GET /check-outs/{id}/events': {
    summary: 'How a check-out stands, at once and whenever it moves: when the payment has come, for example',
    access: 'public',
    params: byId,
    query: byToken,
    events: { changed: checkOutChanged },
  },
  'POST /check-outs': {
    summary:
      'Place an order. The same `Idempotency-Key` gives the same order again. ' +
      'A total or a delivery day that is no longer right answers 409 `prices_updated` with the new quote and places nothing',
    access: 'public',
    body: checkOutInput,
    response: oneOf(checkOut),
    status: 201,
    idempotent: true,
  },
  'PUT /check-outs/{id}': {
    summary: 'Move a check-out: one of the moves that an admin asks for by name',
    access: 'admin',
    params: byId,
    body: z.object({
      action: z.enum(checkOutActions),
      note: z.string().trim().max(1000).default(''),
    }),
    response: oneOf(checkOut),
  },
  'DELETE /check-outs/{id}': {
    summary: 'Delete a check-out that ended without ever being paid and that no paper names',
    access: 'admin',
    params: byId,
  },
  'POST /check-outs/{id}/restore': {
    summary: 'Bring a check-out that ended unpaid or declined back to the state before',
    access: 'admin',
    params: byId,
    response: oneOf(checkOut),
  },
  'POST /check-outs/{id}/pay': {
    summary: 'Begin to pay, or choose another way of paying; `payment_url` is where the buyer goes next',
    access: 'public',
    params: byId,
    query: byToken,
    body: z.object({
      paymentType: paymentType.optional(),
      paymentOption: z.string().trim().min(1).max(64).nullable().default(null),
    }),
    response: oneOf(checkOut),
  },
  'POST /check-outs/{id}/check-payment': {
    summary: 'Ask the payment provider now: for the page to which a buyer comes back from the bank',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(checkOut),
  },
  'POST /check-outs/{id}/claim': {
    summary: 'Take an order placed as a guest into your account: its e-mail must be yours and verified',
    access: 'signed_in',
    params: byId,
    response: oneOf(checkOut),
  },
  'PUT /check-outs/{id}/refund-account': {
    summary:
      'Say to which account the money of an order goes that cannot go back the way it came, or correct it until it is returned: by the link alone only the first time',
    access: 'public',
    params: byId,
    query: byToken,
    /** An IBAN, with or without spaces. */
    body: z.object({ iban: z.string().trim().min(1).max(42) }),
    response: oneOf(checkOut),
  },
  'POST /check-outs/{id}/new-link': {
    summary:
      'End every link to an order that was given out, also for whoever is at the bank or has a mail on its way; a new one is mailed to the buyer',
    access: 'signed_in',
    params: byId,
  },
  'GET /check-outs/{id}/invoice': {
    summary: 'The VAT invoice as PDF; with `invoice_id` another paper of the same order',
    access: 'public',
    params: byId,
    query: byToken.extend({ invoiceId: id.optional() }),
    download: { type: 'application/pdf', disposition: 'inline' },
  },
  'GET /check-outs/{id}/calendar.ics': {
    summary: 'The delivery days as a calendar file',
    access: 'public',
    params: byId,
    query: byToken,
    download: { type: 'text/calendar; charset=utf-8', disposition: 'inline' },
  },
});
