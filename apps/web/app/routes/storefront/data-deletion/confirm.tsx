import { m } from '@shop/messages';
import { Link, redirect, useNavigation } from 'react-router';
import { textsOf } from '~/lib/form-texts.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { type Refusal, refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/confirm.ts';

const titles = {
  open: m.deletion_confirm_title,
  ended: m.deletion_link_ended_title,
  done: m.deletion_done_title,
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, titles[loaderData?.link ?? 'ended']()),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.searchParams.has('istrinta')) return { link: 'done', token: '' } as const;
  const token = url.searchParams.get('token') ?? '';
  const { data } = await context.get(apiContext)('GET /deletion-requests/confirm', { query: { token } });
  return { link: data.isOpen ? 'open' : 'ended', token } as const;
}

/** Only a press deletes: programs that open the links of a mail to look at them do not press. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const { token } = textsOf(form, ['token']);
  try {
    await api('POST /deletion-requests/confirm', { body: { token } });
  } catch (error) {
    // It ended while the page stood open: the page says so when it is opened anew.
    const { data } = await api('GET /deletion-requests/confirm', { query: { token } });
    return data.isOpen ? refused(error, form, ['token']) : redirect(`${url.pathname}${url.search}`);
  }
  return redirect(paths.confirmDeletion({ istrinta: '1' }));
}

export default function ConfirmDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const { link, token } = loaderData;
  if (link === 'open') return <Question token={token} refusal={actionData} />;
  const isDone = link === 'done';
  return (
    <PageSection
      level={1}
      title={titles[link]()}
      intro={isDone ? m.deletion_done_text() : m.deletion_link_ended_text()}
      width="narrow"
    >
      <div className="flex flex-wrap gap-3">
        {!isDone && (
          <Link to={`${paths.dataDeletion()}#prasymas`} className={buttonLook()}>
            {m.deletion_ask_again()}
          </Link>
        )}
        <Link to={paths.home()} className={buttonLook({ variant: 'secondary' })}>
          {m.back_home()}
        </Link>
      </div>
    </PageSection>
  );
}

function Question({ token, refusal }: { token: string; refusal: Refusal | undefined }) {
  const { state } = useNavigation();
  return (
    <PageSection level={1} title={titles.open()} intro={m.deletion_confirm_text()} width="narrow">
      <RouteForm refusal={refusal} labels={{}}>
        <input type="hidden" name="token" value={token} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" loading={state === 'submitting'}>
            {m.deletion_confirm_button()}
          </Button>
          <Link to={paths.home()} className={buttonLook({ variant: 'secondary' })}>
            {m.deletion_keep()}
          </Link>
        </div>
      </RouteForm>
    </PageSection>
  );
}
