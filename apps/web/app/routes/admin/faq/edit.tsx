import { m } from '@shop/messages';
import { useRouteLoaderData, useSearchParams } from 'react-router';
import { EditPanel } from '~/features/office/admin/edit-panel.tsx';
import { one } from '~/features/office/admin/fields/choices.tsx';
import { adminForm } from '~/features/office/admin/fields/field.ts';
import { whole } from '~/features/office/admin/fields/numbers.tsx';
import { textPair } from '~/features/office/admin/fields/text-pair.tsx';
import { placePaths } from '~/features/office/admin/places.ts';
import { t } from '~/lib/format.ts';
import { keepTyped } from '~/lib/keep-typed.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { editAction, editLoader, type NameOf } from '~/lib/resource-route.ts';
import type { Route } from './+types/edit.ts';
import type { loader as listLoader } from './list.tsx';

const form = adminForm(
  one('sectionId', {
    label: m.admin_faq_section,
    isRequired: true,
    useOptions: () => useRouteLoaderData<typeof listLoader>('routes/admin/faq/list')?.sections ?? [],
  }),
  textPair('question', { label: m.admin_faq_question, isRequired: true, maxLength: 500 }),
  textPair('answer', {
    label: m.admin_faq_answer,
    hint: m.admin_faq_answer_hint,
    isRequired: true,
    maxLength: 20_000,
    rows: 8,
  }),
  whole('position', { label: m.admin_faq_position, hint: m.admin_faq_position_hint, isRequired: true }),
);

const nameOf: NameOf<'faq-items'> = ({ question }) => t(question);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.item ? nameOf(loaderData.item) : m.admin_faq_new());

export const loader = editLoader('faq-items');

export const action = editAction('faq-items', form, placePaths('faq').list, {
  saved: 'faq_saved',
  deleted: 'faq_deleted',
  nameOf,
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function EditFaqItem({ loaderData: { item }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <EditPanel
      place="faq"
      item={item}
      name={item ? nameOf(item) : ''}
      createTitle={m.admin_faq_new()}
      form={form}
      initial={{ position: 0, sectionId: search.get('sectionId') }}
      outcome={actionData}
      losing={m.admin_faq_losing()}
    />
  );
}
