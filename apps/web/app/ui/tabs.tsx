import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

export type TabItem = { value: string; label: ReactNode; panel: ReactNode };

type Props = {
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Every tab as wide as the next: for two or three. */
  even?: boolean | undefined;
  className?: string | undefined;
};

/** The tabs scroll sideways where they do not fit; the panels stay as they are. */
export function Tabs({ label, items, value, defaultValue, onChange, even = false, className }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { before, after } = useScrollEdges(row);
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value })}
      onValueChange={(next: string) => onChange?.(next)}
      className={cx('min-w-0', className)}
    >
      <div
        className={cx(
          'max-w-full overflow-hidden rounded-full border border-line bg-paper',
          even ? 'w-full' : 'w-fit',
        )}
      >
        <Base.List
          ref={row}
          aria-label={label}
          activateOnFocus
          className={cx(
            'no-scrollbar flex overflow-x-auto p-1',
            before && 'mask-l-from-[calc(100%-3rem)]',
            after && 'mask-r-from-[calc(100%-3rem)]',
          )}
        >
          {items.map((item) => (
            <Base.Tab
              key={item.value}
              value={item.value}
              className={cx(
                'min-h-11 shrink-0 rounded-full px-4 font-semibold whitespace-nowrap hover:text-beet-700 data-active:bg-beet-950 data-active:text-white',
                'focus-visible:-outline-offset-4 data-active:focus-visible:outline-yolk-300',
                'forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText] forced-colors:data-active:forced-color-adjust-none',
                even && 'flex-1',
              )}
            >
              {item.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="mt-4 rounded-card">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
