import { type Day, isoWeekStart, weekday } from '@shop/domain/day';
import { m } from '@shop/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dayRange, deadline, longDay, shortDay, weekdayLetters } from '~/lib/format.ts';
import { useIsLive } from '~/lib/use-is-live.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { describedBy, FieldMessage } from '~/ui/field.tsx';
import { useFormField } from '~/ui/form-context.ts';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { betweenDays, type ChoosableDay, withWeek } from './chosen-days.ts';

/** Since when it is too late, unless it was so when the day was ordered. */
const lateWords = (since: string, orderedAt: string): string =>
  since <= orderedAt ? m.change_day_late_ordered() : m.change_day_late({ since: deadline(new Date(since)) });

type CellProps = {
  day: ChoosableDay;
  orderedAt: string;
  isChosen: boolean;
  isWrong: boolean;
  onTap: () => void;
};

function Cell({ day: { id, day, lateSince }, orderedAt, isChosen, isWrong, onTap }: CellProps) {
  const late = lateSince && lateWords(lateSince, orderedAt);
  return (
    <label
      style={{ gridColumnStart: weekday(day) }}
      className={cx(
        'relative grid min-h-13 place-items-center rounded-control border-[1.5px] bg-paper py-1 text-center leading-tight tabular-nums outline-offset-2 outline-beet-600 has-focus-visible:outline-2',
        'has-checked:border-beet-600 has-checked:bg-beet-600 has-checked:text-white forced-colors:has-checked:bg-[Highlight]',
        'has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-transparent has-disabled:text-edge has-enabled:hover:border-beet-600',
        isWrong ? 'border-danger' : 'border-edge',
      )}
    >
      <input
        type="checkbox"
        name="deliveryIds"
        value={id}
        aria-label={[longDay(day), late].filter(Boolean).join(', ')}
        aria-invalid={isWrong || undefined}
        checked={isChosen}
        disabled={lateSince !== null}
        onChange={onTap}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none"
      />
      <span aria-hidden="true">
        <span className="block text-sm">{weekdayLetters()[weekday(day) - 1]}</span>
        <span className="block font-semibold">{Number(day.slice(8))}</span>
      </span>
    </label>
  );
}

const weeksOf = (days: readonly ChoosableDay[]): (readonly [Day, readonly ChoosableDay[]])[] => [
  ...Map.groupBy(days, ({ day }) => isoWeekStart(day)),
];

type Props = {
  days: readonly ChoosableDay[];
  orderedAt: string;
  chosen: readonly number[];
  onChange: () => void;
};

/** The days of an order that are still to come, week by week: one by one, from one to another, or a whole week. */
export function DayChoice({ days, orderedAt, chosen, onChange }: Props) {
  const { id, error } = useFormField('deliveryIds');
  const isLive = useIsLive();
  const [ids, setIds] = useState(chosen);
  const [mode, setMode] = useState('single');
  const [start, setStart] = useState<number | null>(null);
  const choose = (next: readonly number[]) => {
    flushSync(() => setIds(next));
    onChange();
  };
  const tap = (dayId: number) => {
    if (mode === 'single')
      return choose(ids.includes(dayId) ? ids.filter((each) => each !== dayId) : [...ids, dayId]);
    setStart(start === null ? dayId : null);
    return choose(start === null ? [dayId] : betweenDays(days, start, dayId));
  };
  const late = days.filter(({ lateSince }) => lateSince !== null);
  return (
    <fieldset id={id} aria-describedby={describedBy(id, null, error)} className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">
        {m.change_which_days()}
        <span aria-hidden="true" className="text-beet-600">
          {' *'}
        </span>
      </legend>
      {isLive && days.length > 2 && (
        <RadioCards
          name="howChosen"
          legend={m.change_how_chosen()}
          hideLegend
          layout="chips"
          value={mode}
          onChange={(next) => {
            setMode(next);
            setStart(null);
          }}
          options={[
            { value: 'single', title: m.change_one_by_one() },
            { value: 'run', title: m.change_from_to() },
          ]}
        />
      )}
      {mode === 'run' && (
        <p role="status" className="text-sm text-muted">
          {start === null ? m.change_tap_first() : m.change_tap_last()}
        </p>
      )}
      {weeksOf(days).map(([monday, week]) => {
        const range = dayRange(week[0]?.day ?? monday, week.at(-1)?.day ?? monday);
        return (
          <div key={monday} className="grid gap-1.5">
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
              <p className="text-sm text-muted first-letter:uppercase">{range}</p>
              {isLive && week.filter(({ lateSince }) => lateSince === null).length > 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={m.change_whole_week_of({ days: range })}
                  onClick={() => {
                    setStart(null);
                    choose(withWeek(ids, week));
                  }}
                >
                  {m.change_whole_week()}
                </Button>
              )}
            </div>
            <div className="grid grid-cols-7 gap-1">
              {week.map((day) => (
                <Cell
                  key={day.id}
                  day={day}
                  orderedAt={orderedAt}
                  isChosen={ids.includes(day.id)}
                  isWrong={error !== null}
                  onTap={() => tap(day.id)}
                />
              ))}
            </div>
          </div>
        );
      })}
      {late.length > 0 && (
        <ul className="grid gap-0.5 text-sm text-muted">
          {late.map(({ id: dayId, day, lateSince }) => (
            <li key={dayId} className="first-letter:uppercase">
              {`${shortDay(day)}: ${lateWords(lateSince ?? '', orderedAt)}`}
            </li>
          ))}
        </ul>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
