import { m } from '@shop/messages';
import { data, redirect, useNavigation, useSearchParams } from 'react-router';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { MailedNotice } from '~/features/people/account/mailed-notice.tsx';
import { readCookie } from '~/lib/cookies.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/social-email.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.almost_there());

export function loader({ request }: Route.LoaderArgs) {
  if (!readCookie(request, 'pending')) throw redirect(paths.login());
  return null;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { email } = textsOf(form, ['email']);
  try {
    await context.get(apiContext)('POST /social/{provider}/email', {
      params: { provider: params.provider as 'google' | 'facebook' },
      body: { email, pending: readCookie(request, 'pending') ?? '' },
    });
  } catch (error) {
    const { data: refusal, init } = refused(error, form);
    return data({ refusal, mailedTo: null }, init ?? {});
  }
  return data({ refusal: undefined, mailedTo: email });
}

export default function SocialEmail({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const [search] = useSearchParams();
  const { refusal, mailedTo } = actionData ?? {};
  return (
    <AuthPage title={m.almost_there()} intro={mailedTo ? undefined : m.social_email_intro()}>
      {mailedTo ? (
        <MailedNotice email={mailedTo} />
      ) : (
        <RouteForm refusal={refusal} labels={{ email: m.email() }}>
          <Field name="email" label={m.email()} required>
            <TextInput
              type="email"
              autoComplete="email"
              defaultValue={refusal?.values.email ?? search.get('email') ?? ''}
            />
          </Field>
          <Button type="submit" loading={state === 'submitting'} block>
            {m.send_link()}
          </Button>
        </RouteForm>
      )}
    </AuthPage>
  );
}
