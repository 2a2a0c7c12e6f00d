import type { DayActionAnswer, OpenedDelivery } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { refusalWords } from '~/features/serving/calendar/day-words.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { shortDay } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { ChoosableDay } from './chosen-days.ts';

type Props = {
  answer: DayActionAnswer;
  delivery: OpenedDelivery;
  /** Of the same order. */
  days: readonly ChoosableDay[];
};

/** What leads on from a refusal: the first day for which there is still time, the money, or giving back. */
const wayOn = ({ answer, delivery, days }: Props): { readonly to: string; readonly words: string } | null => {
  const { action, reason } = answer;
  if (reason === 'not_paid_yet' || reason === 'needs_request')
    return {
      to: paths.userCheckOut(delivery.checkOutId),
      words: reason === 'not_paid_yet' ? m.day_due_pay() : m.day_order({ number: delivery.checkOutNumber }),
    };
  if (reason === 'kit_is_fixed' && delivery.actions.some((each) => each.action === 'cancel' && each.allowed))
    return { to: accountPaths.dayAction(delivery.id, 'cancel'), words: m.day_cancel() };
  const open = days.find(({ lateSince }) => lateSince === null);
  if (reason !== 'too_late' || !open) return null;
  return {
    to: accountPaths.dayAction(open.id, action),
    words: m.change_first_open_day({ day: shortDay(open.day) }),
  };
};

/** Why it cannot be done, since when, and what else there is. */
export function TooLate(props: Props) {
  const { shop } = useRoot();
  const { answer, delivery } = props;
  const way = wayOn(props);
  return (
    <Notice
      tone="warn"
      title={answer.reason === 'too_late' ? m.change_not_possible() : m.change_not_now()}
      action={
        <div className="flex flex-wrap gap-3">
          {way && (
            <Link to={way.to} className={buttonLook({ size: 'sm' })}>
              {way.words}
            </Link>
          )}
          <Link to={paths.contacts()} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            {m.change_contact_us()}
          </Link>
        </div>
      }
    >
      {refusalWords(answer, shop.company.phone, delivery.orderedAt)}
    </Notice>
  );
}
