import { m } from '@shop/messages';
import { Done } from '~/features/base/forms/done.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { CurrentPassword } from '~/features/people/account/current-password.tsx';
import { Devices } from '~/features/people/account/devices.tsx';
import { NewPasswordFields, newPasswordLabels } from '~/features/people/account/new-password-fields.tsx';
import { SecondFactorSection, type Shown } from '~/features/people/account/second-factor-section.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { SocialConnections } from '~/features/people/account/social-connections.tsx';
import { textsOf } from '~/lib/form-texts.ts';
import { currentViewer } from '~/lib/guards.ts';
import { perform } from '~/lib/intents.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/login-settings.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.login_settings());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [viewer, devices, providers] = await Promise.all([
    currentViewer(context),
    api('GET /sessions'),
    api('GET /social'),
  ]);
  return { viewer, devices: devices.data, providers: providers.data };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const confirmed = textsOf(form, ['currentPassword']);
  const bySelf = textsOf(form, ['currentPassword', 'code']);
  return perform<string | Shown>(
    form,
    {
      email: async () => {
        await api('POST /users/email', { body: { ...confirmed, ...textsOf(form, ['email']) } });
        return m.email_change_mailed();
      },
      password: async () => {
        await api('POST /password/change', {
          body: { ...confirmed, ...textsOf(form, ['password', 'repeatPassword']) },
        });
        return m.password_changed();
      },
      'end-device': async () => {
        await api('DELETE /sessions/{id}', { params: textsOf(form, ['id']) });
        return m.device_ended();
      },
      unlink: async () => {
        const { provider } = textsOf(form, ['provider']);
        await api('DELETE /social/{provider}', { params: { provider: provider as 'google' | 'facebook' } });
        return m.social_unlinked();
      },
      'second-begin': async () => (await api('POST /second-factor', { body: confirmed })).data,
      'second-confirm': async () =>
        (await api('POST /second-factor/confirm', { body: textsOf(form, ['code']) })).data,
      'second-codes': async () => (await api('POST /second-factor/recovery-codes', { body: bySelf })).data,
      'second-remove': async () => {
        await api('POST /second-factor/remove', { body: bySelf });
        return m.second_factor_removed();
      },
    },
    ['currentPassword', 'password', 'repeatPassword'],
  );
}

/** Where another thing stands now than the form that was sent. */
const changedSections: Readonly<Record<string, string>> = {
  'end-device': 'devices',
  unlink: 'social',
  'second-begin': 'second-factor',
  'second-confirm': 'second-factor',
  'second-codes': 'second-factor',
  'second-remove': 'second-factor',
};

export default function LoginSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, devices, providers } = loaderData;
  const typedEmail = actionData?.intent === 'email' ? actionData.refusal?.values.email : undefined;
  return (
    <>
      <h1 className="text-4xl">{m.login_settings()}</h1>
      <Done outcome={actionData} goTo={changedSections[actionData?.intent ?? '']} />
      <Section title={m.email()} intro={m.email_now({ email: viewer.email })}>
        <IntentForm
          intent="email"
          outcome={actionData}
          labels={{ email: m.new_email() }}
          submit={m.change_email()}
          variant="secondary"
        >
          <Field name="email" label={m.new_email()} hint={m.new_email_hint()} required className="max-w-md">
            <TextInput type="email" autoComplete="email" defaultValue={typedEmail} />
          </Field>
          <CurrentPassword hasPassword={viewer.hasPassword} />
        </IntentForm>
      </Section>
      <Section title={m.password()} intro={m.password_change_intro()}>
        <IntentForm
          intent="password"
          outcome={actionData}
          labels={newPasswordLabels()}
          submit={viewer.hasPassword ? m.change_password() : m.save_password()}
        >
          {/* Password managers look for whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={viewer.email} readOnly hidden />
          <CurrentPassword hasPassword={viewer.hasPassword} />
          <div className="grid max-w-md gap-5">
            <NewPasswordFields />
          </div>
        </IntentForm>
      </Section>
      <SecondFactorSection viewer={viewer} outcome={actionData} />
      <SocialConnections viewer={viewer} providers={providers} outcome={actionData} />
      <Devices devices={devices} outcome={actionData} />
    </>
  );
}
