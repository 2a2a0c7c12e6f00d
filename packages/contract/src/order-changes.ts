import { dayActions } from '@shop/domain/days/day-can';
import { z } from 'zod';
import { door, doorInput } from './addresses.ts';
import { version } from './crud.ts';
import { day, sentDay } from './days.ts';
import { boughtDeliveryTime, boughtItem, deliveryMethod } from './orders.ts';
import { id, ids, kitDiscount, text } from './parts.ts';

const sum = z.number().int().min(0);

/** For which days it is said where, when and how the box comes. */
export const stopScopes = ['days', 'weekday', 'all'] as const;
export const stopScope = z.enum(stopScopes);

/** Which check-out was seen: if it has changed meanwhile nothing is done (409 `changed_meanwhile`). */
const seen = {
  version,
  /** What was seen to be paid or returned; another answers 409 `prices_updated` with the new figures and changes nothing. */
  expectedCents: z.number().int().optional(),
};
export const someDeliveries = ids.min(1).max(200);

/** The same for all regular kits of the check-out that come on these days, as they come together. */
const moveInput = z.object({
  action: z.literal('move'),
  ...seen,
  deliveryIds: z.array(id).length(1),
  to: sentDay,
});
const skipInput = z.object({ action: z.literal('skip'), ...seen, deliveryIds: someDeliveries });

/** As a bank account is written, with or without spaces; checked by its sum. */
export const returnIban = z.string().trim().max(42).default('');

const cancelInput = z.object({
  action: z.literal('cancel'),
  ...seen,
  deliveryIds: someDeliveries,
  /** Where the money goes that was not paid online. */
  iban: returnIban,
});

const stopFields = {
  ...seen,
  deliveryIds: someDeliveries,
  scope: stopScope.default('days'),
  /** These stay as they are; of the others it is then said day by day. */
  exceptDays: z.array(sentDay).max(200).default([]),
};
const addressInput = z.object({
  action: z.literal('address'),
  ...stopFields,
  cityId: id,
  ...doorInput,
  /** Required where the box goes to another city that has delivery times. */
  deliveryTimeId: id.nullable().default(null),
});
const timeInput = z.object({ action: z.literal('time'), ...stopFields, deliveryTimeId: id });
const methodInput = z.object({ action: z.literal('method'), ...stopFields, method: deliveryMethod });

const kitInput = z.object({
  action: z.literal('kit'),
  ...seen,
  mealKitId: id,
  calorieId: id.nullable().default(null),
  combinationId: id.nullable().default(null),
  allergenIds: ids.default([]),
  additionIds: ids.default([]),
  /** Other lines of the check-out that get the same kit and level; each keeps its own allergens and additions. */
  orderIds: ids.default([]),
  /** Where what is cheaper goes, if it was not paid online. */
  iban: returnIban,
});

/** An individual order is cancelled by request. */
const requestInput = z.object({
  action: z.literal('request_cancellation'),
  version,
  reason: z.string().trim().min(1).max(2000),
});

/** Takes back a change of one's own while nothing has left the shop for it. */
const undoInput = z.object({ action: z.literal('undo'), version, changeId: id });

export const orderChangeInput = z.discriminatedUnion('action', [
  moveInput,
  skipInput,
  cancelInput,
  addressInput,
  timeInput,
  methodInput,
  kitInput,
  requestInput,
  undoInput,
]);
export type OrderChangeInput = z.output<typeof orderChangeInput>;

export const orderChangeKinds = [
  ...dayActions,
  'cancel_order',
  'request_cancellation',
  'late_money',
  // Days of an individual order that came too near while it waited for its price or its money.
  'too_close',
  // What was still held when it closed went behind the end.
  'still_held',
  // An admin has said on which day a pre-order begins.
  'confirm_days',
  // The owner has closed a day.
  'closed_day',
  // What an admin decided about a day that was not delivered.
  'bring_again',
  'give_back',
] as const;
export const orderChangeKind = z.enum(orderChangeKinds);
export type OrderChangeKind = z.infer<typeof orderChangeKind>;

/** A supplement waits for its money, lapses where none comes in time, and is dropped where another change is made. */
export const orderChangeStatuses = ['done', 'pending', 'lapsed', 'undone', 'dropped'] as const;

/** Where, when and how a box comes. */
export const stop = z.object({
  cityId: id.nullable(),
  cityName: text,
  door,
  method: deliveryMethod,
  deliveryTime: boughtDeliveryTime.nullable(),
});
export type Stop = z.infer<typeof stop>;

/**
 * The `data` of an address or a time that some of the days cannot have (409 `target_closed`: nothing is brought to that city
 * then; `window_elsewhere`: they go to that one, which has other times), and those that can: `except_days` leaves the rest out.
 */
export const refusedDays = z.object({
  cities: z.array(z.object({ cityName: text, days: z.array(day) })),
  otherDays: z.array(day),
});
export type RefusedDays = z.infer<typeof refusedDays>;

