import type { Door } from '@shop/contract/addresses';
import {
  type ChangedDay,
  type ChangeMoney,
  type MoverKind,
  type OrderChangeKind,
  orderChangeStatuses,
  type Stop,
} from '@shop/contract/order-changes';
import type { BoughtDeliveryTime, BoughtItem } from '@shop/contract/orders';
import type { Weekday } from '@shop/domain/day';
import type { DeliveryReturn } from '@shop/domain/refunds';
import type { Text } from '@shop/domain/text';
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { dishes } from './catalogue.ts';
import { checkOuts, deliveries, deliveryMethod, orders } from './check-outs.ts';
import { createdAt, day, id, instant } from './columns.ts';
import { cities } from './content.ts';
import { users } from './people.ts';

export const orderChangeStatus = pgEnum('order_change_status', orderChangeStatuses);

/** By delivery. */
export type ChangedStops = Readonly<
  Record<
    number,
    {
      readonly from?: Stop;
      readonly to?: Stop;
      /** What the day's own row said before, for taking the change back. */
      readonly own?: Partial<OwnStop>;
    }
  >
>;
type OwnStop = Pick<
  typeof deliveries.$inferSelect,
  'door' | 'cityId' | 'cityName' | 'deliveryMethod' | 'deliveryTime'
>;

/** What a kit change asks for, kept until its supplement is paid. */
export type WantedKit = {
  readonly orderId: number;
  readonly item: BoughtItem;
  readonly rows: readonly {
    readonly deliveryId: number;
    readonly listCents: number;
    readonly supplementCents: number;
  }[];
  readonly returns: readonly DeliveryReturn[];
};

/**
 * A change of an order's days: its receipt, what it needs to be taken back, and, where it costs something, what waits for
 * its money. The trail tells it to people.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    checkOutId: integer()
      .notNull()
      .references(() => checkOuts.id, { onDelete: 'cascade' }),
    /** Null: it is about the check-out as a whole. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderChangeKind>().notNull(),
    status: orderChangeStatus().notNull(),
    /** Day by day what it was and is, without what is personal. */
    days: jsonb().$type<readonly ChangedDay[]>().notNull(),
    /** Where each day came and comes, by delivery: blanked when the person is forgotten. */
    personal: jsonb().$type<ChangedStops>(),
    /** Why a buyer asks for it, in their own words; blanked with the rest. */
    words: text().notNull().default(''),
    money: jsonb().$type<ChangeMoney>().notNull(),
    /** Where money goes that comes back by it, until then: blanked with the rest. */
    iban: text().notNull().default(''),
    wantedKits: jsonb().$type<readonly WantedKit[]>().notNull().default([]),
    supplementCents: integer().notNull().default(0),
    /** What coupons pay of the supplement. */
    couponCents: integer().notNull().default(0),
    /** Until when a supplement is to be paid. */
    payUntil: instant(),
    /** Whose hand it was. */
    by: text().$type<MoverKind>().notNull().default('buyer'),
    byBuyer: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    doneAt: instant(),
  },
  (table) => [
    index('order_changes_check_out').on(table.checkOutId),
    index('order_changes_order').on(table.orderId),
    index('order_changes_buyer').on(table.byBuyer),
    // Any other change makes a supplement lapse, so there is one at most.
    uniqueIndex('order_changes_pending')
      .on(table.checkOutId)
      .where(sql`${table.status} = 'pending'`),
    index('order_changes_to_pay')
      .on(table.payUntil)
      .where(sql`${table.status} = 'pending'`),
  ],
);

export const deliveryEntryKind = pgEnum('delivery_entry_kind', [
  /** Another kit that costs more, paid. */
  'supplement',
  /** Another kit that costs less or the same. */
  'change',
  /** The fee of a day went over to another kit of that day. */
  'fee',
  'return',
  /** Money for a claim. */
  'goodwill',
  /** The admin returned more or less than was due. */
  'difference',
]);

/** One more row of a day: those that it has are never changed. All of them add up to what the shop has of it. */
export const deliveryEntries = pgTable(
  'delivery_entries',
  {
    id: id(),
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    changeId: integer().references(() => orderChanges.id, { onDelete: 'cascade' }),
    kind: deliveryEntryKind().notNull(),
    /** Added to the day's figures. */
    listCents: integer().notNull().default(0),
    deliveryCents: integer().notNull().default(0),
    paidCents: integer().notNull().default(0),
    /** Returned of them, or owed. */
    returnedKitsCents: integer().notNull().default(0),
    returnedDeliveryCents: integer().notNull().default(0),
    returnedPoints: integer().notNull().default(0),
    returnedPointsCents: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('delivery_entries_delivery').on(table.deliveryId),
    index('delivery_entries_change').on(table.changeId),
  ],
);

/** Where, when and how boxes come from a day on, on one weekday or on all days; the newest word holds. */
export const stopRules = pgTable(
  'stop_rules',
  {
    id: id(),
    checkOutId: integer()
      .notNull()
      .references(() => checkOuts.id, { onDelete: 'cascade' }),
    changeId: integer()
      .notNull()
      .references(() => orderChanges.id, { onDelete: 'cascade' }),
    weekday: smallint().$type<Weekday>(),
    fromDay: day().notNull(),
    // What is null is as the word before it has it.
    door: jsonb().$type<Door>(),
    cityId: integer().references(() => cities.id, { onDelete: 'restrict' }),
    cityName: jsonb().$type<Text>(),
    deliveryMethod: deliveryMethod(),
    deliveryTime: jsonb().$type<BoughtDeliveryTime>(),
  },
  (table) => [
    index('stop_rules_check_out').on(table.checkOutId),
    index('stop_rules_change').on(table.changeId),
    index('stop_rules_city').on(table.cityId),
  ],
);

/** Another dish in place of one of the menu, for one box. */
export const dishExchanges = pgTable(
  'dish_exchanges',
  {
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    dishId: integer()
      .notNull()
      .references(() => dishes.id, { onDelete: 'restrict' }),
    withDishId: integer()
      .notNull()
      .references(() => dishes.id, { onDelete: 'restrict' }),
    /** For the buyer to read. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.dishId] }),
    index('dish_exchanges_dish').on(table.dishId),
    index('dish_exchanges_with').on(table.withDishId),
  ],
);
