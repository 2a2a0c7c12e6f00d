import { broughtOn, type CityCalendar, isAvailable } from '../calendar.ts';
import type { Day } from '../day.ts';
import { isChangeable, type OrderTerms } from '../terms.ts';
import { type DeliveryFacts, isOutsideTerm } from './delivery-can.ts';
import { deliveryGroups, orderGroups } from './groups.ts';
import { canMove, type MoveRefusal } from './move.ts';
import type { OrderStatus, OrderType } from './statuses.ts';
import { orderTables } from './tables.ts';

/** What the answers depend on. */
export type OrderFacts = {
  readonly type: OrderType;
  readonly status: OrderStatus;
  /** The kit for a day is brought in the evening before it. */
  readonly deliveryDayBefore: boolean;
  /** All of them, past and cancelled ones too. */
  readonly deliveries: readonly DeliveryFacts[];
};

export type OrderRefusal =
  | MoveRefusal
  | 'needs_request'
  | 'switched_off'
  | 'too_late'
  | 'target_too_soon'
  | 'target_closed'
  | 'target_taken';

/** With the deliveries that the permission is for. */
export type DeliveriesAnswer =
  | { readonly allowed: true; readonly deliveryIds: readonly number[] }
  | { readonly allowed: false; readonly reason: OrderRefusal };

const refuse = (reason: OrderRefusal): DeliveriesAnswer => ({ allowed: false, reason });

/** Those that are still outside the term; inside it the kitchen has begun. */
function outside(
  { deliveries, deliveryDayBefore: isDayBefore }: OrderFacts,
  hours: number,
  now: Date,
): DeliveriesAnswer {
  const ids = deliveries
    .filter(({ status }) => deliveryGroups.changeable.includes(status))
    .filter((delivery) => isOutsideTerm(delivery, { hours, isDayBefore }, now))
    .map(({ id }) => id);
  return ids.length > 0 ? { allowed: true, deliveryIds: ids } : refuse('too_late');
}

/** Only what is still to be cooked and delivered can be changed. */
const isRunning = ({ status }: OrderFacts): boolean => orderGroups.running.includes(status);

/** Asked by the page for its buttons and by the server for their effect; the answer is one and the same. */
export const orderCan = {
  /** An individual order is cancelled by request, after which the provider gets in touch. */
  cancel(order: OrderFacts, terms: OrderTerms, now: Date): DeliveriesAnswer {
    if (order.type === 'individual_order') return refuse('needs_request');
    const answer = canMove(orderTables.regular_order, order.status, 'cancel_by_user');
    if (!answer.allowed) return answer;
    if (terms.isCancellationDisabled) return refuse('switched_off');
    return outside(order, terms.cancellationHours, now);
  },

  /** The provider is bound by no term, but what was delivered stays delivered. */
  cancelByAdmin(order: OrderFacts, now: Date): DeliveriesAnswer {
    if (order.type === 'individual_order') return refuse('needs_request');
    const answer = canMove(orderTables.regular_order, order.status, 'cancel_by_admin');
    return answer.allowed ? outside(order, 0, now) : answer;
  },

  requestCancellation(order: OrderFacts, now: Date): DeliveriesAnswer {
    const answer = canMove(orderTables[order.type], order.status, 'request_cancellation');
    return answer.allowed ? outside(order, 0, now) : answer;
  },

  changeKit(order: OrderFacts, terms: OrderTerms, now: Date): DeliveriesAnswer {
    if (!isRunning(order)) return refuse('not_from_here');
    if (terms.isChangeDisabled) return refuse('switched_off');
    return outside(order, terms.changeHours, now);
  },

  /** Time and address of the deliveries that are far enough ahead. */
  changeDelivery(order: OrderFacts, terms: OrderTerms, now: Date): DeliveriesAnswer {
    return isRunning(order) ? outside(order, terms.deliveryDateChangeHours, now) : refuse('not_from_here');
  },

  /** To another day, which must be as far ahead as the day it leaves, open, and free in this order. */
  moveDelivery(
    order: OrderFacts,
    move: { readonly deliveryId: number; readonly to: Day; readonly city: CityCalendar },
    terms: OrderTerms,
    now: Date,
  ): DeliveriesAnswer {
    const answer = orderCan.changeDelivery(order, terms, now);
    if (!answer.allowed) return answer;
    if (!answer.deliveryIds.includes(move.deliveryId)) return refuse('too_late');
    const brought = broughtOn(move.to, order.deliveryDayBefore);
    if (!isChangeable(brought, terms.deliveryDateChangeHours, now)) return refuse('target_too_soon');
    if (!isAvailable(move.to, move.city)) return refuse('target_closed');
    const isTaken = order.deliveries.some(
      ({ day, status }) => day === move.to && !deliveryGroups.gone.includes(status),
    );
    return isTaken ? refuse('target_taken') : { allowed: true, deliveryIds: [move.deliveryId] };
  },
};
