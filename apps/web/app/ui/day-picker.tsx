import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { describedBy, FieldMessage } from './field.tsx';
import { useFormField } from './form-context.ts';
import { IconButton } from './icon-button.tsx';

export type PickerDay = {
  /** A plain date. */
  value: string;
  number: number;
  /** The whole of it, for screen readers: "Monday, 16 November, delivery 2.00 €". */
  label: string;
  /** off: closed, said by a line through it; taken: something is on it already; own: the one that it is about; out: too soon or too late, merely quiet. */
  tone: 'plain' | 'special' | 'taken' | 'own' | 'off' | 'out';
};

type Props = {
  name: string;
  legend: ReactNode;
  required?: boolean | undefined;
  month: string;
  /** Short names, Monday first. */
  weekdays: readonly string[];
  /** How many cells stay empty before the first day. */
  offset: number;
  days: readonly PickerDay[];
  value: string | null;
  onChange: (value: string) => void;
  previous: { label: string; onPress: (() => void) | undefined };
  next: { label: string; onPress: (() => void) | undefined };
  /** What the colours mean. */
  children?: ReactNode;
};

const tones = {
  plain: 'bg-paper has-enabled:hover:border-beet-600',
  special: 'bg-yolk-300/50 has-enabled:hover:border-beet-600',
  taken: 'bg-beet-50 text-muted',
  own: 'border-dashed border-beet-600 bg-beet-50 font-bold',
  off: 'bg-transparent text-edge line-through',
  out: 'bg-transparent text-edge',
};

/** A month of days to choose one from: radio buttons, so that arrows walk over the days that can be chosen. */
export function DayPicker(props: Props) {
  const { name, legend, required = false, month, weekdays, offset, days, value, onChange } = props;
  const { id, error } = useFormField(name);
  const turn = ({ label, onPress }: Props['next'], icon: ReactNode) => (
    // Keeps its size from the first moment, also before the look has come.
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      disabled={!onPress}
      onClick={onPress}
      className="min-h-9 min-w-9"
    />
  );
  return (
    <fieldset id={id} aria-describedby={describedBy(id, null, error)} className="min-w-0">
      <legend className="mb-2 font-semibold">
        {legend}
        {required && (
          <span aria-hidden="true" className="text-beet-600">
            {' *'}
          </span>
        )}
      </legend>
      <div className="rounded-card border border-line bg-paper p-3 sm:p-4">
        <div className="mb-2 flex items-center justify-between">
          {turn(props.previous, <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />)}
          <p aria-live="polite" className="font-semibold first-letter:uppercase">
            {month}
          </p>
          {turn(props.next, <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />)}
        </div>
        <div className="grid grid-cols-7 gap-1 text-center">
          {weekdays.map((weekday) => (
            <span key={weekday} aria-hidden="true" className="text-sm text-muted">
              {weekday}
            </span>
          ))}
          {days.map((day, index) => (
            <label
              key={day.value}
              style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}
              className={cx(
                'relative grid min-h-11 place-items-center rounded-control border-[1.5px] border-transparent tabular-nums outline-offset-2 outline-beet-600 has-focus-visible:outline-2',
                'has-checked:border-beet-600 has-checked:bg-beet-600 has-checked:font-bold has-checked:text-white',
                tones[day.tone],
              )}
            >
              <input
                type="radio"
                name={name}
                value={day.value}
                aria-label={day.label}
                checked={day.value === value}
                required={required}
                disabled={day.tone !== 'plain' && day.tone !== 'special'}
                onChange={() => onChange(day.value)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none"
              />
              {day.number}
            </label>
          ))}
        </div>
        {props.children && <div className="mt-3">{props.children}</div>}
      </div>
      {error && (
        <div className="mt-2">
          <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
        </div>
      )}
    </fieldset>
  );
}
