import { randomUUID } from 'node:crypto';
import type { Buyer } from '@shop/contract/check-outs';
import type { Door } from '@shop/contract/addresses';
import { type BoughtItem, type BoughtDeliveryTime, orderableTypes } from '@shop/contract/orders';
import { refundReasons } from '@shop/contract/payments';
import { deliveryMethods } from '@shop/domain/constants';
import { deliveryGroups } from '@shop/domain/states/groups';
import {
  checkOutStatuses,
  orderStatuses,
  orderTypes,
  paymentStatuses,
  paymentTypes,
  deliveryStatuses,
  refundStatuses,
} from '@shop/domain/states/statuses';
import type { Text } from '@shop/domain/text';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  check,
} from 'drizzle-orm/pg-core';
import { mealKits } from './catalogue.ts';
import { christmasWays } from './christmas.ts';
import { bilingual, createdAt, day, id, instant, searchText } from './columns.ts';
import { cities } from './content.ts';
import { coupons } from './coupons.ts';
import { payableRef } from './payable.ts';
import { locale, users } from './people.ts';

export const orderType = pgEnum('order_type', orderTypes);
export const checkOutStatus = pgEnum('check_out_status', checkOutStatuses);
export const orderStatus = pgEnum('order_status', orderStatuses);
export const paymentType = pgEnum('payment_type', paymentTypes);
export const paymentStatus = pgEnum('payment_status', paymentStatuses);
export const orderableType = pgEnum('orderable_type', orderableTypes);
export const deliveryMethod = pgEnum('delivery_method', deliveryMethods);
export const deliveryStatus = pgEnum('delivery_status', deliveryStatuses);
/** Whose doing a cancelled day is. */
export const cancelledBy = pgEnum('cancelled_by', ['buyer', 'provider']);
export const refundReason = pgEnum('refund_reason', refundReasons);
export const refundStatus = pgEnum('refund_status', refundStatuses);
export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'credit']);

/** Order numbers: no two orders ever have the same, however many are placed at once. */
export const checkOutNumber = pgSequence('check_out_number', { startWith: 100_001 });

const cents = () => integer().notNull();

/** As the names of the enum in a statement that is kept: an index knows no parameters. */
const namesOf = (statuses: readonly string[]) => sql.raw(statuses.map((each) => `'${each}'`).join(', '));

/** By what a buyer is looked for. */
const buyerWords = [
  'firstName',
  'lastName',
  'companyName',
  'businessName',
  'businessCode',
  'email',
  'phoneNumber',
  'street',
  'houseNumber',
  'apartmentNumber',
  'postalCode',
].map((name) => `coalesce(buyer ->> '${name}', '')`);

