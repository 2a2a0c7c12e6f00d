import type { UserProfile } from '@shop/contract/auth';
import { dayInVilnius } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { longDay } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';

type Props = { viewer: Pick<UserProfile, 'needsSecondFactor' | 'secondFactorPutOffUntil'> };

/** That a second factor is missing, and since or until when that matters. */
export function SecondFactorNotice({ viewer: { needsSecondFactor, secondFactorPutOffUntil: until } }: Props) {
  if (needsSecondFactor)
    return (
      <Notice tone="warn" title={m.second_factor_needed_title()}>
        {m.second_factor_needed_text()}
      </Notice>
    );
  if (until === null) return null;
  return (
    <Notice>
      {m.second_factor_put_off({ day: longDay(dayInVilnius(new Date(until)), 'genitive') })}{' '}
      <Link to={paths.loginSettings()} className={linkLook()}>
        {m.second_factor_set_up_now()}
      </Link>
    </Notice>
  );
}
