import { cx } from './cx.ts';
import type { Remaining } from './remaining.ts';

type Props = {
  remaining: Remaining;
  /** The words under the figures, in the right plural. */
  labels: Record<keyof Remaining, string>;
  /** The whole thing in one sentence, for screen readers; minutes are precise enough. */
  description: string;
  size?: 'sm' | 'lg' | undefined;
  className?: string | undefined;
};

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Small plates of figures, four or, on the last day, three. Each keeps its width, so that nothing moves when a figure changes. */
export function CountdownDigits({ remaining, labels, description, size = 'lg', className }: Props) {
  const large = size === 'lg';
  // "00 days" tells nothing.
  const shown = units.filter((unit) => unit !== 'days' || remaining.days > 0);
  return (
    <div
      role="timer"
      aria-label={description}
      className={cx('flex w-full', large ? 'max-w-89 gap-2 sm:gap-3' : 'max-w-62 gap-1.5', className)}
    >
      {shown.map((unit) => (
        <span
          key={unit}
          aria-hidden="true"
          className={cx(
            'flex min-w-0 flex-1 flex-col items-center rounded-control border border-line bg-paper text-beet-950',
            large ? 'py-2 sm:py-3' : 'py-1',
          )}
        >
          <span
            className={cx(
              'font-display leading-none font-bold tracking-tight tabular-nums',
              large ? 'text-2xl sm:text-3xl' : 'text-lg',
            )}
          >
            {String(remaining[unit]).padStart(2, '0')}
          </span>
          <span
            className={cx('mt-1 max-w-full leading-tight text-muted', large ? 'text-sm' : 'text-[0.75rem]')}
          >
            {labels[unit]}
          </span>
        </span>
      ))}
    </div>
  );
}
