import type { WithdrawRefusal } from '@shop/domain/coupons';
import type { CheckOutRefusal } from '@shop/domain/states/check-out-can';
import type { DayRefusal } from '@shop/domain/days/day-can';
import type { ShiftRefusal } from '@shop/domain/days/day-moves';
import { fail, type Failure, type FailureCode } from '../../failure.ts';

export type Refusal = WithdrawRefusal | CheckOutRefusal | DayRefusal | ShiftRefusal;

/** What whoever asked is told when the tables of the domain refuse. */
export const refusalCodes: Readonly<Record<Refusal, FailureCode>> = {
  already_done: 'already_done',
  not_from_here: 'wrong_state',
  not_the_state_before: 'wrong_state',
  payment_term_over: 'payment_term_over',
  payment_term_runs: 'payment_term_runs',
  needs_request: 'needs_request',
  switched_off: 'changes_switched_off',
  too_late: 'too_late',
  target_too_soon: 'target_too_soon',
  target_closed: 'target_closed',
  target_taken: 'target_taken',
  target_too_late: 'target_too_late',
  same_day: 'same_day',
  not_paid_yet: 'not_paid_yet',
  kit_is_fixed: 'kit_is_fixed',
  day_is_fixed: 'day_is_fixed',
  online_only: 'online_only',
  withdrawal_over: 'withdrawal_over',
  coupon_used: 'coupon_used',
};

export const refused = (reason: Refusal): Failure => fail(refusalCodes[reason]);
