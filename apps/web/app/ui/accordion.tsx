import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

type Props = {
  items: readonly AccordionItem[];
  /** With a name, opening one closes the others. */
  name?: string | undefined;
  openId?: string | undefined;
  className?: string | undefined;
};

/** Native details: opens without JavaScript, and the browser's search in page finds the answers. */
export function Accordion({ items, name, openId, className }: Props) {
  return (
    <div className={cx('divide-y divide-line border-y border-line', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.id === openId} className="group/item">
          <summary className="flex list-none items-center justify-between gap-4 rounded-control py-4 text-lg font-semibold hover:text-beet-700 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">{item.title}</span>
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-beet-100 text-beet-700 group-open/item:bg-beet-600 group-open/item:text-white">
              <Plus
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="transition-transform group-open/item:rotate-45"
              />
            </span>
          </summary>
          <div className="max-w-prose pr-12 pb-6 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
