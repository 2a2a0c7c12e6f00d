import { m } from '@shop/messages';
import { Link, redirect, useNavigation } from 'react-router';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { NewPasswordFields, newPasswordLabels } from '~/features/people/account/new-password-fields.tsx';
import { flashCookie } from '~/lib/flash.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { isDeadLink } from '~/lib/mailed-link.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.isEnded ? m.link_ended_title() : m.new_password());

/** Said before anybody thinks up a password. */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  isEnded: await isDeadLink(url.searchParams.get('token') ?? '', (token) =>
    context.get(apiContext)('POST /password/reset/check', { body: { token } }),
  ),
});

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
      <AuthPage title={m.link_ended_title()} intro={m.reset_link_ended_text()}>
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
