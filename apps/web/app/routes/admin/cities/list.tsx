import { m } from '@shop/messages';
import { columnsOf } from '~/features/office/admin/columns.ts';
import { ListPage } from '~/features/office/admin/list-page.tsx';
import { t } from '~/lib/format.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { listLoader } from '~/lib/resource-route.ts';
import { Chip } from '~/ui/chip.tsx';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.admin_cities());

export const loader = listLoader('cities');

const columns = columnsOf('cities')(
  { label: m.admin_city_name, cell: ({ name }) => t(name), sort: 'name' },
  {
    label: m.admin_city_state,
    cell: ({ isActive }) => (
      <Chip tone={isActive ? 'dill' : 'neutral'} className="whitespace-nowrap">
        {isActive ? m.admin_city_on() : m.admin_city_off()}
      </Chip>
    ),
    sort: 'active',
  },
  { label: m.admin_city_message, cell: ({ preOrderMessage }) => t(preOrderMessage) },
);

export default function Cities({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      place="cities"
      list={loaderData}
      columns={columns}
      createLabel={m.admin_city_new()}
      emptyText={m.admin_cities_empty()}
    />
  );
}
