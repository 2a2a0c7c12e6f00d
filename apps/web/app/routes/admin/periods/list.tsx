import { m } from '@shop/messages';
import { columnsOf } from '~/features/office/admin/columns.ts';
import { ListPage } from '~/features/office/admin/list-page.tsx';
import { pageMeta } from '~/lib/page-title.ts';
import { listLoader } from '~/lib/resource-route.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.admin_periods());

export const loader = listLoader('periods');

const columns = columnsOf('periods')(
  {
    label: m.admin_period_days,
    cell: ({ days }) => m.plural_days({ count: days }),
    sort: 'days',
  },
  {
    label: m.admin_period_use,
    cell: ({ kitCount }) => (kitCount === 0 ? m.admin_period_unused() : m.plural_kits({ count: kitCount })),
  },
);

export default function Periods({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      place="periods"
      list={loaderData}
      columns={columns}
      createLabel={m.admin_period_new()}
      emptyText={m.admin_periods_empty()}
    />
  );
}
