import type { StaffMember } from '@shop/contract/staff';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { ConfirmSelf, isSelfAsked } from '~/features/people/account/confirm-self.tsx';
import { Done } from '~/features/base/forms/done.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { MemberRow, type RoleName, roleOptions } from '~/features/office/staff/member-row.tsx';
import { PersonNameFields } from '~/features/people/account/person-name-fields.tsx';
import { textsOf } from '~/lib/form-texts.ts';
import { viewerContext } from '~/lib/guards.ts';
import { perform } from '~/lib/intents.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { NativeSelect } from '~/ui/native-select.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Table } from '~/ui/table.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/admins-profile.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.staff_title());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [staff, settings] = await Promise.all([api('GET /staff'), api('GET /staff-settings')]);
  return { viewer: context.get(viewerContext), staff: staff.data, settings: settings.data };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const params = { id: Number(form.get('id')) };
  const { role, email, ...person } = textsOf(form, ['role', 'email', 'firstName', 'lastName']);
  const proof = textsOf(form, ['currentPassword', 'code']);
  const tasks = {
    create: async () => {
      await api('POST /staff', { body: { ...person, ...proof, email, role: role as StaffMember['role'] } });
      return m.staff_invited({ email });
    },
    invite: async () => {
      await api('POST /staff/{id}/invite', { params });
      return m.staff_invited_again();
    },
    'log-out': async () => {
      await api('POST /staff/{id}/log-out', { params });
      return m.staff_logged_out();
    },
    role: async () => {
      const rest = textsOf(form, ['phone', 'company']);
      await api('PUT /users/{id}', {
        params,
        body: { ...person, ...rest, ...proof, role: role as RoleName },
      });
      return m.staff_role_changed();
    },
    settings: async () => {
      await api('PUT /staff-settings', {
        body: {
          requireSecondFactor: form.get('requireSecondFactor') === 'on',
          adminsSecondFactor: form.get('adminsSecondFactor') === 'on',
          ...proof,
        },
      });
      return m.staff_settings_saved();
    },
  };
  return perform<string>(form, tasks, ['currentPassword', 'code']);
}

export default function AdminsProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, settings, viewer } = loaderData;
  const isOfTable = ['role', 'invite', 'log-out'].includes(actionData?.intent ?? '');
  const typed = actionData?.intent === 'create' ? actionData.refusal?.values : undefined;
  const settingsTyped = actionData?.intent === 'settings' ? actionData.refusal?.values : undefined;
  const labels = {
    code: m.code(),
    email: m.email(),
    firstName: m.first_name(),
    lastName: m.last_name(),
    role: m.staff_role(),
  };
  return (
    <>
      <h1 className="text-2xl">{m.staff_title()}</h1>
      <Done outcome={actionData} />
      {isSelfAsked(actionData, 'role') && (
        <Section title={m.staff_confirm_self()}>
          <IntentForm
            intent="role"
            outcome={actionData}
            labels={{ code: m.code() }}
            submit={m.staff_make_admin()}
          >
            {Object.entries(actionData?.refusal?.values ?? {}).map(
              ([name, value]) =>
                name !== 'intent' && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <ConfirmSelf viewer={viewer} />
          </IntentForm>
        </Section>
      )}
      {isOfTable && actionData?.refusal && !isSelfAsked(actionData, 'role') && (
        <Notice tone="danger" live="polite">
          {actionData.refusal.message}
        </Notice>
      )}
      <Table caption={m.staff_title()} hideCaption>
        <thead>
          <tr>
            <th scope="col">{m.staff_name()}</th>
            <th scope="col">{m.staff_role()}</th>
            <th scope="col">{m.second_factor()}</th>
            <th scope="col">{m.staff_last_seen()}</th>
            <th scope="col">{m.staff_actions()}</th>
          </tr>
        </thead>
        <tbody>
          {staff.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </tbody>
      </Table>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title={m.staff_new()} intro={m.staff_new_intro()}>
          <IntentForm intent="create" outcome={actionData} labels={labels} submit={m.staff_invite()}>
            <div className="grid gap-5 sm:grid-cols-2">
              <PersonNameFields isAnother typed={typed} />
            </div>
            <Field name="email" label={m.email()} required>
              <TextInput type="email" autoComplete="off" defaultValue={typed?.email} />
            </Field>
            <Field name="role" label={m.staff_role()} required>
              <NativeSelect defaultValue={typed?.role ?? 'kitchen_worker'}>
                {roleOptions(['kitchen_worker', 'courier', 'admin'])}
              </NativeSelect>
            </Field>
            {isSelfAsked(actionData, 'create') && <ConfirmSelf viewer={viewer} />}
          </IntentForm>
        </Section>
        <Section title={m.staff_security()} intro={m.staff_security_intro()}>
          <IntentForm intent="settings" outcome={actionData} labels={{ code: m.code() }} submit={m.save()}>
            <Checkbox
              name="adminsSecondFactor"
              label={m.staff_admins_second_factor()}
              defaultChecked={
                settingsTyped ? settingsTyped.adminsSecondFactor === 'on' : settings.adminsSecondFactor
              }
            />
            <Checkbox
              name="requireSecondFactor"
              label={m.staff_require_second_factor()}
              defaultChecked={
                settingsTyped ? settingsTyped.requireSecondFactor === 'on' : settings.requireSecondFactor
              }
            />
            {isSelfAsked(actionData, 'settings') && <ConfirmSelf viewer={viewer} />}
          </IntentForm>
          {!viewer.hasSecondFactor && (
            <Link to={paths.loginSettings()} className={linkLook()}>
              {m.staff_own_second_factor()}
            </Link>
          )}
        </Section>
      </div>
    </>
  );
}
