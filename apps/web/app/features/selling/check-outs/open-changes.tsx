import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Form, useNavigation } from 'react-router';
import { dayRange, deadline, money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { ShownCheckOut } from './check-out-data.ts';
import { dayRuns } from './day-runs.ts';

const dayNames = ({ days }: ShownCheckOut['changes'][number]): string =>
  dayRuns(days.map(({ from }) => toDay(from.day)))
    .map(({ first, last }) => dayRange(first, last))
    .join(', ');

type Of = { checkOut: ShownCheckOut; now: string };

/** A change that waits for its money, and those that can still be taken back. */
export function OpenChanges({ checkOut, now }: Of) {
  const { state, formData } = useNavigation();
  const isSent = (intent: string): boolean => state !== 'idle' && formData?.get('intent') === intent;
  const pending = checkOut.changes.find(({ status }) => status === 'pending');
  const undoable = checkOut.changes.find(({ undoUntil }) => undoUntil !== null && undoUntil > now);
  const isCancelled = undoable?.action === 'cancel' || undoable?.action === 'cancel_order';
  // Of several kits each is had back on its own, by its days.
  const isWhole =
    undoable?.action === 'cancel_order' ||
    (checkOut.orders.length === 1 && undoable?.days.length === checkOut.orders[0]?.deliveries.length);
  const orderId = undoable?.orderId ?? checkOut.orders[0]?.id;
  return (
    <>
      {pending && pending.money.payUntil !== null && (
        <Notice tone="warn">
          <p>
            {m.supplement_waits({
              amount: money(pending.money.supplementCents),
              until: deadline(new Date(pending.money.payUntil)),
            })}
          </p>
          <Form method="post" preventScrollReset className="mt-3">
            <input type="hidden" name="intent" value="pay_supplement" />
            <input type="hidden" name="changeId" value={pending.id} />
            <Button type="submit" loading={isSent('pay_supplement')}>
              {m.supplement_pay()}
            </Button>
          </Form>
        </Notice>
      )}
      {undoable && undoable.undoUntil !== null && (
        <Notice>
          <p>
            {isCancelled
              ? isWhole
                ? m.continue_text({ until: deadline(new Date(undoable.undoUntil)) })
                : m.continue_days_text({
                    days: dayNames(undoable),
                    until: deadline(new Date(undoable.undoUntil)),
                  })
              : m.undo_text({ until: deadline(new Date(undoable.undoUntil)) })}
          </p>
          <Form method="post" preventScrollReset className="mt-3">
            <input type="hidden" name="intent" value={isCancelled ? 'continue' : 'undo'} />
            <input type="hidden" name="orderId" value={orderId} />
            <input type="hidden" name="changeId" value={undoable.id} />
            <input type="hidden" name="version" value={checkOut.version} />
            {undoable.action === 'cancel' &&
              undoable.days.map(({ deliveryId }) => (
                <input key={deliveryId} type="hidden" name="deliveryId" value={deliveryId} />
              ))}
            <Button type="submit" variant="secondary" loading={isSent(isCancelled ? 'continue' : 'undo')}>
              {isCancelled ? (isWhole ? m.continue_order() : m.continue_days()) : m.undo_change()}
            </Button>
          </Form>
        </Notice>
      )}
    </>
  );
}
