import type { DayActionAnswer } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { deadline } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

const reasons: Readonly<Record<NonNullable<DayActionAnswer['reason']>, (until: string) => string>> = {
  not_from_here: () => m.change_reason_not_from_here(),
  too_late: (until) => m.change_reason_too_late({ until }),
  switched_off: () => m.change_reason_switched_off(),
  not_paid_yet: () => m.change_reason_not_paid_yet(),
  needs_request: () => m.change_reason_needs_request(),
  kit_is_fixed: () => m.change_reason_kit_is_fixed(),
  needs_account: () => m.failure_needs_account(),
};

/** Why it cannot be done, since when, and what else there is. */
export function TooLate({ answer }: { answer: DayActionAnswer }) {
  const words = answer.reason && reasons[answer.reason](deadline(new Date(answer.until)));
  return (
    <Notice
      tone="warn"
      title={m.change_not_possible()}
      action={
        <Link to={paths.contacts()} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          {m.change_contact_us()}
        </Link>
      }
    >
      {words}
    </Notice>
  );
}
