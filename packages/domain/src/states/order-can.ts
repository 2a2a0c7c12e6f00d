import { type CityCalendar, isAvailable } from '../calendar.ts';
import type { Day } from '../day.ts';
import { isChangeable, type OrderTerms } from '../terms.ts';
import { canMove, type MoveRefusal } from './move.ts';
import { type OrderStatus, orderTables, type OrderType } from './tables.ts';

/** What the answers depend on. */
export type OrderFacts = {
  readonly type: OrderType;
  readonly status: OrderStatus;
  /** Its delivery days that are not cancelled, past ones included. */
  readonly days: readonly Day[];
};

export type OrderRefusal =
  | MoveRefusal
  | 'needs_request'
  | 'switched_off'
  | 'too_late'
  | 'target_too_soon'
  | 'target_closed'
  | 'target_taken';

/** With the days that the permission is for. */
export type DaysAnswer =
  | { readonly allowed: true; readonly days: readonly Day[] }
  | { readonly allowed: false; readonly reason: OrderRefusal };

const refuse = (reason: OrderRefusal): DaysAnswer => ({ allowed: false, reason });

/** The days that are still outside the term; inside it the kitchen has begun. */
function daysOutside(order: OrderFacts, termHours: number, now: Date): DaysAnswer {
  const days = order.days.filter((day) => isChangeable(day, termHours, now));
  return days.length > 0 ? { allowed: true, days } : refuse('too_late');
}

/** Only what is still to be cooked and delivered can be changed. */
const isRunning = ({ status }: OrderFacts): boolean =>
  status === 'pending' || status === 'approved' || status === 'paid';

/** Asked by the page for its buttons and by the server for their effect; the answer is one and the same. */
export const orderCan = {
  /** An individual order is cancelled by request, after which the provider gets in touch. */
  cancel(order: OrderFacts, terms: OrderTerms, now: Date): DaysAnswer {
    if (order.type === 'individual_order') return refuse('needs_request');
    const answer = canMove(orderTables.regular_order, order.status, 'cancel_by_user');
    if (!answer.allowed) return answer;
    if (terms.isCancellationDisabled) return refuse('switched_off');
    return daysOutside(order, terms.cancellationHours, now);
  },

  /** The provider is bound by no term, but what was delivered stays delivered. */
  cancelByAdmin(order: OrderFacts, now: Date): DaysAnswer {
    if (order.type === 'individual_order') return refuse('needs_request');
    const answer = canMove(orderTables.regular_order, order.status, 'cancel_by_admin');
    return answer.allowed ? daysOutside(order, 0, now) : answer;
  },

  requestCancellation(order: OrderFacts, now: Date): DaysAnswer {
    const answer = canMove(orderTables[order.type], order.status, 'request_cancellation');
    return answer.allowed ? daysOutside(order, 0, now) : answer;
  },

  changeKit(order: OrderFacts, terms: OrderTerms, now: Date): DaysAnswer {
    if (!isRunning(order)) return refuse('not_from_here');
    if (terms.isChangeDisabled) return refuse('switched_off');
    return daysOutside(order, terms.changeHours, now);
  },

  /** Time and address of the deliveries that are far enough ahead. */
  changeDelivery(order: OrderFacts, terms: OrderTerms, now: Date): DaysAnswer {
    return isRunning(order) ? daysOutside(order, terms.deliveryHours, now) : refuse('not_from_here');
  },

  /** To another day, which must be as far ahead as the day it leaves, open, and free in this order. */
  moveDelivery(
    order: OrderFacts,
    move: { readonly from: Day; readonly to: Day; readonly city: CityCalendar },
    terms: OrderTerms,
    now: Date,
  ): DaysAnswer {
    const answer = orderCan.changeDelivery(order, terms, now);
    if (!answer.allowed) return answer;
    if (!answer.days.includes(move.from)) return refuse('too_late');
    if (!isChangeable(move.to, terms.deliveryHours, now)) return refuse('target_too_soon');
    if (!isAvailable(move.to, move.city)) return refuse('target_closed');
    if (order.days.includes(move.to)) return refuse('target_taken');
    return { allowed: true, days: [move.from] };
  },
};
