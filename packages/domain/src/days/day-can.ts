import { broughtOn } from '../calendar.ts';
import { christmasFixes } from '../christmas.ts';
import { addDays, type Day, dayInVilnius } from '../day.ts';
import { checkOutGroups, deliveryGroups, orderGroups } from '../states/groups.ts';
import type { CheckOutStatus, DeliveryStatus, OrderStatus, OrderType } from '../states/statuses.ts';
import { changeableUntil, type OrderTerms } from '../terms.ts';

/** What a buyer may do with a day that is still to come. */
export const dayActions = ['move', 'skip', 'address', 'time', 'method', 'cancel', 'kit'] as const;
export type DayAction = (typeof dayActions)[number];

/** What the answers depend on. */
export type DayFacts = {
  readonly type: OrderType;
  readonly checkOutStatus: CheckOutStatus;
  readonly orderStatus: OrderStatus;
  readonly isUnique: boolean;
  /** The box for a day is brought in the evening before it. */
  readonly isDayBefore: boolean;
  /** Of a Christmas-eve kit: until when its buyer may still say something. Null for all others. */
  readonly christmasUntil: Date | null;
  readonly day: Day;
  readonly status: DeliveryStatus;
};

export type DayRefusal =
  /** The day, its order or its check-out is no longer to be changed. */
  | 'not_from_here'
  | 'too_late'
  /** By the owner. */
  | 'switched_off'
  /** It begins with the payment. */
  | 'not_paid_yet'
  /** An individual order is cancelled by request, after which the provider gets in touch. */
  | 'needs_request'
  /** A unique kit, or one made for somebody, is what it is. */
  | 'kit_is_fixed'
  /** A Christmas-eve kit comes on its day, at the time that is agreed. */
  | 'day_is_fixed';

export type DayAnswer = {
  readonly action: DayAction;
  /** Until when it can be done, or could. */
  readonly until: Date;
} & ({ readonly allowed: true } | { readonly allowed: false; readonly reason: DayRefusal });

const hoursOf: Readonly<Record<DayAction, (terms: OrderTerms) => number>> = {
  move: (terms) => terms.deliveryDateChangeHours,
  skip: (terms) => terms.deliveryDateChangeHours,
  address: (terms) => terms.deliveryDateChangeHours,
  time: (terms) => terms.deliveryDateChangeHours,
  method: (terms) => terms.deliveryDateChangeHours,
  cancel: (terms) => terms.cancellationHours,
  kit: (terms) => terms.changeHours,
};

/** The moment at which the term of an action begins: inside it the day is as it is. */
export const actionUntil = (
  action: DayAction,
  {
    day,
    isDayBefore,
    christmasUntil = null,
  }: Pick<DayFacts, 'day' | 'isDayBefore'> & Partial<Pick<DayFacts, 'christmasUntil'>>,
  terms: OrderTerms,
): Date =>
  christmasUntil === null || terms.isWaived
    ? changeableUntil(broughtOn(day, isDayBefore), hoursOf[action](terms))
    : christmasUntil;

/** The first day with which it can still be done, whatever comes on it. */
export function firstDayFor(action: DayAction, isDayBefore: boolean, terms: OrderTerms, now: Date): Day {
  let day = dayInVilnius(now);
  while (now >= actionUntil(action, { day, isDayBefore }, terms)) day = addDays(day, 1);
  return day;
}

/** Its box is cooked whatever its buyer says, or has been: it is past the cancellation term, on its way or over. */
export function isLocked(facts: DayFacts, terms: OrderTerms, now: Date): boolean {
  const { status } = facts;
  if (deliveryGroups.releasable.includes(status)) return false;
  if (deliveryGroups.changeable.includes(status)) return now >= actionUntil('cancel', facts, terms);
  return deliveryGroups.over.includes(status) || !deliveryGroups.gone.includes(status);
}

/** Single days are given back, and the kit is changed, once the money is there; neither is anybody's who has ended the order. */
function moneyRefusal(action: 'cancel' | 'kit', facts: DayFacts, terms: OrderTerms): DayRefusal | null {
  if (action === 'cancel' && facts.type === 'individual_order') return 'needs_request';
  if (action === 'kit' && (facts.isUnique || facts.type === 'individual_order')) return 'kit_is_fixed';
  if (!orderGroups.running.includes(facts.orderStatus)) return 'not_from_here';
  if (action === 'cancel' ? terms.isCancellationDisabled : terms.isChangeDisabled) return 'switched_off';
  return checkOutGroups.payable.includes(facts.checkOutStatus) ? 'not_paid_yet' : null;
}

function refusalOf(action: DayAction, facts: DayFacts, terms: OrderTerms, now: Date): DayRefusal | null {
  const isAlive = facts.checkOutStatus === 'paid' || checkOutGroups.open.includes(facts.checkOutStatus);
  if (!isAlive || !deliveryGroups.changeable.includes(facts.status)) return 'not_from_here';
  if (facts.christmasUntil !== null && action !== 'kit' && christmasFixes.includes(action))
    return 'day_is_fixed';
  const refusal = action === 'cancel' || action === 'kit' ? moneyRefusal(action, facts, terms) : null;
  return refusal ?? (now < actionUntil(action, facts, terms) ? null : 'too_late');
}

/** Asked by the page for its buttons and by the server for their effect; the answer is one and the same. */
export function dayCan(action: DayAction, facts: DayFacts, terms: OrderTerms, now: Date): DayAnswer {
  const reason = refusalOf(action, facts, terms, now);
  const until = actionUntil(action, facts, terms);
  return reason === null ? { action, until, allowed: true } : { action, until, allowed: false, reason };
}

export const allDayActions = (facts: DayFacts, terms: OrderTerms, now: Date): DayAnswer[] =>
  dayActions.map((action) => dayCan(action, facts, terms, now));
