import type { OrderChange } from '@shop/contract/order-changes';
import type { DayAction } from '@shop/domain/days/day-can';
import { m } from '@shop/messages';
import { Form, Link } from 'react-router';
import { deadline, longDay, money } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ChangeMoneyTable } from '~/features/selling/check-outs/change-money.tsx';
import { ChangedDays } from '~/features/selling/check-outs/changed-days.tsx';
import { PaySupplement } from '~/features/selling/check-outs/pay-supplement.tsx';
import type { Refusal } from '~/lib/refusal.ts';
import { changeWords } from './change-words.ts';

type Props = {
  action: DayAction;
  change: OrderChange;
  version: number;
  orderId: number;
  /** A change that waited for its supplement will not take effect. */
  isOtherDropped: boolean;
  now: string;
  /** Why it could not be paid. */
  refusal: Refusal | undefined;
};

/** What was done, how to take it back as long as that is possible, and where to pay what it costs. */
export function Receipt({ action, change, version, orderId, isOtherDropped, now, refusal }: Props) {
  const isPending = change.status === 'pending';
  const isUndoable = change.undoUntil !== null && now < change.undoUntil;
  return (
    <div className="grid gap-5">
      <Notice
        tone={isPending ? 'warn' : 'success'}
        live="polite"
        title={isPending ? m.change_pending_title() : changeWords[action].done()}
      >
        {isPending
          ? m.change_pending_text({
              amount: money(change.money.supplementCents),
              until: deadline(new Date(change.money.payUntil ?? now)),
            })
          : m.change_mailed()}
      </Notice>
      {isOtherDropped && <Notice tone="info">{m.change_dropped()}</Notice>}
      {change.effectiveFrom && (
        <p>{m.change_holds_from({ day: longDay(change.effectiveFrom, 'genitive') })}</p>
      )}
      <ChangedDays days={change.days} />
      {(change.money.returnCents > 0 || change.money.supplementCents > 0 || change.money.points > 0) && (
        <ChangeMoneyTable money={change.money} />
      )}
      {isPending && <PaySupplement change={change} intent="pay" refusal={refusal} />}
      <div className="flex flex-wrap gap-3">
        <Link to={paths.userDays()} className={buttonLook({ variant: 'secondary' })}>
          {m.change_to_calendar()}
        </Link>
        {isUndoable && change.undoUntil && (
          <Form method="post">
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="changeId" value={change.id} />
            <input type="hidden" name="checkOutId" value={change.checkOutId} />
            <input type="hidden" name="undoUntil" value={change.undoUntil} />
            <input type="hidden" name="orderId" value={orderId} />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" variant="quiet">
              {m.change_undo({ until: deadline(new Date(change.undoUntil)) })}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
