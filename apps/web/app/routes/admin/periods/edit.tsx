import { m } from '@shop/messages';
import { EditPanel } from '~/features/office/admin/edit-panel.tsx';
import { adminForm } from '~/features/office/admin/fields/field.ts';
import { whole } from '~/features/office/admin/fields/numbers.tsx';
import { placePaths } from '~/features/office/admin/places.ts';
import { keepTyped } from '~/lib/keep-typed.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { editAction, editLoader, type NameOf } from '~/lib/resource-route.ts';
import type { Route } from './+types/edit.ts';

const form = adminForm(
  whole('days', { label: m.admin_period_days, hint: m.admin_period_days_hint, isRequired: true }),
);

const nameOf: NameOf<'periods'> = ({ days }) => m.plural_days({ count: days });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.item ? nameOf(loaderData.item) : m.admin_period_new());

export const loader = editLoader('periods');

export const action = editAction('periods', form, placePaths('periods').list, {
  saved: 'period_saved',
  deleted: 'period_deleted',
  nameOf,
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function EditPeriod({ loaderData: { item }, actionData }: Route.ComponentProps) {
  return (
    <EditPanel
      place="periods"
      item={item}
      name={item ? nameOf(item) : ''}
      createTitle={m.admin_period_new()}
      form={form}
      outcome={actionData}
      losing={m.admin_period_losing()}
      keptBecause={
        item && item.kitCount > 0
          ? m.admin_period_kept({ kits: m.plural_kits({ count: item.kitCount }) })
          : undefined
      }
    />
  );
}
