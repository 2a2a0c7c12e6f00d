import type { Day } from '@shop/domain/day';
import type { Text } from '@shop/domain/text';
import { m } from '@shop/messages';
import { CalendarCheck } from 'lucide-react';
import { longDay, t } from '~/lib/format.ts';

export type FirstDays = {
  readonly cities: readonly Text[];
  readonly day: Day;
  /** The first that is no weekend and no holiday. */
  readonly working: Day | null;
  readonly broughtOn: Day;
};

const more = ({ day, working, broughtOn }: FirstDays): string =>
  [
    ...(broughtOn === day ? [] : [m.first_day_before()]),
    ...(working === null || working === day ? [] : [m.first_day_working({ day: longDay(working) })]),
  ].join(' ');

/** When an order of now can begin; city by city where that differs. */
export function FirstDay({ days }: { days: readonly FirstDays[] }) {
  if (days.length === 0) return null;
  const isSame = days.length === 1;
  return (
    <div className="flex gap-2.5 text-sm">
      <CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-dill-700" />
      <div className="min-w-0">
        {!isSame && <p className="font-semibold">{m.first_day_title()}</p>}
        {days.map((each) => (
          <p key={`${each.day} ${each.working}`}>
            <span className="font-semibold">
              {isSame
                ? m.first_day({ day: longDay(each.day) })
                : m.first_day_in({
                    cities: each.cities.map(t).join(', '),
                    day: longDay(each.day),
                  })}
            </span>
            {more(each) && <span className="text-muted"> {more(each)}</span>}
          </p>
        ))}
      </div>
    </div>
  );
}
