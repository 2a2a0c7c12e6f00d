import { m } from '@shop/messages';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { redirectBack, returnPath } from '~/lib/guards.ts';
import { isDeadLink } from '~/lib/mailed-link.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import type { Route } from './+types/confirm.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.isEnded ? m.link_ended_title() : m.confirm_email_title());

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  isEnded: await isDeadLink(url.searchParams.get('token') ?? '', (token) =>
    context.get(apiContext)('POST /auth/register/check', { body: { token } }),
  ),
});

/** A refused press may be the first to find that the link has ended. */
export const shouldRevalidate = () => true;

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext)('POST /auth/register/confirm', {
      body: { token: url.searchParams.get('token') ?? '' },
    });
  } catch (error) {
    return refused(error, form);
  }
  return redirectBack(returnPath(request, url), context);
}

/** A button to press: programs that look into mails follow links, and a link works once. */
export default function ConfirmRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const [query] = useSearchParams();
  if (loaderData.isEnded) {
    const back = query.get('back');
    return (
      <AuthPage title={m.link_ended_title()} intro={m.register_link_ended_text()}>
        <Link to={paths.login(back ? { back } : {})} className={buttonLook({ block: true })}>
          {m.log_in()}
        </Link>
        <Link
          to={paths.register(back ? { back } : {})}
          className={buttonLook({ variant: 'secondary', block: true })}
        >
          {m.register_again()}
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={m.confirm_email_title()} intro={m.confirm_email_intro()}>
      <RouteForm refusal={actionData} labels={{ token: m.link() }}>
        <Button type="submit" loading={state === 'submitting'} block>
          {m.confirm_and_log_in()}
        </Button>
      </RouteForm>
    </AuthPage>
  );
}
