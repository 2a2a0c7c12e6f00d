import { addHours } from '../day.ts';
import { checkOutGroups } from './groups.ts';
import { canMove, type MoveAnswer, type MoveRefusal } from './move.ts';
import type { CheckOutStatus, OrderType, PaymentType } from './statuses.ts';
import { type CheckOutEvent, checkOutTables, payingStatusOf } from './tables.ts';

/** An online payment or a bank transfer is to be made within 6 hours. */
export const PAYMENT_HOURS = 6;

/** Money may still come for an attempt to pay that was given up: so long the provider is asked, and the order is kept. */
export const LATE_MONEY_HOURS = 7 * 24;

/** What the answers depend on. */
export type CheckOutFacts = {
  readonly type: OrderType;
  readonly status: CheckOutStatus;
  readonly statusBefore: CheckOutStatus | null;
  readonly paymentType: PaymentType;
  /** Since when it can be paid: it was placed, approved or restored then; another way of paying changes nothing of it. */
  readonly payableSince: Date;
  /** A Christmas-eve kit: no other way of paying is offered. */
  readonly isOnlineOnly: boolean;
};

export type CheckOutRefusal = MoveRefusal | 'payment_term_over' | 'payment_term_runs' | 'online_only';

type Answer = MoveAnswer<CheckOutStatus> | { readonly allowed: false; readonly reason: CheckOutRefusal };

export const payUntil = ({ payableSince }: CheckOutFacts): Date => addHours(payableSince, PAYMENT_HOURS);

/** Whoever pays online is asked by mail only if no money has come by then. */
export const ASK_TO_PAY_HOURS = 0.25;
export const askToPayAt = ({ payableSince }: CheckOutFacts): Date => addHours(payableSince, ASK_TO_PAY_HOURS);

/** A bank transfer that has not come in time stays waiting; the admin is told and decides. */
export const isPaymentOverdue = (checkOut: CheckOutFacts, now: Date): boolean =>
  checkOut.status === 'waiting_payment' &&
  checkOut.paymentType === 'bank_account' &&
  now >= payUntil(checkOut);

/**
 * Whether it is said where a transfer goes: to whoever has chosen one, and for an order in cash once no other way can be
 * chosen any more, since a transfer can always be made and is approved as it comes.
 */
export const takesTransfer = (checkOut: CheckOutFacts, now: Date): boolean =>
  checkOutGroups.payable.includes(checkOut.status) &&
  (checkOut.paymentType === 'bank_account' || (checkOut.paymentType === 'cash' && now >= payUntil(checkOut)));

const ask = (checkOut: CheckOutFacts, event: CheckOutEvent): Answer =>
  canMove(checkOutTables[checkOut.type], checkOut.status, event, checkOut.statusBefore);

/** What money that comes does to it: what waits for somebody's word is approved, by the provider's word too. */
export const moneyEventOf = (checkOut: CheckOutFacts): 'pay' | 'approve_payment' =>
  ask(checkOut, 'pay').allowed ? 'pay' : 'approve_payment';

/** Asked by the page for its buttons and by the server for their effect; the answer is one and the same. */
export const checkOutCan = {
  pay(checkOut: CheckOutFacts, now: Date): Answer {
    const answer = ask(checkOut, 'pay');
    return answer.allowed && now >= payUntil(checkOut)
      ? { allowed: false, reason: 'payment_term_over' }
      : answer;
  },
  timeOut(checkOut: CheckOutFacts, now: Date): Answer {
    const answer = ask(checkOut, 'time_out');
    return answer.allowed && now < payUntil(checkOut)
      ? { allowed: false, reason: 'payment_term_runs' }
      : answer;
  },
  /**
   * Another way of paying for what is not paid yet; `to` is where the order then stands. It begins no new term: a way
   * that has one can be chosen while the order's own term runs, and what waits for cash later still can be paid so.
   */
  changePayment(checkOut: CheckOutFacts, to: PaymentType, now: Date): Answer {
    const { type, status } = checkOut;
    if (checkOut.isOnlineOnly && to !== 'montonio') return { allowed: false, reason: 'online_only' };
    const stays = payingStatusOf(type, to);
    const answer: Answer = status === stays ? { allowed: true, to: stays } : ask(checkOut, 'change_payment');
    const isTimed = checkOutGroups.timed.includes(status) || to !== 'cash';
    return answer.allowed && isTimed && now >= payUntil(checkOut)
      ? { allowed: false, reason: 'payment_term_over' }
      : answer;
  },
  /** Any move that depends on the state alone. */
  move: ask,
};
