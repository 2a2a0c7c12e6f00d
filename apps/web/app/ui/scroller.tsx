import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

type Props = {
  /** The row's name: "Dishes of this week". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Width of one card, a class. */
  itemClassName?: string | undefined;
  /** To the edges of the screen; false inside a column. Needs a Container around it. */
  bleed?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A row of cards that scrolls sideways, with the next card peeking in. */
export function Scroller({
  label,
  previousLabel,
  nextLabel,
  itemClassName = 'w-[76%] sm:w-[42%] lg:w-[30%] xl:w-[23%]',
  bleed = true,
  ...props
}: Props) {
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useScrollEdges(row);
  const scrolls = before || after;
  const turn = (direction: 1 | -1) => {
    const box = row.current;
    box?.scrollBy({ left: direction * box.clientWidth * 0.8, behavior: 'smooth' });
  };
  const arrow = (name: string, possible: boolean, direction: 1 | -1, icon: ReactNode) => (
    <IconButton
      variant="outline"
      label={name}
      icon={icon}
      aria-disabled={!possible || undefined}
      onClick={() => turn(direction)}
    />
  );
  return (
    <div role="group" aria-label={label} className={cx('min-w-0', props.className)}>
      <ul
        ref={row}
        tabIndex={scrolls ? 0 : undefined}
        className={cx(
          'no-scrollbar -mx-(--bleed) flex snap-x snap-mandatory scroll-px-(--bleed) gap-4 overflow-x-auto px-(--bleed) py-2',
          bleed ? '[--bleed:var(--gutter,0px)]' : '[--bleed:0px]',
        )}
      >
        {Children.map(props.children, (child) => (
          <li className={cx('flex shrink-0 snap-start *:w-full', itemClassName)}>{child}</li>
        ))}
      </ul>
      <div className={cx('mt-3 hidden justify-end gap-2 sm:flex', !scrolls && 'invisible')}>
        {arrow(previousLabel, before, -1, <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />)}
        {arrow(nextLabel, after, 1, <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />)}
      </div>
    </div>
  );
}
