import { ApiError } from '@shop/contract/client';
import { m } from '@shop/messages';
import { Link, redirect, useNavigation, useSearchParams } from 'react-router';
import { Password } from '~/features/people/account/password.tsx';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { SocialButtons } from '~/features/people/account/social-buttons.tsx';
import { hiddenCookie } from '~/lib/cookies.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { afterLogin, isSecure, returnPath } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.log_in());

export const loader = async ({ context }: Route.LoaderArgs) => ({
  providers: (await context.get(apiContext)('GET /social')).data,
});

const challengeOf = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'second_factor_required'
    ? (error.data as { challenge: string }).challenge
    : null;

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const { data } = await context.get(apiContext)('POST /auth/login', {
      body: { ...textsOf(form, ['email', 'password']), remember: form.get('remember') === 'on' },
    });
    return afterLogin(data, returnPath(request, url), context);
  } catch (error) {
    const challenge = challengeOf(error);
    if (challenge === null) return refused(error, form, ['password']);
    const cookie = hiddenCookie('challenge', challenge, {
      path: '/auth',
      seconds: 300,
      isSecure: isSecure(context),
    });
    const back = url.searchParams.get('back');
    return redirect(`${paths.secondFactor()}${back ? `?${new URLSearchParams({ back })}` : ''}`, {
      headers: { 'set-cookie': cookie },
    });
  }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const [search] = useSearchParams();
  const back = search.get('back');
  return (
    <AuthPage
      title={m.log_in()}
      withReasons
      footer={
        <p>
          {m.no_account_yet()}{' '}
          <Link to={paths.register(back ? { back } : {})} className={linkLook({ kind: 'strong' })}>
            {m.register()}
          </Link>
        </p>
      }
    >
      <RouteForm refusal={actionData} labels={{ email: m.email(), password: m.password() }}>
        <Field name="email" label={m.email()} required>
          <TextInput type="email" autoComplete="username" defaultValue={actionData?.values.email} />
        </Field>
        <Field name="password" label={m.password()} required>
          <Password autoComplete="current-password" />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox name="remember" label={m.remember_me()} />
          <Link to={paths.forgotPassword()} className={linkLook()}>
            {m.forgot_password()}
          </Link>
        </div>
        <Button type="submit" loading={state === 'submitting'} block>
          {m.log_in()}
        </Button>
        {actionData && <p className="text-sm text-muted">{m.just_registered_hint()}</p>}
      </RouteForm>
      <SocialButtons providers={loaderData.providers} />
    </AuthPage>
  );
}
