import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';
import { useValue } from './use-value.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** The name for screen readers, unless a Field around it has a label. */
  label?: string | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  /** What is announced after a press on − or +: "3 sets". */
  announce?: ((value: number) => string) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

const roundButton =
  'grid size-11 shrink-0 place-items-center rounded-full bg-beet-100 text-beet-700 transition-transform hover:bg-beet-600 hover:text-white ' +
  'active:scale-95 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-edge';

const clamp = (value: number, min: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;

export function NumberStepper({ min = 1, max = 99, step = 1, announce = String, ...props }: Props) {
  const control = useFieldControl();
  const [value, set] = useValue({
    value: props.value,
    defaultValue: props.defaultValue ?? min,
    onChange: props.onChange,
  });
  // What is being typed may be empty or out of bounds for a while; it counts when the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const move = (by: number) => {
    const next = clamp(value + by, min, max);
    if (next === value) return;
    set(next);
    setSaid(announce(next));
  };
  const settle = () => {
    if (typed !== null) set(clamp(Math.round(Number.parseFloat(typed)), min, max));
    setTyped(null);
  };
  const stepButton = (label: string, by: number, atEdge: boolean, icon: React.ReactNode) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEdge || undefined}
      disabled={props.disabled}
      onClick={() => move(by)}
      className={roundButton}
    >
      {icon}
    </button>
  );
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full border border-edge bg-paper p-0.5',
        props.disabled && 'opacity-50',
        props.className,
      )}
    >
      {stepButton(
        props.decreaseLabel,
        -step,
        value <= min,
        <Minus size={20} strokeWidth={1.75} aria-hidden="true" />,
      )}
      <input
        {...control}
        {...(props.name !== undefined && { name: props.name })}
        {...(props.label !== undefined && { 'aria-label': props.label })}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={step}
        disabled={props.disabled}
        value={typed ?? value}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          if (next >= min && next <= max) set(next);
          setTyped(event.target.value);
        }}
        onBlur={settle}
        className="h-11 w-12 [appearance:textfield] rounded-control bg-transparent text-center text-lg font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
      />
      {stepButton(
        props.increaseLabel,
        step,
        value >= max,
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />,
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </span>
  );
}
