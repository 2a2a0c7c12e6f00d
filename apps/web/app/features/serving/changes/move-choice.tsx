import type { Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { longDay } from '~/lib/format.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { CalendarX } from 'lucide-react';
import { RadioCards } from '~/ui/radio-cards.tsx';

/** So many are in sight at first: a day is seldom moved far. */
const FIRST_DAYS = 14;

type Props = { days: readonly Day[]; value: string | undefined };

export function MoveChoice({ days, value }: Props) {
  if (days.length === 0)
    return (
      <EmptyState
        icon={<CalendarX aria-hidden="true" />}
        title={m.change_no_days()}
        text={m.change_no_days_text()}
      />
    );
  const options = days.map((day) => ({ value: day, title: longDay(day) }));
  const [near, far] = [options.slice(0, FIRST_DAYS), options.slice(FIRST_DAYS)];
  return (
    <>
      <RadioCards
        name="to"
        legend={m.change_to_which()}
        layout="chips"
        required
        defaultValue={value}
        options={near}
      />
      {far.length > 0 && (
        <details open={far.some((option) => option.value === value)}>
          <summary className="w-fit cursor-pointer font-semibold text-beet-700">
            {m.change_later_days()}
          </summary>
          <RadioCards
            name="to"
            legend={m.change_later_days()}
            hideLegend
            layout="chips"
            defaultValue={value}
            options={far}
            className="mt-3"
          />
        </details>
      )}
    </>
  );
}
