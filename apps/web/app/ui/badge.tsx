import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  count: number;
  /** What is counted, for screen readers: "3 kits in the cart". */
  label: string;
  className?: string | undefined;
};

/** A small number on the corner of an icon. Nothing at zero. Its parent is `relative`. */
export function Badge({ count, label, className }: Props) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        'absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full border border-paper bg-beet-600 px-1 text-[0.75rem] leading-none font-bold text-white tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
