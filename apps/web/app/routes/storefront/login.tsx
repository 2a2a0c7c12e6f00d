import { m } from '@shop/messages';
import { redirect, useNavigation } from 'react-router';
import { hasSession } from '~/lib/has-session.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { refused } from '~/lib/refusal.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { ownPath, paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.log_in());

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = hasSession(request)
    ? await context
        .get(apiContext)('GET /users/user-profile')
        .catch(() => null)
    : null;
  if (viewer) throw redirect(paths.home());
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  try {
    await context.get(apiContext)('POST /auth/login', {
      body: {
        email: text('email'),
        password: text('password'),
        remember: form.get('remember') === 'on',
      },
    });
  } catch (error) {
    return refused(error, form, ['password']);
  }
  return redirect(ownPath(url.searchParams.get('back')));
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <PageSection level={1} title={m.log_in()} width="narrow">
      <RouteForm refusal={actionData} labels={{ email: m.email(), password: m.password() }}>
        <Field name="email" label={m.email()} required>
          <TextInput type="email" autoComplete="username" defaultValue={actionData?.values.email} />
        </Field>
        <Field name="password" label={m.password()} required>
          <TextInput type="password" autoComplete="current-password" />
        </Field>
        <Checkbox name="remember" label={m.remember_me()} />
        <Button type="submit" loading={state === 'submitting'}>
          {m.log_in()}
        </Button>
      </RouteForm>
    </PageSection>
  );
}
