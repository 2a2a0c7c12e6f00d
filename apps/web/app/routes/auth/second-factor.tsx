import { m } from '@shop/messages';
import { Link, redirect, useNavigation } from 'react-router';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { readCookie } from '~/lib/cookies.ts';
import { textsOf } from '~/lib/form-texts.ts';
import { redirectBack, returnPath } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/second-factor.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.second_factor());

export function loader({ request }: Route.LoaderArgs) {
  if (!readCookie(request, 'challenge')) throw redirect(paths.login());
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const challenge = readCookie(request, 'challenge');
  if (!challenge) return redirect(paths.login());
  try {
    await context.get(apiContext)('POST /auth/second-factor', {
      body: { challenge, ...textsOf(form, ['code']) },
    });
  } catch (error) {
    return refused(error, form, ['code']);
  }
  return redirectBack(returnPath(request, url), context);
}

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <AuthPage
      title={m.second_factor()}
      intro={m.second_factor_intro()}
      footer={
        <Link to={paths.login()} className={linkLook()}>
          {m.begin_again()}
        </Link>
      }
    >
      <RouteForm refusal={actionData} labels={{ code: m.code() }}>
        <Field name="code" label={m.code()} hint={m.code_hint()} required>
          <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={20} />
        </Field>
        <Button type="submit" loading={state === 'submitting'} block>
          {m.log_in()}
        </Button>
      </RouteForm>
    </AuthPage>
  );
}
