import { m } from '@shop/messages';
import { phoneText } from '@shop/messages/phone';
import { redirect } from 'react-router';
import { Done } from '~/features/base/forms/done.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { CurrentPassword } from '~/features/people/account/current-password.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import {
  chosenNotifications,
  NotificationSettings,
} from '~/features/people/account/notification-settings.tsx';
import { PersonNameFields } from '~/features/people/account/person-name-fields.tsx';
import { flashCookie } from '~/lib/flash.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { currentViewer, viewerContext } from '~/lib/guards.ts';
import { perform } from '~/lib/intents.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/personal-settings.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.personal_settings());

export const loader = async ({ context }: Route.LoaderArgs) => ({ viewer: await currentViewer(context) });

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const params = { id: context.get(viewerContext).id };
  return perform(
    form,
    {
      personal: async () => {
        await api('PUT /users/{id}', {
          params,
          body: textsOf(form, ['firstName', 'lastName', 'phone', 'company']),
        });
        return m.personal_info_changed();
      },
      notifications: async () => {
        const { notifications } = context.get(viewerContext);
        await api('PUT /users/{id}/notifications', {
          params,
          body: { notifications: chosenNotifications(form, notifications) },
        });
        return m.personal_info_changed();
      },
      delete: async () => {
        await api('POST /users/delete-account', { body: textsOf(form, ['currentPassword']) });
        throw redirect(paths.home(), { headers: { 'set-cookie': flashCookie('account_deleted') } });
      },
    },
    ['currentPassword'],
  );
}

export default function PersonalSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer } = loaderData;
  const typed = actionData?.intent === 'personal' ? actionData.refusal?.values : undefined;
  const labels = {
    firstName: m.first_name(),
    lastName: m.last_name(),
    phone: m.phone(),
    company: m.company(),
  };
  return (
    <>
      <h1 className="text-4xl">{m.personal_settings()}</h1>
      <Done outcome={actionData} />
      <Section title={m.personal_info()}>
        <IntentForm intent="personal" outcome={actionData} labels={labels} submit={m.save()}>
          <div className="grid gap-5 sm:grid-cols-2">
            <PersonNameFields typed={typed} person={viewer} />
            <Field name="phone" label={m.phone()} hint={m.phone_hint()}>
              <TextInput
                type="tel"
                autoComplete="tel"
                defaultValue={typed?.phone ?? phoneText(viewer.phone)}
              />
            </Field>
            <Field name="company" label={m.company()} hint={m.company_hint()}>
              <TextInput autoComplete="organization" defaultValue={typed?.company ?? viewer.company} />
            </Field>
          </div>
        </IntentForm>
      </Section>
      <NotificationSettings notifications={viewer.notifications} outcome={actionData} />
      <Section title={m.my_data()} intro={m.my_data_intro()}>
        <p>
          <a href={accountPaths.userExport()} download className={buttonLook({ variant: 'secondary' })}>
            {m.download_data()}
          </a>
        </p>
      </Section>
      <Section title={m.delete_account()} intro={m.delete_account_intro()}>
        <Notice tone="warn">{m.delete_account_losing()}</Notice>
        <IntentForm
          intent="delete"
          outcome={actionData}
          labels={{}}
          submit={m.delete_account_for_good()}
          variant="danger"
        >
          <CurrentPassword hasPassword={viewer.hasPassword} />
        </IntentForm>
      </Section>
    </>
  );
}
