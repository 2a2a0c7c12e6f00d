import { MOST_ORDER_CENTS } from '@shop/domain/constants';
import { REQUEST_LENGTHS } from '@shop/domain/individual/request-lengths';
import { z } from 'zod';
import { buyerInput, checkOut, checkOutStatus, deliveryInput, paymentType } from './check-outs.ts';
import { seenVersion, version } from './crud.ts';
import { day, sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { healthConsent, individualAnswers } from './individual-drafts.ts';
import { listOf, longListQuery } from './lists.ts';
import { orderChangePreview, returnIban } from './order-changes.ts';
import { deliveryStatus, orderStatus } from './orders.ts';
import { byId, flag, grams, id, ids, mealType, oneOf, text } from './parts.ts';
import { personalMenu } from './personal-menus.ts';
import { couponCodes, paidByCoupons } from './quotes.ts';

const sum = z.number().int().min(0);
const price = z.number().int().min(1).max(MOST_ORDER_CENTS);
const words = z.string().trim().min(1).max(REQUEST_LENGTHS.message);
const menuKcal = z.number().int().min(0).max(5000);

/** A dish of one box of an individual order: one of the shop’s, or written for it alone. */
export const menuDish = z.object({
  meal: mealType,
  dishId: id.nullable(),
  name: text,
  kcal: menuKcal,
  proteins: grams,
  fats: grams,
  carbohydrates: grams,
  allergenIds: ids,
});
export type MenuDish = z.infer<typeof menuDish>;

export const menuDishInput = z.object({
  meal: mealType,
  /** Null: it is written here. */
  dishId: id.nullable().default(null),
  /** Of a dish of the shop’s: in a portion of so many; null: as it is. */
  kcal: menuKcal.nullable().default(null),
  nameLt: z.string().trim().max(255).default(''),
  nameEn: z.string().trim().max(255).default(''),
  proteins: grams.nullable().default(null),
  fats: grams.nullable().default(null),
  carbohydrates: grams.nullable().default(null),
  allergenIds: ids.default([]),
});
export type MenuDishInput = z.output<typeof menuDishInput>;

export const individualMessage = z.object({
  id,
  by: z.enum(['buyer', 'staff']),
  words: z.string(),
  at: z.string(),
});

/** How the price that the shop is proposed was reckoned. */
export const suggestedPrice = z.object({
  /** For that number of meals. */
  dayPriceCents: sum,
  /** Of the nearest calorie level. */
  surchargeCents: sum,
  days: z.number().int(),
  allergenPercent: z.number(),
  allergenExtraCents: sum,
  priceCents: sum,
});

export const individualOrderSummary = z.object({
  /** The check-out’s. */
  id,
  number: z.string(),
  version,
  status: checkOutStatus,
  orderStatus,
  orderId: id,
  createdAt: z.string(),
  /** Since when the shop has it to answer, or the buyer to pay. */
  since: z.string(),
  /** Until about when the shop answers; null: it has, or that time has passed. */
  answerBy: z.string().nullable(),
  /** The time to answer has passed, and it has not been. */
  isAnswerLate: z.boolean(),
  payUntil: z.string().nullable(),
  buyerName: z.string(),
  cityName: text,
  mealsCount: z.number().int(),
  daysCount: z.number().int(),
  startDate: day,
  lastDate: day,
  /** Null: not said yet. */
  priceCents: sum.nullable(),
  deliveryCents: sum,
  totalCents: sum,
  /** What gift coupons have paid of it, and what is left to pay. */
  couponCents: sum,
  toPayCents: sum,
  /** Days that are still to come without a menu. */
  daysWithoutMenu: z.number().int(),
});
export type IndividualOrderSummary = z.infer<typeof individualOrderSummary>;

export const individualOrder = individualOrderSummary.extend({
  workingDaysOnly: z.boolean(),
  /** Null: deleted, as they are a year after the last delivery. */
  answers: individualAnswers.nullable(),
  /** Of a day, as it was asked for. */
  energyKcal: z.number().int().nullable(),
  consent: healthConsent.nullable(),
  personalMenu: personalMenu.nullable(),
  messages: z.array(individualMessage),
  /** Why it was declined, or a cancellation was refused, in the shop’s words. */
  declinedWords: z.string(),
  /** Days that have come too close while it waited: they would move when it is paid, or approved. */
  movingDays: z.array(z.object({ from: day, to: day })),
  deliveries: z.array(
    z.object({
      id,
      day,
      status: deliveryStatus,
      /** Null: not written yet. */
      menu: z.array(menuDish).nullable(),
    }),
  ),
  /** Why the buyer asks to cancel; null: nobody does. */
  cancellationWords: z.string().nullable(),
  /** Only for admins, as long as it can be said. */
  suggestedPrice: suggestedPrice.nullable(),
  token: z.string(),
});
export type IndividualOrder = z.infer<typeof individualOrder>;

const agreed = (code: string) => z.literal(true, { error: code });

export const individualOrderInput = z.object({
  answers: individualAnswers,
  buyer: buyerInput,
  delivery: deliveryInput,
  /** Keeps the address in the buyer’s account; for a guest there is none. */
  saveAddress: z.boolean().default(false),
  /** Left out where a draft with this consent is sent. */
  agreeHealth: z.boolean().default(false),
  agreeTerms: agreed('agree_terms'),
  agreeContacts: agreed('agree_contacts'),
});
export type IndividualOrderInput = z.output<typeof individualOrderInput>;

export const individualOrderAction = z.discriminatedUnion('action', [
  seenVersion.extend({ action: z.literal('approve'), priceCents: price }),
  seenVersion.extend({ action: z.literal('change_price'), priceCents: price }),
  seenVersion.extend({ action: z.literal('decline'), words }),
  seenVersion.extend({ action: z.literal('restore') }),
  /** A request to cancel is answered: it stays. */
  seenVersion.extend({ action: z.literal('keep'), words }),
  /** Or it is cancelled from a day on. */
  seenVersion.extend({
    action: z.literal('grant_cancellation'),
    fromDay: sentDay,
    iban: returnIban,
    /** What was seen to come back. */
    expectedCents: sum.optional(),
  }),
  seenVersion.extend({
    action: z.literal('menu'),
    deliveryId: id,
    /** None: it is taken back. */
    dishes: z.array(menuDishInput).max(20),
  }),
]);
export type IndividualOrderAction = z.output<typeof individualOrderAction>;

const byToken = z.object({ token: z.string().max(500).optional() });

export const individualOrders = endpoints({
  'GET /individual-orders': {
    summary:
      'Your individual orders; for an admin, everybody’s. Newest first; `queue` is what waits for an answer, by time left',
    access: 'signed_in',
    query: longListQuery('created').extend({
      status: checkOutStatus.optional(),
      /** Those that wait for the shop’s answer, the one with the least time left first; whatever else is asked for. */
      queue: flag.default(false),
      /** An admin’s own. */
      mine: flag.default(false),
    }),
    response: listOf(individualOrderSummary),
  },
  'GET /individual-orders/{id}': {
    summary: 'One of your individual orders, anybody’s for an admin, or the one whose link you hold',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(individualOrder),
  },
  'POST /individual-orders': {
    summary:
      'Send a request for an individual order: the shop answers within about 24 hours with a price. The same `Idempotency-Key` gives the same request again',
    access: 'public',
    /** The draft’s. */
    query: byToken,
    body: individualOrderInput,
    response: oneOf(individualOrder),
    status: 201,
    idempotent: true,
  },
  'PUT /individual-orders/{id}': {
    summary:
      'Answer a request: approve it with a price, change the price, decline it, bring it back; answer a request to cancel; write the menu of a day',
    access: 'admin',
    params: byId,
    body: individualOrderAction,
    response: oneOf(individualOrder),
  },
  'DELETE /individual-orders/{id}': {
    summary: 'Withdraw a request, or an offer that is not paid yet',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(individualOrder),
  },
  'POST /individual-orders/{id}/quote': {
    summary: 'What gift coupons would pay of an offer; nothing is taken from them',
    access: 'public',
    params: byId,
    query: byToken,
    body: z.object({ coupons: couponCodes }),
    response: oneOf(paidByCoupons),
  },
  'POST /individual-orders/pay': {
    summary:
      'Pay for an offer by gift coupons, and by any way of paying what they leave. A price or days that are no longer as they were seen answer 409 with the newest',
    access: 'public',
    query: byToken,
    body: z.object({
      id,
      /** Which was seen. */
      version,
      paymentType: paymentType.optional(),
      paymentOption: z.string().trim().min(1).max(64).nullable().default(null),
      coupons: couponCodes,
      /** What was seen to be left after them; left out, it is not compared. */
      expectedToPayCents: sum.optional(),
    }),
    response: oneOf(checkOut),
  },
  'POST /individual-orders/{id}/messages': {
    summary: 'Ask or answer: the other side is mailed that there is something to read',
    access: 'public',
    params: byId,
    query: byToken,
    body: z.object({ words }),
    response: oneOf(individualOrder),
    status: 201,
  },
  'GET /individual-orders/{id}/cancellation-price': {
    summary: 'What cancelling an individual order from a day on would bring back, with its calculation',
    access: 'admin',
    params: byId,
    query: z.object({ fromDay: sentDay }),
    response: oneOf(orderChangePreview),
  },
});
