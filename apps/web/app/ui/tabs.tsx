import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

type TabItem = {
  value: string;
  label: ReactNode;
  panel: ReactNode;
  /** The page on which this tab is the open one: where a press leads without JavaScript, or to another window. */
  href?: string | undefined;
};

type Props = {
  label: string;
  items: readonly TabItem[];
  defaultValue?: string | undefined;
  /** Every tab as wide as the next: for two or three. */
  even?: boolean | undefined;
  className?: string | undefined;
};

/** Where a key leads from one of so many tabs; null where it does not, as together with others, which are the browser's. */
const keyTarget = (press: KeyboardEvent, from: number, count: number): number | null => {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  switch (press.key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case ' ':
      return from;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/**
 * The tabs scroll sideways where they do not fit; the panels stay as they are. Our own, because the kit page would pay
 * for Base UI's with a tenth of its time to come alive.
 */
export function Tabs({ label, items, defaultValue, even = false, className }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const { before, after } = useScrollEdges(row);
  const [chosen, choose] = useState(defaultValue);
  const active = Math.max(
    0,
    items.findIndex(({ value }) => value === chosen),
  );
  const walk = (press: KeyboardEvent): void => {
    const target = keyTarget(press, active, items.length);
    if (target === null) return;
    press.preventDefault();
    choose(items[target]?.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div className={cx('min-w-0', className)}>
      <div
        className={cx(
          'max-w-full overflow-hidden rounded-full border border-line bg-paper',
          even ? 'w-full' : 'w-fit',
        )}
      >
        <div
          ref={row}
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={walk}
          className={cx(
            'no-scrollbar flex overflow-x-auto p-1',
            before && 'mask-l-from-[calc(100%-3rem)]',
            after && 'mask-r-from-[calc(100%-3rem)]',
          )}
        >
          {items.map((item, index) => {
            const tab = {
              role: 'tab',
              id: `${id}-tab-${index}`,
              'aria-selected': index === active,
              'aria-controls': index === active ? `${id}-panel` : undefined,
              tabIndex: index === active ? 0 : -1,
              onClick: (press: MouseEvent) => {
                if (press.metaKey || press.ctrlKey || press.shiftKey) return;
                press.preventDefault();
                choose(item.value);
              },
              className: cx(
                'grid min-h-11 shrink-0 place-content-center rounded-full px-4 font-semibold whitespace-nowrap hover:text-beet-700 aria-selected:bg-beet-950 aria-selected:text-white',
                'focus-visible:-outline-offset-4 aria-selected:focus-visible:outline-yolk-300',
                'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none',
                even && 'flex-1',
              ),
            };
            return item.href === undefined ? (
              <button key={item.value} type="button" {...tab}>
                {item.label}
              </button>
            ) : (
              <a key={item.value} href={item.href} {...tab}>
                {item.label}
              </a>
            );
          })}
        </div>
      </div>
      <div
        key={items[active]?.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${active}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-4 rounded-card"
      >
        {items[active]?.panel}
      </div>
    </div>
  );
}