/** A day as it was and as it is, or would be; only what differs is there. */
export const changedDay = z.object({
  deliveryId: id,
  orderId: id,
  kitName: text,
  from: z.object({ day, stop: stop.optional(), item: boughtItem.optional() }),
  /** Of a missed day that is brought again: the delivery that comes instead. */
  againId: id.optional(),
  /** Null: it is cancelled. */
  to: z.object({ day, stop: stop.optional(), item: boughtItem.optional() }).nullable(),
});
export type ChangedDay = z.infer<typeof changedDay>;

/** So many days at so much each; of several sets, all of them together. */
export const equalDays = z.object({ days: sum, dayCents: sum });
export type EqualDays = z.infer<typeof equalDays>;

/** What a day of one set costs, from what it comes; a share is of the kit and its combination. */
export const dayPricePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kit'), cents: sum }),
  z.object({ kind: z.literal('combination'), name: text, cents: sum }),
  z.object({ kind: z.literal('allergens'), percent: z.number() }),
  z.object({ kind: z.literal('discount'), discount: kitDiscount }),
  z.object({ kind: z.literal('addition'), name: text, cents: sum }),
]);
export type DayPricePart = z.infer<typeof dayPricePart>;

/**
 * How a refund for one order was reckoned: what was paid less the full price of the days kept, never below 0. Days that come
 * back in full, by the shop's doing, are on neither side of that.
 */
export const refundCalculation = z.object({
  orderId: id,
  kitName: text,
  /** Money and points together, supplements too. */
  paidCents: sum,
  paidDays: sum,
  returnedBeforeCents: sum,
  keptCents: sum,
  keptDays: sum,
  /** The days kept, by their full price; not written down with older changes. */
  keptPrices: z.array(equalDays).optional(),
  dueCents: sum,
  /** What comes back for the days in full. */
  inFullCents: sum,
  inFullDays: sum,
  /** Both together, as money and as points. */
  kitsCents: sum,
  points: sum,
  pointsCents: sum,
  /** Delivery of days on which nothing comes any more. */
  deliveryCents: sum,
});

/** What another kit costs or brings back, by line. */
export const kitDifference = z.object({
  orderId: id,
  kitName: text,
  /** What it was, the levels, and how many sets a day; not written down with older changes. */
  oldKitName: text.optional(),
  kcal: sum.nullish(),
  oldKcal: sum.nullish(),
  amount: sum.optional(),
  days: sum,
  oldListCents: sum,
  newListCents: sum,
  /** The same day by day, and from what a day of one set comes; not written down with older changes. */
  oldPrices: z.array(equalDays).optional(),
  newPrices: z.array(equalDays).optional(),
  dayPrice: z.array(dayPricePart).optional(),
  /** Above 0: a supplement; below 0: what is now cheaper, before it is put into proportion with what was paid. */
  differenceCents: z.number().int(),
  supplementCents: sum,
  returnCents: sum,
});

/** How much of what is returned goes by which way. */
export const returnWay = z.object({ by: z.enum(['coupon', 'montonio', 'iban']), cents: sum });
export type ReturnWay = z.infer<typeof returnWay>;

export const changeMoney = z.object({
  /** To be returned, in money. */
  returnCents: sum,
  /** Points that come back. */
  points: sum,
  /** Points earned from what is returned, which go. */
  earnedPointsBack: sum,
  refunds: z.array(refundCalculation),
  supplementCents: sum,
  /** Until when a supplement is to be paid. */
  payUntil: z.string().nullable(),
  differences: z.array(kitDifference),
  /** Where the money goes: the way it came, or to an account that is to be named. */
  returnsTo: z.enum(['montonio', 'iban']).nullable(),
  /** The same in parts, as it will be carried out; not written down with older changes. */
  ways: z.array(returnWay).optional(),
  /** Of what was given back before: so much of the whole check-out has not gone yet. */
  underWayCents: sum.optional(),
});
export type ChangeMoney = z.infer<typeof changeMoney>;

/** What would happen, and changes nothing. */
export const orderChangePreview = z.object({
  action: orderChangeKind,
  /** The check-out's, to be sent along when it is confirmed. */
  version,
  days: z.array(changedDay),
  /** From which day on it holds. */
  effectiveFrom: day.nullable(),
  money: changeMoney,
  /** A change that waits for its supplement would lapse by it. */
  dropsPending: z.boolean(),
});
export type OrderChangePreview = z.infer<typeof orderChangePreview>;

/** Whose hand it was: the shop's own jobs, the buyer's, or somebody's who works here. */
export const moverKinds = ['shop', 'buyer', 'staff'] as const;
export const moverKind = z.enum(moverKinds);
export type MoverKind = z.infer<typeof moverKind>;

/** The receipt of a change. */
export const orderChange = orderChangePreview.omit({ version: true, dropsPending: true }).extend({
  id,
  by: moverKind,
  orderId: id.nullable(),
  checkOutId: id,
  status: z.enum(orderChangeStatuses),
  createdAt: z.string(),
  /** Until when it can be taken back; null: it cannot. */
  undoUntil: z.string().nullable(),
  /** What gift coupons have paid of a supplement. */
  couponCents: sum,
  /** Where a supplement is paid. */
  paymentUrl: z.string().nullable(),
});
export type OrderChange = z.infer<typeof orderChange>;
