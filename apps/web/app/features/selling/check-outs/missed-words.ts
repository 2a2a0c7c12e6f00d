import type { CheckOut } from '@shop/contract/check-outs';
import type { Day } from '@shop/domain/day';
import { againOn } from '@shop/domain/days/again-on';
import type { DeliveryStatus } from '@shop/domain/states/statuses';
import type { MissReason } from '@shop/domain/states/tables';
import { getLocale, m } from '@shop/messages';
import { missReasonText } from '@shop/messages/miss-reasons';
import { longDay, phoneNumber } from '~/lib/format.ts';

export type MissedFacts = {
  readonly status: DeliveryStatus;
  readonly reason: MissReason | null;
  /** When it comes once more. */
  readonly againOn: Day | null;
};

const followsBy: Partial<Record<DeliveryStatus, (facts: MissedFacts, phone: string) => string>> = {
  // Where no cash was given, what is to be paid says how to go on.
  not_delivered: ({ reason }, phone) => (reason === 'no_cash' ? '' : m.missed_next_text({ phone })),
  kept: (_, phone) => m.missed_kept_text({ phone }),
  brought_again: ({ againOn }) => (againOn === null ? '' : m.missed_again({ day: longDay(againOn) })),
  returned: () => m.missed_returned_text(),
};

/** Why a box did not come on its day, and what follows; null: it did, or is still to come. */
export const missedWords = (facts: MissedFacts, phone: string): string | null => {
  const follows = followsBy[facts.status];
  if (!follows) return null;
  const words = [missReasonText(facts.reason, getLocale()), follows(facts, phoneNumber(phone))];
  return words.filter(Boolean).join(' ');
};

/** On which day a box of an order comes once more. */
export const againOnIn = (
  { changes, orders }: Pick<CheckOut, 'changes' | 'orders'>,
  deliveryId: number,
): Day | null =>
  againOn(
    deliveryId,
    changes.filter(({ action }) => action === 'bring_again').flatMap(({ days }) => days),
    orders.flatMap(({ deliveries }) => deliveries),
  );

/** Its cash was not given at the door: what is left of it waits for the money. */
export const isStoppedForCash = ({
  status,
  paymentType,
  orders,
}: Pick<CheckOut, 'status' | 'paymentType' | 'orders'>): boolean =>
  status === 'waiting_payment' &&
  paymentType === 'cash' &&
  orders.some(({ deliveries }) => deliveries.some(({ reason }) => reason === 'no_cash'));
