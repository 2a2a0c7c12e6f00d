import { toDay } from '@shop/domain/day';
import type { DayFacts } from '@shop/domain/days/day-can';
import type { DayPlan } from '@shop/domain/days/day-moves';
import { sum } from '@shop/domain/money';
import type { ComesBack, RefundableDelivery, RefundableOrder } from '@shop/domain/refunds';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { isForChristmas } from './check-out-facts.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import type { DeliveryEntryRow } from './delivery-entries.repository.ts';
import { stopOf } from './delivery-facts.ts';
import type { WholeOrder } from './orders.repository.ts';
import type { StopRuleRow } from './stop-rules.repository.ts';

/** A check-out with its lines and days, all that was said of them and all rows of their money. */
export type OrderDays = {
  readonly row: CheckOutRow;
  readonly orders: readonly WholeOrder[];
  readonly entries: ReadonlyMap<number, readonly DeliveryEntryRow[]>;
  readonly rules: readonly StopRuleRow[];
};

export const readOrderDays = async (
  { orders, deliveryEntries, stopRules }: Pick<Repositories, 'orders' | 'deliveryEntries' | 'stopRules'>,
  row: CheckOutRow,
): Promise<OrderDays> => {
  const lines = await orders.ofCheckOut(row.id);
  const ids = lines.flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
  return {
    row,
    orders: lines,
    entries: Map.groupBy(await deliveryEntries.of(ids), (entry) => entry.deliveryId),
    rules: await stopRules.of([row.id]),
  };
};

const comesBack = ({ status, cancelledBy }: DeliveryRow): ComesBack => {
  if (status === 'returned') return 'in_full';
  if (status !== 'cancelled') return 'not';
  return cancelledBy === 'buyer' ? 'given_back' : 'in_full';
};

/** Goodwill, and what an admin returned besides what was due, are the shop's own: they change no reckoning. */
const counted: readonly DeliveryEntryRow['kind'][] = ['supplement', 'change', 'fee', 'return'];

/** A day's newest figures: the rows that it was bought with, and those that it has got since. */
export const newestFigures = (
  row: DeliveryRow,
  all: readonly DeliveryEntryRow[] = [],
): RefundableDelivery => {
  const entries = all.filter(({ kind }) => counted.includes(kind));
  const added = (name: keyof DeliveryEntryRow): number => sum(entries.map((entry) => Number(entry[name])));
  return {
    id: row.id,
    day: toDay(row.day),
    comesBack: comesBack(row),
    listCents: row.listCents + added('listCents'),
    discountCents: row.discountCents,
    points: row.points,
    pointsCents: row.pointsCents,
    deliveryCents: row.deliveryCents + added('deliveryCents'),
    paidCents: row.paidCents + added('paidCents'),
    returned: {
      kitsCents: added('returnedKitsCents'),
      deliveryCents: added('returnedDeliveryCents'),
      points: added('returnedPoints'),
      pointsCents: added('returnedPointsCents'),
    },
  };
};

export const refundableOrders = ({ orders, entries }: OrderDays): RefundableOrder[] =>
  orders.map((order) => ({
    orderId: order.id,
    isUnique: order.item.isUnique,
    // The money of what is brought again has gone over to its new day.
    deliveries: order.deliveries
      .filter(({ status }) => status !== 'brought_again')
      .map((row) => newestFigures(row, entries.get(row.id))),
  }));

/** As far as moving days depends on it. */
export const dayPlanOf = (
  { row, orders, rules }: OrderDays,
  { pricing }: Pick<Snapshot, 'pricing'>,
): DayPlan => {
  const byId = new Map(orders.flatMap(({ deliveries }) => deliveries.map((each) => [each.id, each])));
  const { calendar } = pricing.offer;
  return {
    lines: orders.map((order) => ({
      orderId: order.id,
      isUnique: order.item.isUnique,
      orderedLastDay: order.orderedLastDay,
      deliveries: order.deliveries,
    })),
    workingDaysOnly: row.workingDaysOnly,
    isDayBefore: row.deliveryDayBefore,
    isDayFixed: isForChristmas(row),
    calendarOf: (deliveryId, day) => {
      const delivery = byId.get(deliveryId);
      const cityId = delivery ? stopOf(row, delivery, rules, day).cityId : row.cityId;
      return { calendar, cityId: cityId ?? 0 };
    },
  };
};

export const dayFactsOf = (
  row: Pick<CheckOutRow, 'type' | 'status' | 'deliveryDayBefore' | 'christmasUntil'>,
  order: Pick<WholeOrder, 'status' | 'item'>,
  { day, status }: Pick<DeliveryRow, 'day' | 'status'>,
): DayFacts => ({
  type: row.type,
  checkOutStatus: row.status,
  orderStatus: order.status,
  isUnique: order.item.isUnique,
  isDayBefore: row.deliveryDayBefore,
  christmasUntil: row.christmasUntil,
  day,
  status,
});
