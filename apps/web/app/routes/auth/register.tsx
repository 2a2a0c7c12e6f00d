import { m } from '@shop/messages';
import { data, Link, useNavigation, useSearchParams } from 'react-router';
import { AuthPage } from '~/features/account/auth-page.tsx';
import { MailedNotice } from '~/features/account/mailed-notice.tsx';
import { NewPasswordFields, newPasswordLabels } from '~/features/account/new-password-fields.tsx';
import { SocialButtons } from '~/features/account/social-buttons.tsx';
import { textsOf } from '~/lib/form-texts.ts';
import { returnPath } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.register());

export const loader = async ({ context }: Route.LoaderArgs) => ({
  providers: (await context.get(apiContext)('GET /social')).data,
});

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const texts = textsOf(form, ['email', 'password', 'repeatPassword', 'firstName', 'lastName']);
  try {
    await context.get(apiContext)('POST /auth/register', {
      body: {
        ...texts,
        agreeTerms: form.get('agreeTerms') === 'on',
        referralCode: url.searchParams.get('ref') ?? '',
        returnTo: returnPath(request, url),
      },
    });
  } catch (error) {
    const { data: refusal, init } = refused(error, form, ['password', 'repeatPassword']);
    return data({ refusal, mailedTo: null }, init ?? {});
  }
  return data({ refusal: undefined, mailedTo: texts.email });
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const [search] = useSearchParams();
  const { refusal, mailedTo } = actionData ?? {};
  const typed = refusal?.values;
  if (mailedTo) {
    return (
      <AuthPage title={m.almost_there()}>
        <MailedNotice email={mailedTo} />
      </AuthPage>
    );
  }
  const labels = {
    email: m.email(),
    firstName: m.first_name(),
    lastName: m.last_name(),
    agreeTerms: m.terms(),
    ...newPasswordLabels(),
    password: m.password(),
  };
  return (
    <AuthPage
      title={m.register()}
      withReasons
      footer={
        <p>
          {m.have_account()}{' '}
          <Link to={paths.login()} className={linkLook({ kind: 'strong' })}>
            {m.log_in()}
          </Link>
        </p>
      }
    >
      {search.has('ref') && !refusal && <Notice>{m.invited_by_friend()}</Notice>}
      <RouteForm refusal={refusal} labels={labels}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="firstName" label={m.first_name()} required>
            <TextInput autoComplete="given-name" defaultValue={typed?.firstName} />
          </Field>
          <Field name="lastName" label={m.last_name()} required>
            <TextInput autoComplete="family-name" defaultValue={typed?.lastName} />
          </Field>
        </div>
        <Field name="email" label={m.email()} required>
          <TextInput type="email" autoComplete="username" defaultValue={typed?.email} />
        </Field>
        <NewPasswordFields label={m.password()} />
        <Checkbox
          name="agreeTerms"
          defaultChecked={typed?.agreeTerms === 'on'}
          label={
            <>
              {m.agree_before()}{' '}
              <Link to={paths.terms()} target="_blank" className={linkLook()}>
                {m.agree_terms_link()}
              </Link>{' '}
              {m.agree_and()}{' '}
              <Link to={paths.privacy()} target="_blank" className={linkLook()}>
                {m.agree_privacy_link()}
              </Link>
            </>
          }
        />
        <Button type="submit" loading={state === 'submitting'} block>
          {m.register()}
        </Button>
      </RouteForm>
      <SocialButtons providers={loaderData.providers} />
    </AuthPage>
  );
}
