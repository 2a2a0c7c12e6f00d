import { m } from '@shop/messages';
import { Link, useNavigation } from 'react-router';
import { textsOf } from '~/lib/form-texts.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/confirm.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, m.deletion_confirm_title()),
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' });

/** Only a press deletes: programs that open the links of a mail to look at them do not press. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext)('POST /deletion-requests/confirm', { body: textsOf(form, ['token']) });
  } catch (error) {
    return refused(error, form, ['token']);
  }
  return { isDone: true } as const;
}

export default function ConfirmDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const isDone = actionData !== undefined && 'isDone' in actionData;
  const isRefused = actionData !== undefined && !isDone;
  if (isDone) {
    return (
      <PageSection level={1} title={m.deletion_done_title()} intro={m.deletion_done_text()} width="narrow">
        <Link to={paths.home()} className={buttonLook({ variant: 'secondary' })}>
          {m.back_home()}
        </Link>
      </PageSection>
    );
  }
  return (
    <PageSection level={1} title={m.deletion_confirm_title()} width="narrow">
      {isRefused ? (
        <Notice tone="warn" live="assertive" title={m.deletion_link_ended_title()}>
          {m.deletion_link_ended_text()}{' '}
          <Link to={paths.dataDeletion()} className={linkLook()}>
            {m.deletion_ask_again()}
          </Link>
        </Notice>
      ) : (
        <>
          <p className="mb-6 text-lg">{m.deletion_confirm_text()}</p>
          <RouteForm refusal={undefined} labels={{}}>
            <input type="hidden" name="token" value={loaderData.token} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="danger" loading={state === 'submitting'}>
                {m.deletion_confirm_button()}
              </Button>
              <Link to={paths.home()} className={buttonLook({ variant: 'secondary' })}>
                {m.deletion_keep()}
              </Link>
            </div>
          </RouteForm>
        </>
      )}
    </PageSection>
  );
}
