import type { CalendarDelivery, Due, WaitingSupplement } from '@shop/contract/delivery-calendar';
import type { Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Form, Link, useNavigation } from 'react-router';
import { deadline, longDay, money, phoneNumber } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { isStoppedForCash } from './day-words.ts';
import { TimeLeft } from './time-left.tsx';

const dueWords = ({ cents, until, cashOn }: Due, broughtOn: Day, today: Day): string => {
  const amount = money(cents);
  if (until !== null) return m.day_due_online({ amount, until: deadline(new Date(until)) });
  if (cashOn === null) return m.day_due_transfer({ amount });
  if (cashOn < today) return m.order_status_cash_begun({ amount });
  return cashOn === broughtOn
    ? m.day_due_cash_now({ amount })
    : m.day_due_cash({ amount, day: longDay(cashOn, 'accusative') });
};

/** What is still to be paid for the order of a day, how and by when. */
export function DueNotice({ delivery, today }: { delivery: CalendarDelivery; today: Day }) {
  const { shop } = useRoot();
  const { due, broughtOn, checkOutId } = delivery;
  const isStopped = isStoppedForCash(delivery);
  if (!due) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Link
          to={paths.userCheckOut(checkOutId)}
          className={buttonLook({
            size: 'sm',
            variant: due.cashOn === null || isStopped ? 'primary' : 'secondary',
          })}
        >
          {due.cashOn === null || isStopped ? m.day_due_pay() : m.day_due_pay_otherwise()}
        </Link>
      }
    >
      {isStopped
        ? m.missed_pay_text({ amount: money(due.cents), phone: phoneNumber(shop.company.phone) })
        : dueWords(due, broughtOn, today)}
    </Notice>
  );
}

/** A day that waits for the shop's word, and may become another. */
export function HeldNotice({ delivery }: { delivery: CalendarDelivery }) {
  if (delivery.status !== 'held' || isStoppedForCash(delivery)) return null;
  return (
    <Notice tone="warn" title={m.day_held_title()}>
      {m.day_held_text()}
    </Notice>
  );
}

/** Another kit that holds once its supplement is paid; the order's page takes it to the bank. */
export function SupplementNotice({ supplement, now }: { supplement: WaitingSupplement; now: string }) {
  const { changeId, checkOutId, checkOutNumber, cents, payUntil } = supplement;
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('changeId') === String(changeId);
  return (
    <Notice
      tone="warn"
      title={m.day_order({ number: checkOutNumber })}
      action={
        <Form method="post" action={paths.userCheckOut(checkOutId)}>
          <input type="hidden" name="intent" value="pay_supplement" />
          <input type="hidden" name="changeId" value={changeId} />
          <Button type="submit" size="sm" loading={isSent}>
            {m.supplement_pay()}
          </Button>
        </Form>
      }
    >
      <p>{m.supplement_waits({ amount: money(cents), until: deadline(new Date(payUntil)) })}</p>
      <p className="mt-2">
        <TimeLeft until={payUntil} now={now} />
      </p>
    </Notice>
  );
}
