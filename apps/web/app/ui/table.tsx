import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

type Props = {
  caption: ReactNode;
  hideCaption?: boolean | undefined;
  /** The first column stays in sight while the others scroll. Make its cells <th scope="row">. */
  stickyFirst?: boolean | undefined;
  dense?: boolean | undefined;
  /** From 48 rem up the head stays in sight while the page scrolls: for tables that fit in width. */
  stickyHead?: boolean | undefined;
  className?: string | undefined;
  /** <thead> and <tbody>, written as they are. Figures: className="text-right tabular-nums". */
  children: ReactNode;
};

const edge =
  'pointer-events-none absolute inset-y-0 z-20 w-10 from-beet-950/20 to-transparent opacity-0 transition-opacity';

/** Borders of collapsed cells would scroll away below a head that stays. */
const stickyHeadLook =
  'md:border-separate md:border-spacing-0 md:[&_tbody_tr>*]:border-t md:[&_tbody_tr>*]:border-line md:[&_thead_th]:sticky md:[&_thead_th]:top-0 md:[&_thead_th]:z-10 md:[&_thead_th]:shadow-[0_1px_0_var(--color-line)] md:[&_tbody_tr:first-child>*]:border-t-0 md:[&_thead_th:first-child]:rounded-tl-card md:[&_thead_th:last-child]:rounded-tr-card md:[&_tbody_tr:last-child>:first-child]:rounded-bl-card md:[&_tbody_tr:last-child>:last-child]:rounded-br-card';

export function Table({ caption, hideCaption = false, stickyFirst = false, dense = false, ...props }: Props) {
  const { stickyHead = false } = props;
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { before, after } = useScrollEdges(box);
  return (
    <div
      className={cx(
        'relative min-w-0 overflow-clip rounded-card border border-line bg-paper',
        stickyHead && 'md:overflow-visible',
        props.className,
      )}
    >
      <div
        ref={box}
        role="region"
        aria-labelledby={captionId}
        tabIndex={before || after ? 0 : undefined}
        className={cx(
          'thin-scrollbar overflow-x-auto rounded-card focus-visible:-outline-offset-2',
          stickyHead && 'md:overflow-visible',
        )}
      >
        <table
          className={cx(
            'w-full border-collapse text-left',
            dense
              ? 'text-sm [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2'
              : '[&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3',
            '[&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_td]:bg-paper [&_tbody_th]:bg-paper [&_tbody_th]:font-semibold [&_tbody_tr:hover>*]:bg-beet-50',
            '[&_thead_th]:bg-cream [&_thead_th]:text-sm [&_thead_th]:font-semibold [&_thead_th]:text-muted [&_thead_th]:whitespace-nowrap',
            stickyHead && stickyHeadLook,
            stickyFirst && '[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-10',
          )}
        >
          <caption
            id={captionId}
            className={hideCaption ? 'sr-only' : 'px-4 pt-4 pb-2 text-left font-display text-xl font-bold'}
          >
            {caption}
          </caption>
          {props.children}
        </table>
      </div>
      {!stickyFirst && (
        <span aria-hidden="true" className={cx(edge, 'left-0 bg-linear-to-r', before && 'opacity-100')} />
      )}
      <span aria-hidden="true" className={cx(edge, 'right-0 bg-linear-to-l', after && 'opacity-100')} />
    </div>
  );
}

export type SortDirection = 'ascending' | 'descending' | 'none';

/** The look of the button or link inside <th aria-sort={direction}>. */
export const sortLook = 'inline-flex min-h-6 items-center gap-1 rounded-small hover:text-beet-700';

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export function SortMark({ direction }: { direction: SortDirection }) {
  const Icon = marks[direction];
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}
