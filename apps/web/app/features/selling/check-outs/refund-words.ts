import type { CheckOutRefund } from '@shop/contract/check-outs';
import { RETURN_WORKING_DAYS } from '@shop/domain/days/after-delivery';
import { dayInVilnius, toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { dayAndYear, money } from '~/lib/format.ts';

/** By what way, and where to. */
const wayWords = ({ isOnline, isOntoCoupon, accountEnd }: CheckOutRefund): string => {
  if (isOntoCoupon) return m.refund_onto_coupon();
  if (isOnline) return m.refund_by_montonio();
  return accountEnd === null ? m.refund_by_hand() : m.refund_to_account({ end: accountEnd });
};

const amountOf = ({ currency, returnedCents, dueCents }: CheckOutRefund): string => {
  const cents = returnedCents ?? dueCents;
  return currency === 'EUR' ? money(cents) : `${(cents / 100).toFixed(2)} ${currency}`;
};

const reasons: Readonly<Record<CheckOutRefund['reason'], () => string>> = {
  cancellation: m.refund_for_cancellation,
  change: m.refund_for_change,
  goodwill: m.refund_for_goodwill,
  paid_twice: m.refund_for_paid_twice,
  paid_after_expiry: m.refund_for_late,
  wrong_amount: m.refund_for_wrong_amount,
  withdrawal: m.refund_for_withdrawal,
};

/** What becomes of money that goes back: how much, when, where to, and what for. */
export const refundWords = (
  refund: CheckOutRefund,
): { readonly title: string; readonly text: string; readonly why: string } => {
  const amount = amountOf(refund);
  const way = wayWords(refund);
  const by = dayAndYear(toDay(refund.returnBy));
  const why = reasons[refund.reason]();
  switch (refund.status) {
    case 'returned': {
      const day = dayAndYear(dayInVilnius(new Date(refund.returnedAt ?? refund.since)));
      return { title: m.refund_returned({ amount }), text: m.refund_returned_text({ day, way }), why };
    }
    case 'requested':
      return { title: m.refund_requested({ amount }), text: m.refund_requested_text({ by, way }), why };
    case 'failed':
      return { title: m.refund_due({ amount }), text: m.refund_failed_text({ by }), why };
    case 'due':
      if (refund.takesAccount && refund.accountEnd === null)
        return {
          title: m.refund_due({ amount }),
          text: m.refund_needs_account({ days: RETURN_WORKING_DAYS }),
          why,
        };
      return {
        title: m.refund_due({ amount }),
        text: m.refund_due_text({ by, days: RETURN_WORKING_DAYS, way }),
        why,
      };
  }
};
