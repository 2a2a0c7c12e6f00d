import { m } from '@shop/messages';
import { Link } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs.tsx';

/** The way from the main page to here. */
export const crumbsTo = (...items: Crumb[]): Crumb[] => [{ label: m.home(), to: paths.home() }, ...items];

export function Crumbs({ items = [], current }: { items?: Crumb[]; current: string }) {
  return (
    <Breadcrumbs
      label={m.breadcrumbs()}
      items={crumbsTo(...items)}
      current={current}
      renderLink={({ to, label }, className) => (
        <Link to={to} prefetch="intent" className={className}>
          {label}
        </Link>
      )}
    />
  );
}
