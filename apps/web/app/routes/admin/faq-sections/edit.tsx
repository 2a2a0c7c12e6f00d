import { m } from '@shop/messages';
import { EditPanel } from '~/features/office/admin/edit-panel.tsx';
import { adminForm } from '~/features/office/admin/fields/field.ts';
import { whole } from '~/features/office/admin/fields/numbers.tsx';
import { textPair } from '~/features/office/admin/fields/text-pair.tsx';
import { placePaths } from '~/features/office/admin/places.ts';
import { t } from '~/lib/format.ts';
import { keepTyped } from '~/lib/keep-typed.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { editAction, editLoader, type NameOf } from '~/lib/resource-route.ts';
import type { Route } from './+types/edit.ts';

const form = adminForm(
  textPair('name', { label: m.admin_faq_section_name, isRequired: true, maxLength: 255 }),
  whole('position', { label: m.admin_faq_position, hint: m.admin_faq_position_hint, isRequired: true }),
);

const nameOf: NameOf<'faq-sections'> = ({ name }) => t(name);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.item ? nameOf(loaderData.item) : m.admin_faq_section_new());

export const loader = editLoader('faq-sections');

export const action = editAction('faq-sections', form, placePaths('faq-sections').list, {
  saved: 'faq_section_saved',
  deleted: 'faq_section_deleted',
  nameOf,
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function EditFaqSection({ loaderData: { item }, actionData }: Route.ComponentProps) {
  return (
    <EditPanel
      place="faq-sections"
      item={item}
      name={item ? nameOf(item) : ''}
      createTitle={m.admin_faq_section_new()}
      form={form}
      initial={{ position: 0 }}
      outcome={actionData}
      losing={m.admin_faq_section_losing()}
      keptBecause={
        item && item.items.length > 0
          ? m.admin_faq_section_kept({ questions: m.plural_questions({ count: item.items.length }) })
          : undefined
      }
    />
  );
}
