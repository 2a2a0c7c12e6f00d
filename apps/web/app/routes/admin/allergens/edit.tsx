import { m } from '@shop/messages';
import { EditPanel } from '~/features/office/admin/edit-panel.tsx';
import { adminForm } from '~/features/office/admin/fields/field.ts';
import { percent } from '~/features/office/admin/fields/numbers.tsx';
import { textPair } from '~/features/office/admin/fields/text-pair.tsx';
import { placePaths } from '~/features/office/admin/places.ts';
import { t } from '~/lib/format.ts';
import { keepTyped } from '~/lib/keep-typed.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { editAction, editLoader, type NameOf } from '~/lib/resource-route.ts';
import type { Route } from './+types/edit.ts';

const form = adminForm(
  textPair('name', { label: m.admin_allergen_name, isRequired: true, maxLength: 255 }),
  percent('pricePercent', {
    label: m.admin_allergen_percent,
    hint: m.admin_allergen_percent_hint,
    isRequired: true,
  }),
);

const nameOf: NameOf<'allergens'> = ({ name }) => t(name);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.item ? nameOf(loaderData.item) : m.admin_allergen_new());

export const loader = editLoader('allergens');

export const action = editAction('allergens', form, placePaths('allergens').list, {
  saved: 'allergen_saved',
  deleted: 'allergen_deleted',
  nameOf,
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function EditAllergen({ loaderData: { item }, actionData }: Route.ComponentProps) {
  return (
    <EditPanel
      place="allergens"
      item={item}
      name={item ? nameOf(item) : ''}
      createTitle={m.admin_allergen_new()}
      form={form}
      initial={{ pricePercent: 0 }}
      outcome={actionData}
      losing={m.admin_allergen_losing()}
      keptBecause={item?.code ? m.admin_allergen_kept() : undefined}
    />
  );
}
