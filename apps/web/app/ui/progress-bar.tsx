import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type Props = {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  value: number;
  max?: number | undefined;
  /** The figure in words: "3 of 10 days". */
  valueText: string;
  tone?: 'beet' | 'dill' | 'yolk' | undefined;
  className?: string | undefined;
};

const tones = { beet: 'bg-beet-600', dill: 'bg-dill-700', yolk: 'bg-yolk-500' };

export function ProgressBar({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'beet',
  className,
}: Props) {
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={className}>
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm'}>
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        <span aria-hidden="true" className="text-muted">
          {valueText}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className="h-3 overflow-hidden rounded-full border border-edge bg-paper"
      >
        <div
          className={cx(
            'h-full origin-left rounded-full transition-transform forced-colors:bg-[Highlight]',
            tones[tone],
          )}
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </div>
    </div>
  );
}
