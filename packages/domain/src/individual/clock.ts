import { REQUEST_ANSWER_HOURS } from '../constants.ts';
import { addHours } from '../day.ts';
import { PAYMENT_HOURS } from '../states/check-out-can.ts';

/** After which the admin is reminded of a request that nobody has answered, and then alarmed. */
export const REMIND_AFTER_HOURS = 20;
export const ALARM_AFTER_HOURS = REQUEST_ANSWER_HOURS;

/** So long before the time to pay is over the buyer is reminded. */
export const PAY_REMINDER_HOURS = 1;

/** Until about when the buyer is told to have an answer. */
export const answerBy = (requestedAt: Date): Date => addHours(requestedAt, REQUEST_ANSWER_HOURS);

/** Once the time has passed nobody is told that it has not. */
export const isAnswerLate = (requestedAt: Date, now: Date): boolean => now >= answerBy(requestedAt);

export const remindStaffAt = (requestedAt: Date): Date => addHours(requestedAt, REMIND_AFTER_HOURS);
export const alarmStaffAt = (requestedAt: Date): Date => addHours(requestedAt, ALARM_AFTER_HOURS);

/** Since when the offer can be paid. */
export const remindBuyerAt = (payableSince: Date): Date =>
  addHours(payableSince, PAYMENT_HOURS - PAY_REMINDER_HOURS);
