import { m } from '@shop/messages';
import { data, useNavigation } from 'react-router';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Route } from './+types/confirm-email.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.change_email());

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const answer = await context.get(apiContext)('POST /users/email/confirm', {
      body: { token: url.searchParams.get('token') ?? '' },
    });
    return data({ refusal: undefined, state: answer.data.state });
  } catch (error) {
    const { data: refusal, init } = refused(error, form);
    return data({ refusal, state: null }, init ?? {});
  }
}

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { refusal, state: reached } = actionData ?? {};
  return (
    <AuthPage title={m.change_email()}>
      {reached ? (
        <Notice tone="success" live="polite">
          {reached === 'changed' ? m.email_changed() : m.email_waits_for_other()}
        </Notice>
      ) : (
        <RouteForm refusal={refusal} labels={{ token: m.link() }}>
          <Button type="submit" loading={state === 'submitting'} block>
            {m.confirm_change()}
          </Button>
        </RouteForm>
      )}
    </AuthPage>
  );
}