export const checkOuts = pgTable(
  'check_outs',
  {
    id: id(),
    number: text()
      .notNull()
      .unique()
      .default(sql`nextval('check_out_number')::text`),
    /** Grows with every change of it, its orders or their days. */
    version: integer().notNull().default(1),
    type: orderType().notNull(),
    status: checkOutStatus().notNull(),
    /** The state that a restore leads back to. */
    statusBefore: checkOutStatus(),
    paymentType: paymentType().notNull(),
    payableSince: instant().notNull(),
    /** Null: a guest. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    locale: locale().notNull(),
    cityId: integer().references(() => cities.id, { onDelete: 'restrict' }),
    cityName: bilingual(),
    startDate: day().notNull(),
    lastDate: day().notNull(),
    workingDaysOnly: boolean().notNull(),
    deliveryDayBefore: boolean().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    /** In small letters. */
    buyerEmail: text().notNull(),
    deliveryMethod: deliveryMethod().notNull(),
    deliveryTime: jsonb().$type<BoughtDeliveryTime>(),
    /** The way by which a Christmas-eve kit comes; null for all other orders. */
    christmasWayId: integer().references(() => christmasWays.id, { onDelete: 'restrict' }),
    /** As its buyer was told: until then it can be cancelled, or sent to another door of its city. */
    christmasUntil: instant(),
    kitsCents: cents(),
    codeDiscountCents: cents(),
    pointsUsed: integer().notNull(),
    pointsDiscountCents: cents(),
    deliveryCents: cents(),
    deliveryDiscountCents: cents(),
    vatKitsPercent: doublePrecision().notNull(),
    vatDeliveryPercent: doublePrecision().notNull(),
    vatKitsCents: cents(),
    vatDeliveryCents: cents(),
    totalCents: cents(),
    /** What coupons pay of the total, and each of them, in the order in which they were entered. */
    couponCents: cents().default(0),
    coupons: jsonb()
      .$type<readonly { readonly couponId: number; readonly cents: number }[]>()
      .notNull()
      .default([]),
    codes: jsonb().$type<string[]>().notNull(),
    codeIds: integer().array().notNull(),
    /** Where the order came from; kept only of those who agreed to advertising. */
    advertising: jsonb().$type<{ readonly address: string; readonly device: string }>(),
    agreedTermsAt: instant(),
    agreedContactsAt: instant(),
    /** The buyer has asked to be forgotten, and is once nothing is left to deliver or to return. */
    forgetSince: instant(),
    /** A part of the token that opens its page: another one here ends every link that was given out. */
    linkSalt: uuid().$defaultFn(randomUUID),
    /** How often it was brought back: points are used once for each time. */
    restores: integer().notNull().default(0),
    /** The buyer, who pays online, was mailed that the money has not come yet. */
    askedToPayAt: instant(),
    paidAt: instant(),
    /** When somebody of the shop said that the money is there. */
    approvedAt: instant(),
    createdAt: createdAt(),
    searchText: searchText('number', ...buyerWords),
  },
  (table) => [
    index('check_outs_user').on(table.userId, table.lastDate),
    index('check_outs_email').on(table.buyerEmail),
    index('check_outs_status').on(table.status, table.payableSince),
    index('check_outs_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('check_outs_start').on(table.startDate, table.id),
    index('check_outs_total').on(table.totalCents, table.id),
    index('check_outs_city').on(table.cityId),
    index('check_outs_individual')
      .on(table.id)
      .where(sql`${table.type} = 'individual_order'`),
    index('check_outs_christmas')
      .on(table.christmasWayId)
      .where(sql`${table.christmasWayId} is not null`),
    index('check_outs_advertising')
      .on(table.createdAt)
      .where(sql`${table.advertising} is not null`),
    index('check_outs_to_forget')
      .on(table.forgetSince)
      .where(sql`${table.forgetSince} is not null and ${table.buyerEmail} <> ''`),
  ],
);

const checkOutId = () =>
  integer()
    .notNull()
    .references(() => checkOuts.id, { onDelete: 'cascade' });

/** One line of a check-out. What was bought is kept as it was: later edits of kits never change it. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    checkOutId: checkOutId(),
    status: orderStatus().notNull(),
    statusBefore: orderStatus(),
    orderableType: orderableType().notNull(),
    mealKitId: integer().references(() => mealKits.id, { onDelete: 'set null' }),
    calorieId: integer(),
    periodId: integer(),
    combinationId: integer(),
    item: jsonb().$type<BoughtItem>().notNull(),
    amount: integer().notNull(),
    days: integer().notNull(),
    /** As it was ordered: days that are moved go at most so far behind it. */
    orderedLastDay: day().notNull(),
    dayPriceCents: cents(),
    kitPriceCents: cents(),
    allergenExtraCents: cents(),
    kitDiscountCents: cents(),
    additionsCents: cents(),
    itemTotalCents: cents(),
    codeDiscountCents: cents(),
    pointsUsed: integer().notNull(),
    pointsDiscountCents: cents(),
    paidCents: cents(),
    paperBag: boolean().notNull(),
    toReturnCents: cents().default(0),
    returnedCents: cents().default(0),
  },
  (table) => [index('orders_check_out').on(table.checkOutId), index('orders_meal_kit').on(table.mealKitId)],
);

/**
 * A day of an order with its share of every cent; refunds, invoices and reports read these rows. Its id is what it is known
 * by: the day may change.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    day: day().notNull(),
    status: deliveryStatus().notNull().default('planned'),
    /** The state that a restore leads back to. */
    statusBefore: deliveryStatus(),
    /** Why it is held, or was not delivered. */
    stateReason: text().notNull().default(''),
    /** What the provider cancels comes back in full. */
    cancelledBy: cancelledBy(),
    // What is null is as the order or its check-out has it.
    door: jsonb().$type<Door>(),
    cityId: integer().references(() => cities.id, { onDelete: 'restrict' }),
    cityName: jsonb().$type<Text>(),
    deliveryMethod: deliveryMethod(),
    deliveryTime: jsonb().$type<BoughtDeliveryTime>(),
    item: jsonb().$type<BoughtItem>(),
    listCents: cents(),
    discountCents: cents(),
    points: integer().notNull(),
    pointsCents: cents(),
    deliveryCents: cents(),
    paidCents: cents(),
  },
  (table) => [
    // One box a day for each line; a day that was given back is free for another.
    uniqueIndex('deliveries_day')
      .on(table.orderId, table.day)
      .where(sql`${table.status} not in (${namesOf(deliveryGroups.gone)})`),
    index('deliveries_order').on(table.orderId),
    index('deliveries_by_day').on(table.day),
    index('deliveries_to_end')
      .on(table.day, table.id)
      .where(sql`${table.status} in (${namesOf(deliveryGroups.endedByTime)})`),
    index('deliveries_undecided')
      .on(table.day, table.id)
      .where(sql`${table.status} in (${namesOf(deliveryGroups.undecided)})`),
    index('deliveries_city')
      .on(table.cityId)
      .where(sql`${table.cityId} is not null`),
  ],
);

/** Of something that is paid for: null where that is no check-out. */
const ofCheckOut = (onDelete: 'cascade' | 'restrict') =>
  integer().references(() => checkOuts.id, { onDelete });

