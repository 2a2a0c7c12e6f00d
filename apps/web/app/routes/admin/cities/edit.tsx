import { m } from '@shop/messages';
import { EditPanel } from '~/features/office/admin/edit-panel.tsx';
import { adminForm } from '~/features/office/admin/fields/field.ts';
import { flag } from '~/features/office/admin/fields/flag.tsx';
import { textPair } from '~/features/office/admin/fields/text-pair.tsx';
import { placePaths } from '~/features/office/admin/places.ts';
import { t } from '~/lib/format.ts';
import { keepTyped } from '~/lib/keep-typed.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { editAction, editLoader, type NameOf } from '~/lib/resource-route.ts';
import type { Route } from './+types/edit.ts';

const form = adminForm(
  textPair('name', { label: m.admin_city_name, isRequired: true, maxLength: 255 }),
  flag('isActive', { label: m.admin_city_active }),
  textPair('preOrderMessage', {
    label: m.admin_city_message,
    hint: m.admin_city_message_hint,
    maxLength: 2000,
    rows: 4,
  }),
);

const nameOf: NameOf<'cities'> = ({ name }) => t(name);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.item ? nameOf(loaderData.item) : m.admin_city_new());

export const loader = editLoader('cities');

export const action = editAction('cities', form, placePaths('cities').list, {
  saved: 'city_saved',
  deleted: 'city_deleted',
  nameOf,
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function EditCity({ loaderData: { item }, actionData }: Route.ComponentProps) {
  return (
    <EditPanel
      place="cities"
      item={item}
      name={item ? nameOf(item) : ''}
      createTitle={m.admin_city_new()}
      form={form}
      initial={{ isActive: true }}
      outcome={actionData}
      losing={m.admin_city_losing()}
    />
  );
}
