import { ApiError } from '@shop/contract/client';
import { m } from '@shop/messages';
import { Link, redirect, useNavigation } from 'react-router';
import { AuthPage } from '~/features/account/auth-page.tsx';
import { NewPasswordFields, newPasswordLabels } from '~/features/account/new-password-fields.tsx';
import { flashCookie } from '~/lib/flash.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.new_password());

/** Said before anybody thinks up a password. Where it cannot be asked about, the answer to the form will say. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  if (token === '') return { isEnded: true };
  try {
    await context.get(apiContext)('POST /password/reset/check', { body: { token } });
    return { isEnded: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { isEnded: error.status === 409 || error.status === 422 };
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext)('POST /password/reset', {
      body: {
        token: url.searchParams.get('token') ?? '',
        ...textsOf(form, ['password', 'repeatPassword']),
      },
    });
  } catch (error) {
    return refused(error, form, ['password', 'repeatPassword']);
  }
  return redirect(paths.login(), { headers: { 'set-cookie': flashCookie('password_set') } });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  if (loaderData.isEnded) {
    return (
      <AuthPage title={m.reset_link_ended()} intro={m.reset_link_ended_text()}>
        <Link to={paths.forgotPassword()} className={buttonLook({ block: true })}>
          {m.ask_new_link()}
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={m.new_password()}
      intro={m.reset_password_intro()}
      footer={
        <Link to={paths.forgotPassword()} className={linkLook()}>
          {m.ask_new_link()}
        </Link>
      }
    >
      <RouteForm refusal={actionData} labels={{ ...newPasswordLabels(), token: m.link() }}>
        <NewPasswordFields />
        <Button type="submit" loading={state === 'submitting'} block>
          {m.save_password()}
        </Button>
      </RouteForm>
    </AuthPage>
  );
}
