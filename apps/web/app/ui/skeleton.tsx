import { cx } from './cx.ts';

type Props = {
  shape?: 'line' | 'block' | 'plate' | undefined;
  /** Sizes it like what will come: h-6 w-40, aspect-[4/3]. */
  className?: string | undefined;
};

const shapes = { line: 'h-4 rounded-small', block: 'rounded-card', plate: 'rounded-full' };

/** Silent: the region around it carries aria-busy. Where nothing will ever come in its place, there is none. */
export function Skeleton({ shape = 'line', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-breathe bg-beet-100 noscript:hidden', shapes[shape], className)}
    />
  );
}
