import type { UserProfile } from '@shop/contract/auth';
import { dayInVilnius } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { dayAndYear, longDay } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';

type Props = {
  viewer: Pick<UserProfile, 'needsSecondFactor' | 'isSecondFactorAsked' | 'secondFactorDueAt'>;
};

/** A day of another year says which. */
export const secondFactorDueText = (dueAt: string, today = dayInVilnius(new Date())): string => {
  const day = dayInVilnius(new Date(dueAt));
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4);
  return m.second_factor_due({ day: isOfThisYear ? longDay(day, 'genitive') : dayAndYear(day) });
};

/** That a second factor is missing, and since or until when that matters. */
export function SecondFactorNotice({ viewer }: Props) {
  const { needsSecondFactor, isSecondFactorAsked, secondFactorDueAt } = viewer;
  if (needsSecondFactor)
    return (
      <Notice tone="warn" title={m.second_factor_needed_title()}>
        {m.second_factor_needed_text()}
      </Notice>
    );
  // Whoever is being asked is told on the page that asks.
  if (isSecondFactorAsked || secondFactorDueAt === null) return null;
  return (
    <Notice>
      {secondFactorDueText(secondFactorDueAt)}{' '}
      <Link to={paths.loginSettings()} className={linkLook()}>
        {m.second_factor_set_up_now()}
      </Link>
    </Notice>
  );
}
