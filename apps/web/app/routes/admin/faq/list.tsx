import { m } from '@shop/messages';
import { columnsOf } from '~/features/office/admin/columns.ts';
import { ListPage } from '~/features/office/admin/list-page.tsx';
import { allPages } from '~/lib/all-pages.ts';
import { number, t } from '~/lib/format.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { listLoader } from '~/lib/resource-route.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.admin_faq());

const listed = listLoader('faq-items');

export async function loader(args: Route.LoaderArgs) {
  const api = args.context.get(apiContext);
  const [list, sections] = await Promise.all([
    listed(args),
    allPages((query) => api('GET /faq-sections', { query })),
  ]);
  return { list, sections: sections.map(({ id, name }) => ({ id, name: t(name) })) };
}

export default function Faq({ loaderData: { list, sections } }: Route.ComponentProps) {
  const columns = columnsOf('faq-items')(
    { label: m.admin_faq_question, cell: ({ question }) => t(question), sort: 'question' },
    {
      label: m.admin_faq_section,
      cell: ({ sectionId }) => sections.find(({ id }) => id === sectionId)?.name,
    },
    {
      label: m.admin_faq_position,
      cell: ({ position }) => number(position),
      sort: 'position',
      isFigure: true,
    },
  );
  return (
    <ListPage
      place="faq"
      list={list}
      columns={columns}
      createLabel={m.admin_faq_new()}
      emptyText={m.admin_faqs_empty()}
      filters={[
        {
          name: 'sectionId',
          label: m.admin_faq_section(),
          options: sections.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
    />
  );
}
