import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  paper: '[--plate:var(--color-paper)] [--rim:var(--color-line)]',
  beet: '[--plate:var(--color-beet-100)] [--rim:var(--color-beet-300)]',
  dill: '[--plate:var(--color-dill-100)] [--rim:var(--color-dill-500)]',
  yolk: '[--plate:var(--color-yolk-300)] [--rim:var(--color-yolk-500)]',
};

type Props = {
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** The brand's motif: a disk with a rim, for icons, numbers and round pictures. Sized by its class (size-16). */
export function Plate({ tone = 'paper', className, children }: Props) {
  return (
    <span
      className={cx(
        'plate inline-grid shrink-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
