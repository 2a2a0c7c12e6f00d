import type { CheckOut, CheckOutSummary } from '@shop/contract/check-outs';
import { REQUEST_ANSWER_HOURS } from '@shop/domain/constants';
import type { DeliveryStatus, PaymentType } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import { paymentWords } from '~/features/selling/check-out/payment-words.ts';
import { longDay, money } from '~/lib/format.ts';
import type { CardLook } from '~/ui/card.tsx';
import type { ChipTone } from '~/ui/chip.tsx';
import type { DaysAhead } from './days-ahead.ts';

type Move = CheckOut['history'][number];
type Facts = Pick<CheckOutSummary, 'status' | 'paymentType' | 'toPayCents' | 'isOverdue'>;

export type StatusWords = {
  readonly title: string;
  readonly text: string;
  readonly card: CardLook['tone'];
};

const waitingWords = ({ paymentType, toPayCents, isOverdue }: Facts, ahead: DaysAhead): StatusWords =>
  paymentType === 'cash'
    ? {
        title: m.order_status_cash(),
        text: (ahead?.isFirst ? m.order_status_cash_text : m.order_status_cash_begun)({
          amount: money(toPayCents),
        }),
        card: 'dill',
      }
    : {
        title: m.order_status_transfer(),
        text: isOverdue ? m.order_status_transfer_overdue() : m.order_status_transfer_text(),
        card: 'yolk',
      };

export type DayStatusWords = { readonly words: () => string; readonly tone: ChipTone };

/** How a delivery day stands. */
export const dayStatuses: Readonly<Record<DeliveryStatus, DayStatusWords>> = {
  planned: { words: m.order_day_planned, tone: 'dill' },
  held: { words: m.order_day_held, tone: 'yolk' },
  prepared: { words: m.order_day_prepared, tone: 'dill' },
  on_the_way: { words: m.order_day_on_the_way, tone: 'dill' },
  delivered: { words: m.order_day_delivered, tone: 'dill' },
  not_delivered: { words: m.order_day_not_delivered, tone: 'beet' },
  brought_again: { words: m.order_day_brought_again, tone: 'neutral' },
  returned: { words: m.order_day_returned, tone: 'neutral' },
  kept: { words: m.order_day_kept, tone: 'neutral' },
  cancelled: { words: m.order_day_cancelled, tone: 'neutral' },
};

type Canceller = 'buyer' | 'provider' | null;

const cancelledTitle = (by: Canceller): string =>
  by === 'buyer' ? m.order_event_cancel() : m.order_cancelled_by_provider();

/** What an order's status means to its buyer; whoever cancelled all of it is named. */
export const statusWords = (checkOut: Facts, ahead: DaysAhead, canceller: Canceller): StatusWords => {
  switch (checkOut.status) {
    case 'order_request':
      return {
        title: m.order_status_order_request(),
        text: m.order_status_order_request_text({ hours: REQUEST_ANSWER_HOURS }),
        card: 'yolk',
      };
    case 'order_approved':
      return { title: m.order_status_order_approved(), text: m.order_status_new_text(), card: 'yolk' };
    case 'new':
      return { title: m.order_status_new(), text: m.order_status_new_text(), card: 'yolk' };
    case 'waiting_payment':
      return waitingWords(checkOut, ahead);
    case 'paid':
      if (canceller !== null)
        return {
          title: cancelledTitle(canceller),
          text: ahead
            ? m.order_status_locked_text({ day: longDay(ahead.last, 'accusative') })
            : m.order_status_stopped_text(),
          card: 'beet',
        };
      return {
        title: m.order_status_paid(),
        text: (ahead ? m.order_status_paid_text : m.order_status_paid_over)(),
        card: 'dill',
      };
    case 'not_paid':
      return { title: m.order_status_not_paid(), text: m.order_status_not_paid_text(), card: 'beet' };
    case 'declined':
      return {
        title: cancelledTitle(canceller),
        text: canceller === 'buyer' ? m.order_status_taken_back_text() : m.order_status_declined_text(),
        card: 'beet',
      };
    case 'completed':
      return { title: m.order_status_completed(), text: m.order_status_completed_text(), card: 'dill' };
    case 'stopped':
      return {
        title: canceller === null ? m.order_status_stopped() : cancelledTitle(canceller),
        text: m.order_status_stopped_text(),
        card: 'beet',
      };
  }
};

/** In a word or two, for lists. */
export const shortStatus = ({
  status,
  paymentType,
}: Facts): { readonly label: string; readonly tone: ChipTone } => {
  switch (status) {
    case 'order_request':
      return { label: m.order_short_order_request(), tone: 'yolk' };
    case 'order_approved':
      return { label: m.order_short_order_approved(), tone: 'yolk' };
    case 'new':
      return { label: m.order_short_new(), tone: 'yolk' };
    case 'waiting_payment':
      return paymentType === 'cash'
        ? { label: m.order_short_cash(), tone: 'dill' }
        : { label: m.order_short_transfer(), tone: 'yolk' };
    case 'paid':
      return { label: m.order_short_paid(), tone: 'dill' };
    case 'completed':
      return { label: m.order_short_completed(), tone: 'dill' };
    case 'not_paid':
      return { label: m.order_short_not_paid(), tone: 'neutral' };
    case 'declined':
      return { label: m.order_short_declined(), tone: 'neutral' };
    case 'stopped':
      return { label: m.order_short_stopped(), tone: 'neutral' };
  }
};

/** A way of paying inside of a sentence. */
export const wayWords = (type: PaymentType): string => paymentWords[type].title().toLowerCase();

const movers: Readonly<Record<Move['by'], () => string>> = {
  shop: m.order_by_shop,
  buyer: m.order_by_buyer,
  staff: m.order_by_staff,
};

export const moverWords = (by: Move['by']): string => movers[by]();
