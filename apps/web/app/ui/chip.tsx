import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type ChipTone = 'beet' | 'dill' | 'yolk' | 'neutral' | 'strong';

const tones: Record<ChipTone, string> = {
  beet: 'border-transparent bg-beet-100 text-beet-700',
  dill: 'border-transparent bg-dill-100 text-dill-700',
  yolk: 'border-transparent bg-yolk-300 text-beet-950',
  strong: 'border-transparent bg-beet-600 text-white',
  neutral: 'border-line bg-paper text-beet-950',
};

type Props = {
  tone?: ChipTone | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A word about a thing: vegetarian, new, in season, a state. Not a button. */
export function Chip({ tone = 'neutral', icon, className, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm leading-tight font-semibold [&_svg]:size-4 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
