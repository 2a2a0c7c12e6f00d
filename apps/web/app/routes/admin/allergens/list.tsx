import { m } from '@shop/messages';
import { columnsOf } from '~/features/office/admin/columns.ts';
import { ListPage } from '~/features/office/admin/list-page.tsx';
import { number, t } from '~/lib/format.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { listLoader } from '~/lib/resource-route.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.admin_allergens());

export const loader = listLoader('allergens');

const columns = columnsOf('allergens')(
  { label: m.admin_allergen_name, cell: ({ name }) => t(name), sort: 'name' },
  {
    label: m.admin_allergen_kind,
    cell: ({ code }) => (code === null ? m.admin_allergen_own() : m.admin_allergen_legal()),
  },
  {
    label: m.admin_allergen_percent,
    cell: ({ pricePercent }) => `+${number(pricePercent)} %`,
    sort: 'percent',
    isFigure: true,
  },
);

export default function Allergens({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      place="allergens"
      list={loaderData}
      columns={columns}
      createLabel={m.admin_allergen_new()}
      emptyText={m.admin_allergens_empty()}
    />
  );
}
