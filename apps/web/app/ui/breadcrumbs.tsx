import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { linkLook } from './link-look.ts';

export type Crumb = { label: string; to: string };

type Props = {
  label: string;
  /** From the main page down; the page one is on is not a link. */
  items: readonly Crumb[];
  current: string;
  renderLink: (crumb: Crumb, className: string) => ReactNode;
  className?: string | undefined;
};

export function Breadcrumbs({ label, items, current, renderLink, className }: Props) {
  return (
    <nav aria-label={label} className={cx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map((crumb) => (
          <Fragment key={crumb.to}>
            <li>
              {renderLink(
                crumb,
                cx(linkLook({ kind: 'plain' }), 'inline-flex min-h-6 items-center text-muted'),
              )}
            </li>
            <li aria-hidden="true" className="text-edge">
              <ChevronRight size={14} strokeWidth={1.75} />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  );
}
