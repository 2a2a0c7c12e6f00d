import { m } from '@shop/messages';
import { useNavigation } from 'react-router';
import { AuthPage } from '~/features/account/auth-page.tsx';
import { goOn, returnPath } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import type { Route } from './+types/confirm.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.confirm_email_title());

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext)('POST /auth/register/confirm', {
      body: { token: url.searchParams.get('token') ?? '' },
    });
  } catch (error) {
    return refused(error, form);
  }
  return goOn(returnPath(request, url), context);
}

/** A button to press: programs that look into mails follow links, and a link works once. */
export default function ConfirmRegistration({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
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
