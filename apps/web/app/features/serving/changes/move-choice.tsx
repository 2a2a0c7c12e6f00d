import { addDays, type Day, parseDay, weekday } from '@shop/domain/day';
import { m } from '@shop/messages';
import { CalendarX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDay, monthName, weekdayLetters } from '~/lib/format.ts';
import { daysOfMonth, firstOfMonth, nextMonth } from '~/lib/month-days.ts';
import { DayPicker, type PickerDay } from '~/ui/day-picker.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

/** To which days it can go, and why not to others. */
export type FreeDays = {
  readonly free: readonly Day[];
  readonly closed: readonly Day[];
  readonly taken: readonly Day[];
};

type Props = { days: FreeDays; day: Day; value: string | undefined; onChange: () => void };

function Meaning({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={className}>
        12
      </span>
      {children}
    </li>
  );
}

/** A month at a time; what cannot be chosen says why. */
export function MoveChoice({ days, day: own, value, onChange }: Props) {
  const { free, closed, taken } = days;
  const [chosen, setChosen] = useState(parseDay(value ?? ''));
  const [first, last] = [free[0], free.at(-1)];
  const [month, setMonth] = useState(firstOfMonth(chosen ?? own));
  if (!first || !last)
    return (
      <EmptyState
        icon={<CalendarX aria-hidden="true" />}
        title={m.change_no_days()}
        text={m.change_no_days_text()}
      />
    );
  const stateOf = (day: Day): { readonly tone: PickerDay['tone']; readonly why: string } => {
    if (day === own) return { tone: 'own', why: m.change_day_is_this() };
    if (free.includes(day)) return { tone: 'plain', why: '' };
    if (taken.includes(day)) return { tone: 'taken', why: m.change_day_taken() };
    if (closed.includes(day)) return { tone: 'off', why: m.change_day_closed() };
    return { tone: 'out', why: day < first ? m.change_day_too_soon() : m.change_day_too_far() };
  };
  return (
    <DayPicker
      name="to"
      legend={m.change_to_which()}
      required
      month={monthName(month)}
      weekdays={weekdayLetters()}
      offset={weekday(month) - 1}
      days={daysOfMonth(month).map((day): PickerDay => {
        const { tone, why } = stateOf(day);
        const label = [longDay(day), why].filter(Boolean).join(', ');
        return { value: day, number: Number(day.slice(8)), tone, label };
      })}
      value={chosen}
      onChange={(day) => {
        flushSync(() => setChosen(parseDay(day)));
        onChange();
      }}
      previous={{
        label: m.previous_month(),
        onPress: month > firstOfMonth(first) ? () => setMonth(firstOfMonth(addDays(month, -1))) : undefined,
      }}
      next={{
        label: m.next_month(),
        onPress: month < firstOfMonth(last) ? () => setMonth(nextMonth(month)) : undefined,
      }}
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <Meaning className="rounded-small border-[1.5px] border-dashed border-beet-600 px-1.5 font-bold text-beet-950">
          {m.change_legend_own()}
        </Meaning>
        <Meaning className="relative rounded-small bg-beet-50 px-1.5">{m.change_legend_taken()}</Meaning>
        {closed.length > 0 && <Meaning className="line-through">{m.change_legend_closed()}</Meaning>}
        <Meaning className="text-muted">{m.change_legend_out()}</Meaning>
      </ul>
    </DayPicker>
  );
}
