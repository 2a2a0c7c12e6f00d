import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { iconButtonLook } from './icon-button.tsx';
import { pageWindow } from './page-window.ts';

export type PageLink = {
  page: number;
  className: string;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

type Props = {
  label: string;
  page: number;
  pageCount: number;
  previousLabel: string;
  nextLabel: string;
  /** The full name of a page's link: "Page 3". */
  pageLabel: (page: number) => string;
  /** Spread the rest on the router's link: `({ page, ...link }) => <Link to={…} {...link} />`. */
  renderLink: (link: PageLink) => ReactNode;
  className?: string | undefined;
};

/** Nothing for a single page. */
export function Pagination({
  label,
  page,
  pageCount,
  previousLabel,
  nextLabel,
  pageLabel,
  renderLink,
  className,
}: Props) {
  if (pageCount <= 1) return null;
  const arrow = (to: number, name: string, children: ReactNode) =>
    renderLink({
      page: to,
      className: iconButtonLook({ variant: 'outline' }),
      'aria-label': name,
      'aria-current': undefined,
      children,
    });
  return (
    <nav aria-label={label} className={cx('flex flex-wrap items-center justify-center gap-1', className)}>
      {page > 1 &&
        arrow(page - 1, previousLabel, <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />)}
      <ol className="flex flex-wrap items-center gap-1">
        {pageWindow(page, pageCount).map((one, index) => (
          <li key={one ?? `gap-${index}`} className={cx('grid', one !== page && 'max-sm:hidden')}>
            {one === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              renderLink({
                page: one,
                className: cx(
                  'grid h-11 min-w-11 place-items-center rounded-full px-2 font-semibold',
                  one === page ? 'bg-beet-950 text-white' : 'hover:bg-beet-100',
                ),
                'aria-label': pageLabel(one),
                'aria-current': one === page ? 'page' : undefined,
                children: one,
              })
            )}
          </li>
        ))}
      </ol>
      {page < pageCount &&
        arrow(page + 1, nextLabel, <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />)}
    </nav>
  );
}
