import type { OrderChange } from '@shop/contract/order-changes';
import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Section } from '~/features/base/forms/section.tsx';
import { longDay, moment, money as euros, number } from '~/lib/format.ts';
import { Chip } from '~/ui/chip.tsx';
import { ChangedDays } from './changed-days.tsx';
import { openerLook, OpenerMark } from './opener.tsx';
import { moverWords } from './status-words.ts';

const titles: Readonly<Record<OrderChange['action'], () => string>> = {
  move: m.order_event_change_move,
  skip: m.order_event_change_skip,
  address: m.order_event_change_address,
  time: m.order_event_change_time,
  method: m.order_event_change_method,
  cancel: m.order_event_change_cancel,
  kit: m.order_event_change_kit,
  cancel_order: m.order_event_cancel,
  request_cancellation: m.order_event_request_cancellation,
  late_money: m.order_event_change_late_money,
  too_close: m.order_event_change_too_close,
  bring_again: m.order_event_delivery_bring_again,
  give_back: m.order_event_delivery_give_back,
  confirm_days: m.order_event_change_confirm_days,
  still_held: m.order_event_change_still_held,
  closed_day: m.order_event_change_closed_day,
};

const titleOf = ({ action, by }: OrderChange): string =>
  action === 'cancel_order' && by === 'staff' ? m.order_cancelled_by_provider() : titles[action]();

const statuses: Readonly<Record<OrderChange['status'], (() => string) | null>> = {
  done: null,
  pending: m.receipt_pending,
  lapsed: m.receipt_lapsed,
  dropped: m.receipt_dropped,
  undone: m.receipt_undone,
};

const moneyWords = ({ money }: OrderChange): string[] => [
  ...(money.supplementCents > 0 ? [m.receipt_supplement({ amount: euros(money.supplementCents) })] : []),
  ...(money.returnCents > 0 ? [m.receipt_return({ amount: euros(money.returnCents) })] : []),
  ...(money.points > 0 ? [m.receipt_points({ points: number(money.points) })] : []),
  ...(money.earnedPointsBack > 0 ? [m.receipt_points_gone({ points: number(money.earnedPointsBack) })] : []),
];

function Receipt({ change }: { change: OrderChange }) {
  const { by, createdAt, days, effectiveFrom, status } = change;
  const sums = moneyWords(change);
  const isInForce = status === 'done' || status === 'pending';
  const state = statuses[status];
  return (
    <li>
      <details className="group rounded-control border border-line">
        <summary className={openerLook}>
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{titleOf(change)}</span>
              {state && <Chip>{state()}</Chip>}
            </span>
            <span className="block text-sm text-muted">
              <time dateTime={createdAt}>{moment(createdAt)}</time> · {moverWords(by)}
              {sums.length > 0 && ` · ${sums.join(' · ')}`}
            </span>
          </span>
          <OpenerMark />
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          {effectiveFrom && isInForce && (
            <p>{m.change_holds_from({ day: longDay(toDay(effectiveFrom), 'genitive') })}</p>
          )}
          {days.length > 0 && <ChangedDays days={days} />}
          {sums.length === 0 && <p className="text-sm text-muted">{m.change_costs_nothing()}</p>}
        </div>
      </details>
    </li>
  );
}

/** Receipts of all that was changed after the order was placed: who, when, what it was and is, and the money. */
export function CheckOutChanges({ changes }: { changes: readonly OrderChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Section title={m.receipts_title()}>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <Receipt key={change.id} change={change} />
        ))}
      </ul>
    </Section>
  );
}
