import type { Client } from '@shop/contract/client';
import { pointsWorth } from '@shop/domain/pricing/points';
import { m } from '@shop/messages';
import { data, Link, useNavigation, useSearchParams } from 'react-router';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { MailedNotice } from '~/features/people/account/mailed-notice.tsx';
import { NewPasswordField } from '~/features/people/account/new-password-fields.tsx';
import { PersonNameFields } from '~/features/people/account/person-name-fields.tsx';
import { SocialButtons } from '~/features/people/account/social-buttons.tsx';
import { textsOf } from '~/lib/form-texts.ts';
import { money } from '~/lib/format.ts';
import { returnPath } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.register());

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const code = url.searchParams.get('ref') ?? '';
  const [providers, invitation] = await Promise.all([
    api('GET /social'),
    code === '' ? null : invitationBy(api, code),
  ]);
  return { providers: providers.data, invitation };
}

/** What a link gives to whoever registers through it. */
const invitationBy = async (api: Client, code: string) => {
  // Where it cannot be asked about, the registration itself will say.
  const link = await api('GET /referral-links/{code}', { params: { code } }).catch(() => null);
  if (link?.data.counts === false) return 'void';
  const [referral, points] = await Promise.all([
    api('GET /referral-settings'),
    api('GET /discount-point-settings'),
  ]);
  const { referralReceiverPoints } = referral.data;
  const { pointValueCents, isUsageDisabled } = points.data;
  return {
    points: referralReceiverPoints,
    worthCents: isUsageDisabled ? 0 : pointsWorth(referralReceiverPoints, pointValueCents),
  };
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const texts = textsOf(form, ['email', 'password', 'firstName', 'lastName']);
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
    const { data: refusal, init } = refused(error, form, ['password']);
    return data({ refusal, mailedTo: null }, init ?? {});
  }
  return data({ refusal: undefined, mailedTo: texts.email });
}

type InvitationProps = Pick<Route.ComponentProps['loaderData'], 'invitation'> & { isRefused: boolean };
type Gift = { readonly points: number; readonly worthCents: number };

const giftWords = ({ points: count, worthCents }: Gift): string => {
  if (count === 0) return m.invited_by_friend();
  const points = m.plural_points({ count });
  return worthCents === 0
    ? m.invited_with_points_only({ points })
    : m.invited_with_points({ points, amount: money(worthCents) });
};

function InvitationNotice({ invitation, isRefused }: InvitationProps) {
  if (invitation === null) return null;
  // What was refused is said above the form.
  if (isRefused) return null;
  if (invitation !== 'void') return <Notice>{giftWords(invitation)}</Notice>;
  return (
    <Notice
      tone="warn"
      title={m.failure_referral_refused()}
      action={
        <Link to={paths.register()} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          {m.register_without_invitation()}
        </Link>
      }
    >
      {m.invitation_void_text()}
    </Notice>
  );
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const [search] = useSearchParams();
  const back = search.get('back');
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
    firstName: m.first_name(),
    lastName: m.last_name(),
    email: m.email(),
    password: m.password(),
    agreeTerms: m.terms(),
  };
  return (
    <AuthPage
      title={m.register()}
      withReasons
      footer={
        <p>
          {m.have_account()}{' '}
          <Link to={paths.login(back ? { back } : {})} className={linkLook({ kind: 'strong' })}>
            {m.log_in()}
          </Link>
        </p>
      }
    >
      <InvitationNotice invitation={loaderData.invitation} isRefused={refusal !== undefined} />
      <RouteForm refusal={refusal} labels={labels}>
        <div className="grid gap-5 sm:grid-cols-2">
          <PersonNameFields typed={typed} />
        </div>
        <Field name="email" label={m.email()} required>
          <TextInput type="email" autoComplete="username" defaultValue={typed?.email} />
        </Field>
        <NewPasswordField label={m.password()} />
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