const isCheckOut = sql.raw(
  `coalesce(check_out_id, 0) = case payable_kind when 'check_out' then payable_id else 0 end`,
);

/**
 * An attempt to pay online. Attempts to pay for one thing share a reference as long as no money has come under it: the
 * provider then takes money for one of them only. Money that comes for an attempt that was given up is a row of its own.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    ...payableRef(),
    checkOutId: ofCheckOut('cascade'),
    /** The provider's name for it. */
    uuid: text().notNull(),
    reference: text().notNull(),
    status: paymentStatus().notNull(),
    amountCents: cents(),
    receivedCents: integer(),
    /** Of what was received: another than euros is written down as what it is, and returned. */
    currency: text().notNull().default('EUR'),
    paymentUrl: text(),
    /** A bank's code, `card`, or null: chosen at the provider. */
    option: text(),
    createdAt: createdAt(),
    paidAt: instant(),
    /** The provider took back a payment that it had told us of. */
    voidedAt: instant(),
    /** When the provider was last asked or told us. */
    checkedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('payments_uuid')
      .on(table.uuid)
      .where(sql`${table.status} <> 'declined'`),
    index('payments_of_uuid').on(table.uuid),
    index('payments_check_out').on(table.checkOutId),
    check('payments_is_check_out', isCheckOut),
    index('payments_payable').on(table.payableKind, table.payableId),
    index('payments_reference').on(table.reference),
    index('payments_open').on(table.status, table.checkedAt),
  ],
);

/** Somebody is asking the provider for a payment; until then nobody else does. */
export const paymentLeases = pgTable(
  'payment_leases',
  { ...payableRef(), until: instant().notNull() },
  (table) => [primaryKey({ columns: [table.payableKind, table.payableId] })],
);

/** Money under a reference that belongs to no order of ours: the owner is told once and decides. */
export const strayPayments = pgTable('stray_payments', {
  /** The provider's name for it. */
  uuid: text().primaryKey(),
  reference: text().notNull(),
  receivedCents: cents(),
  currency: text().notNull(),
  createdAt: createdAt(),
});

export const refundTasks = pgTable(
  'refund_tasks',
  {
    id: id(),
    ...payableRef(),
    checkOutId: ofCheckOut('cascade'),
    /** The payment to be returned; null: it came by bank transfer or in cash. */
    paymentId: integer().references(() => payments.id, { onDelete: 'cascade' }),
    /** The coupon onto which it goes back. */
    couponId: integer().references(() => coupons.id, { onDelete: 'restrict' }),
    reason: refundReason().notNull(),
    /** Of all its amounts: that of the payment. */
    currency: text().notNull().default('EUR'),
    status: refundStatus().notNull(),
    dueCents: cents(),
    /** Of what is due: for a cancellation the paper tells kits from delivery. */
    kitsCents: cents().default(0),
    deliveryCents: cents().default(0),
    returnedCents: integer(),
    /** Where money goes that was not paid online; only whoever returns it is shown more than its last four. */
    iban: text().notNull().default(''),
    /** The provider carries a key out once. */
    idempotencyKey: uuid().notNull(),
    refundUuid: text(),
    /** Refunds of this task that the provider did not carry out: what it says of them is old. */
    refusedUuids: text().array().notNull().default([]),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    returnedAt: instant(),
  },
  (table) => [
    index('refund_tasks_check_out').on(table.checkOutId),
    check('refund_tasks_is_check_out', isCheckOut),
    index('refund_tasks_payable').on(table.payableKind, table.payableId),
    index('refund_tasks_status').on(table.status),
    index('refund_tasks_payment').on(table.paymentId),
    index('refund_tasks_coupon').on(table.couponId),
    index('refund_tasks_due').on(table.dueCents, table.id),
    uniqueIndex('refund_tasks_once')
      .on(table.paymentId)
      .where(sql`${table.reason} in ('paid_twice', 'paid_after_expiry', 'wrong_amount')`),
  ],
);

/** The last number of each series. Whoever takes one holds the row until it is kept: no gaps, nothing twice. */
export const invoiceCounters = pgTable('invoice_counters', {
  series: text().primaryKey(),
  last: integer().notNull(),
});

/** Papers as they were issued. They are kept for 10 years, whatever becomes of the account. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    ...payableRef(),
    checkOutId: ofCheckOut('restrict'),
    kind: invoiceKind().notNull(),
    series: text().notNull(),
    number: integer().notNull(),
    document: jsonb().notNull(),
    totalCents: cents(),
    refundTaskId: integer().references(() => refundTasks.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('invoices_number').on(table.series, table.number),
    index('invoices_check_out').on(table.checkOutId),
    check('invoices_is_check_out', isCheckOut),
    uniqueIndex('invoices_one_each')
      .on(table.payableKind, table.payableId)
      .where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('invoices_one_credit').on(table.refundTaskId),
  ],
);
