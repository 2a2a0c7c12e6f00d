import type { CouponBuyer } from '@shop/contract/coupons';
import type { CouponDesign, CouponSendTo } from '@shop/domain/coupons';
import { couponOrderStatuses, couponStatuses } from '@shop/domain/states/statuses';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { createdAt, day, id, instant, searchText } from './columns.ts';
import { payableRef } from './payable.ts';
import { locale, users } from './people.ts';

export const couponOrderStatus = pgEnum('coupon_order_status', couponOrderStatuses);
export const couponStatus = pgEnum('coupon_status', couponStatuses);

/** Numbers of gift orders, told from those of check-outs by their letter. */
export const couponOrderNumber = pgSequence('coupon_order_number', { startWith: 1001 });

/** Somebody buys gift coupons: some pieces of one amount, for one person. */
export const couponOrders = pgTable(
  'coupon_orders',
  {
    id: id(),
    number: text()
      .notNull()
      .unique()
      .default(sql`'G' || nextval('coupon_order_number')::text`),
    status: couponOrderStatus().notNull().default('pending'),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    locale: locale().notNull(),
    buyer: jsonb().$type<CouponBuyer>().notNull(),
    /** In small letters. */
    buyerEmail: text().notNull(),
    amountCents: integer().notNull(),
    pieces: integer().notNull(),
    design: text().$type<CouponDesign>().notNull(),
    /** Whoever it is sent to alone sees the code, also once their address is forgotten. */
    sendTo: text().$type<CouponSendTo>().notNull(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    message: text().notNull(),
    /** Null: at once. */
    sendOn: day(),
    payableSince: instant().notNull(),
    paidAt: instant(),
    agreedTermsAt: instant().notNull(),
    /** A part of the token that opens its page. */
    linkSalt: uuid().notNull().$defaultFn(randomUUID),
    /** Where the order came from; kept only of those who agreed to advertising. */
    advertising: jsonb().$type<{ readonly address: string; readonly device: string }>(),
    /** Somebody asked to be forgotten: it happens once nothing is left to send or to return. */
    forgetSince: instant(),
    createdAt: createdAt(),
    searchText: searchText(
      'number',
      'buyer_email',
      `coalesce(buyer ->> 'firstName', '')`,
      `coalesce(buyer ->> 'lastName', '')`,
    ),
  },
  (table) => [
    index('coupon_orders_user').on(table.userId, table.id),
    index('coupon_orders_to_forget')
      .on(table.forgetSince)
      .where(sql`${table.forgetSince} is not null and ${table.buyerEmail} <> ''`),
    index('coupon_orders_email').on(table.buyerEmail),
    index('coupon_orders_recipient')
      .on(sql`lower(${table.recipientEmail})`)
      .where(sql`${table.recipientEmail} <> ''`),
    index('coupon_orders_open')
      .on(table.payableSince)
      .where(sql`${table.status} = 'pending'`),
    index('coupon_orders_unpaid')
      .on(table.createdAt)
      .where(sql`${table.status} = 'not_paid'`),
    index('coupon_orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('coupon_orders_advertising')
      .on(table.createdAt)
      .where(sql`${table.advertising} is not null`),
  ],
);

/** Money that somebody can spend in the shop. Its balance is what its entries add up to. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    couponOrderId: integer()
      .notNull()
      .references(() => couponOrders.id, { onDelete: 'restrict' }),
    code: text().notNull().unique(),
    status: couponStatus().notNull().default('unsent'),
    /** The state that a restore leads back to. */
    statusBefore: couponStatus(),
    valueCents: integer().notNull(),
    balanceCents: integer().notNull(),
    /** When it is to be sent. */
    sendAt: instant().notNull(),
    sentAt: instant(),
    /** Its last day. */
    validUntil: day(),
    /** When it was spent up, expired or withdrawn. */
    endedAt: instant(),
    wasUsed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('coupons_order').on(table.couponOrderId),
    index('coupons_balance_order').on(table.balanceCents, table.id),
    index('coupons_to_send')
      .on(table.sendAt)
      .where(sql`${table.status} = 'unsent'`),
    index('coupons_to_expire')
      .on(table.validUntil)
      .where(sql`${table.status} = 'sent'`),
    index('coupons_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    check('coupons_balance', sql`${table.balanceCents} between 0 and ${table.valueCents}`),
  ],
);

export const couponEntryKinds = [
  'bought',
  'spent',
  /** What it was spent on ended without money: it is as if it had not been. */
  'released',
  /** Money for what was bought and not kept. */
  'returned',
  'withdrawn',
] as const;
export const couponEntryKind = pgEnum('coupon_entry_kind', couponEntryKinds);

/** What was put onto a coupon (above 0) and taken from it. Only ever gets new rows. */
export const couponEntries = pgTable(
  'coupon_entries',
  {
    id: id(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'restrict' }),
    kind: couponEntryKind().notNull(),
    cents: integer().notNull(),
    ...payableRef(),
    /** Whatever happens twice under one name happens once. */
    cause: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('coupon_entries_cause').on(table.couponId, table.cause),
    index('coupon_entries_payable').on(table.payableKind, table.payableId),
  ],
);
