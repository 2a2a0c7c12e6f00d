import { m } from '@shop/messages';
import { columnsOf } from '~/features/office/admin/columns.ts';
import { ListPage } from '~/features/office/admin/list-page.tsx';
import { number, t } from '~/lib/format.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { listLoader } from '~/lib/resource-route.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.admin_faq_sections());

export const loader = listLoader('faq-sections');

const columns = columnsOf('faq-sections')(
  { label: m.admin_faq_section_name, cell: ({ name }) => t(name), sort: 'name' },
  { label: m.admin_faq_section_count, cell: ({ items }) => number(items.length), isFigure: true },
  { label: m.admin_faq_position, cell: ({ position }) => number(position), sort: 'position', isFigure: true },
);

export default function FaqSections({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      place="faq-sections"
      list={loaderData}
      columns={columns}
      createLabel={m.admin_faq_section_new()}
      emptyText={m.admin_faq_sections_empty()}
    />
  );
}
