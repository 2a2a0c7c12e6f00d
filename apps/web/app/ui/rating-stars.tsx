import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  /** 0 to 5; parts of a star are drawn. */
  value: number;
  /** In words: "4.6 of 5, 128 ratings". */
  label: string;
  /** Shown after the stars. */
  children?: ReactNode;
  className?: string | undefined;
};

const places = [1, 2, 3, 4, 5] as const;

const row = (look: string) =>
  places.map((place) => <Star key={place} size={18} strokeWidth={1.75} className={cx('shrink-0', look)} />);

export function RatingStars({ value, label, children, className }: Props) {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <span role="img" aria-label={label} className="relative inline-flex">
        <span className="flex">{row('text-warn')}</span>
        <span
          className="absolute inset-y-0 left-0 flex overflow-hidden"
          style={{ width: `${Math.min(5, Math.max(0, value)) * 20}%` }}
        >
          {row('fill-yolk-500 text-warn')}
        </span>
      </span>
      {children && <span className="text-sm text-muted">{children}</span>}
    </span>
  );
}
