import type { DayActionAnswer } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { refusalWords } from '~/features/serving/calendar/day-words.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** Why it cannot be done, since when, and what else there is. */
export function TooLate({ answer, orderedAt }: { answer: DayActionAnswer; orderedAt: string }) {
  const { shop } = useRoot();
  return (
    <Notice
      tone="warn"
      title={answer.reason === 'too_late' ? m.change_not_possible() : m.change_not_now()}
      action={
        <Link to={paths.contacts()} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          {m.change_contact_us()}
        </Link>
      }
    >
      {refusalWords(answer, shop.company.phone, orderedAt)}
    </Notice>
  );
}
