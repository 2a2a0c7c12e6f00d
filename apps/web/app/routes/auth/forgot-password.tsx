import { m } from '@shop/messages';
import { data, Link, useNavigation } from 'react-router';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { MailedNotice } from '~/features/people/account/mailed-notice.tsx';
import { textsOf } from '~/lib/form-texts.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.forgot_password());

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = textsOf(form, ['email']);
  try {
    await context.get(apiContext)('POST /password/forgot', { body });
  } catch (error) {
    const { data: refusal, init } = refused(error, form);
    return data({ refusal, mailedTo: null }, init ?? {});
  }
  return data({ refusal: undefined, mailedTo: body.email });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { refusal, mailedTo } = actionData ?? {};
  return (
    <AuthPage
      title={m.forgot_password()}
      intro={mailedTo ? undefined : m.forgot_password_intro()}
      footer={
        <Link to={paths.login()} className={linkLook()}>
          {m.back_to_login()}
        </Link>
      }
    >
      {mailedTo ? (
        <MailedNotice email={mailedTo} ifAccount />
      ) : (
        <RouteForm refusal={refusal} labels={{ email: m.email() }}>
          <Field name="email" label={m.email()} required>
            <TextInput type="email" autoComplete="username" defaultValue={refusal?.values.email} />
          </Field>
          <Button type="submit" loading={state === 'submitting'} block>
            {m.send_link()}
          </Button>
        </RouteForm>
      )}
    </AuthPage>
  );
}
