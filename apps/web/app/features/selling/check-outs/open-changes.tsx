import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Form, useNavigation } from 'react-router';
import { dayRange, deadline, money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Outcome } from '~/lib/intents.ts';
import type { CheckOutDone, ShownCheckOut } from './check-out-data.ts';
import { dayRuns } from './day-runs.ts';
import { PaySupplement } from './pay-supplement.tsx';

type Change = ShownCheckOut['changes'][number];

const dayNames = ({ days }: Change): string =>
  dayRuns(days.map(({ from }) => toDay(from.day)))
    .map(({ first, last }) => dayRange(first, last))
    .join(', ');

type Sending = Pick<ReturnType<typeof useNavigation>, 'state' | 'formData'>;

const isSent = ({ state, formData }: Sending, intent: string): boolean =>
  state !== 'idle' && formData?.get('intent') === intent;

function TakeBack({ checkOut, change, until }: { checkOut: ShownCheckOut; change: Change; until: string }) {
  const navigation = useNavigation();
  const isCancelled = change.action === 'cancel' || change.action === 'cancel_order';
  // Of several kits each is had back on its own, by its days.
  const isWhole =
    change.action === 'cancel_order' ||
    (checkOut.orders.length === 1 && change.days.length === checkOut.orders[0]?.deliveries.length);
  const term = { until: deadline(new Date(until)) };
  const intent = isCancelled ? 'continue' : 'undo';
  return (
    <Notice>
      <p>
        {isCancelled
          ? isWhole
            ? m.continue_text(term)
            : m.continue_days_text({ days: dayNames(change), ...term })
          : m.undo_text(term)}
      </p>
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="orderId" value={change.orderId ?? checkOut.orders[0]?.id} />
        <input type="hidden" name="changeId" value={change.id} />
        <input type="hidden" name="version" value={checkOut.version} />
        {change.action === 'cancel' &&
          change.days.map(({ deliveryId }) => (
            <input key={deliveryId} type="hidden" name="deliveryId" value={deliveryId} />
          ))}
        <Button type="submit" variant="secondary" loading={isSent(navigation, intent)}>
          {isCancelled ? (isWhole ? m.continue_order() : m.continue_days()) : m.undo_change()}
        </Button>
      </Form>
    </Notice>
  );
}

/** What is not about a field is told above the whole page. */
const couponRefused = (outcome: Props['outcome']) =>
  outcome?.intent === 'pay_supplement' && Object.keys(outcome.refusal?.errors ?? {}).length > 0
    ? outcome.refusal
    : undefined;

type Props = { checkOut: ShownCheckOut; outcome: Outcome<CheckOutDone> | undefined; now: string };

/** A change that waits for its money, and those that can still be taken back: the newest, and days that were given back. */
export function OpenChanges({ checkOut, outcome, now }: Props) {
  const pending = checkOut.changes.find(({ status }) => status === 'pending');
  return (
    <>
      {pending && pending.money.payUntil !== null && (
        <Notice tone="warn">
          <p className="mb-3">
            {m.supplement_waits({
              amount: money(pending.money.supplementCents),
              until: deadline(new Date(pending.money.payUntil)),
            })}
          </p>
          <PaySupplement change={pending} intent="pay_supplement" refusal={couponRefused(outcome)} />
        </Notice>
      )}
      {checkOut.changes.map(
        (change) =>
          change.undoUntil !== null &&
          change.undoUntil > now && (
            <TakeBack key={change.id} checkOut={checkOut} change={change} until={change.undoUntil} />
          ),
      )}
    </>
  );
}
