import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** Ready to read: "12,90 €". */
  amount: string;
  /** Before the amount: "from". */
  prefix?: ReactNode;
  /** After the amount: "per day". */
  unit?: ReactNode;
  /** The price before the discount, with the words that say so to a screen reader. */
  old?: { amount: string; label: string } | undefined;
  /** The lowest price of the last 30 days, as the law asks for beside a discount. */
  note?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' };

export function Price({ amount, prefix, unit, old, note, size = 'md', className }: Props) {
  return (
    <span className={cx('inline-flex flex-col', className)}>
      <span className="flex flex-wrap items-baseline gap-x-2">
        {prefix && <span className="text-sm text-muted">{prefix}</span>}
        <span className={cx('font-display font-bold whitespace-nowrap text-beet-700', sizes[size])}>
          {amount}
        </span>
        {old && (
          <s className="text-sm whitespace-nowrap text-muted">
            <VisuallyHidden>{old.label} </VisuallyHidden>
            {old.amount}
          </s>
        )}
        {unit && <span className="text-sm text-muted">{unit}</span>}
      </span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </span>
  );
}
