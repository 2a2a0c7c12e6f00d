import { ApiError } from '@shop/contract/client';
import { m } from '@shop/messages';
import { data, Link, useNavigation } from 'react-router';
import { moment } from '~/lib/format.ts';
import { textIn } from '~/lib/form-values.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { type Refusal, refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/reminder.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, m.christmas_reminder_page_title()),
  { name: 'robots', content: 'noindex' },
];

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

type Answer =
  | { readonly kind: 'confirmed'; readonly phase: string; readonly opensAt: string | null }
  | { readonly kind: 'withdrawn' | 'ended' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Only a press confirms: programs that open the links of a mail to look at them do not press. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const body = { token: textIn(form, 'token') };
  try {
    if (form.get('intent') === 'withdraw') {
      await api('POST /christmas-reminders/withdraw', { body });
      return { kind: 'withdrawn' } satisfies Answer;
    }
    const { data: season } = await api('POST /christmas-reminders/confirm', { body });
    return { kind: 'confirmed', ...season } satisfies Answer;
  } catch (error) {
    if (error instanceof ApiError && [409, 422].includes(error.status))
      return { kind: 'ended' } satisfies Answer;
    const { data: refusal, init } = refused(error, form, ['token']);
    return data({ kind: 'refused', refusal } satisfies Answer, init ?? {});
  }
}

const whenWords = ({
  phase,
  opensAt,
}: {
  readonly phase: string;
  readonly opensAt: string | null;
}): string => {
  if (phase === 'open') return m.christmas_reminder_done_open();
  return phase === 'before' && opensAt !== null
    ? m.christmas_reminder_done_before({ moment: moment(opensAt) })
    : m.christmas_reminder_done_text();
};

function Said({ answer, token }: { answer: Answer | undefined; token: string }) {
  const { state } = useNavigation();
  const pending = state === 'submitting';
  const back = (
    <Link to={paths.christmas()} className={buttonLook({ variant: 'secondary' })}>
      {m.christmas_reminder_back()}
    </Link>
  );
  if (answer?.kind === 'withdrawn')
    return (
      <PageSection
        level={1}
        title={m.christmas_reminder_withdrawn_title()}
        intro={m.christmas_reminder_withdrawn_text()}
        width="narrow"
      >
        {back}
      </PageSection>
    );
  if (token === '' || answer?.kind === 'ended')
    return (
      <PageSection
        level={1}
        title={m.christmas_reminder_no_link_title()}
        intro={m.christmas_reminder_no_link_text()}
        width="narrow"
      >
        {back}
      </PageSection>
    );
  const isDone = answer?.kind === 'confirmed';
  return (
    <PageSection
      level={1}
      title={isDone ? m.christmas_reminder_done_title() : m.christmas_reminder_page_title()}
      intro={isDone ? whenWords(answer) : m.christmas_reminder_confirm_text()}
      width="narrow"
    >
      <RouteForm refusal={answer?.kind === 'refused' ? answer.refusal : undefined} labels={{}}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value={isDone ? 'withdraw' : 'confirm'} />
        <div className="flex flex-wrap gap-3">
          {isDone && back}
          <Button type="submit" variant={isDone ? 'quiet' : 'primary'} loading={pending}>
            {isDone ? m.christmas_reminder_withdraw() : m.christmas_reminder_confirm_button()}
          </Button>
        </div>
      </RouteForm>
    </PageSection>
  );
}

export default function Reminder({ loaderData, actionData }: Route.ComponentProps) {
  return <Said answer={actionData as Answer | undefined} token={loaderData.token} />;
}
