import { ApiError } from '@shop/contract/client';
import type { Unsubscription } from '@shop/contract/notifications';
import { m } from '@shop/messages';
import { Link, useNavigation } from 'react-router';
import { notificationsId } from '~/features/people/account/notification-settings.tsx';
import { notificationWords } from '~/features/people/account/notification-words.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { useRoot } from '~/lib/use-root.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/unsubscribe.ts';

const titleOf = (link: Unsubscription | null): string =>
  link === null
    ? m.unsubscribe_title_unknown()
    : link.isOn
      ? m.unsubscribe_title_on()
      : m.unsubscribe_title_off();

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, titleOf(loaderData?.link ?? null)),
  { name: 'robots', content: 'noindex' },
];

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

/** A link that cannot be read is said in the page's own words. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status);

export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    const query = { token: tokenOf(url) };
    const { data: link } = await context.get(apiContext)('GET /unsubscribe', { query });
    return { link };
  } catch (error) {
    if (isUnknown(error)) return { link: null };
    throw error;
  }
}

/**
 * Only a press changes something, or the mail program's own button, which sends `List-Unsubscribe=One-Click` here and
 * follows no redirects (RFC 8058): the page itself is the answer.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext)('POST /unsubscribe', {
      body: { token: tokenOf(url), isOn: form.get('isOn') === '1' },
    });
    return null;
  } catch (error) {
    if (isUnknown(error)) return null;
    return refused(error, form);
  }
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData;
  const { state } = useNavigation();
  const { viewer } = useRoot();
  const settings = `${paths.personalSettings()}#${notificationsId}`;
  if (link === null)
    return (
      <PageSection level={1} title={titleOf(link)} intro={m.unsubscribe_text_unknown()} width="narrow">
        <Link to={settings} className={buttonLook()}>
          {m.unsubscribe_settings()}
        </Link>
      </PageSection>
    );
  const { name, hint } = notificationWords[link.kind];
  return (
    <PageSection
      level={1}
      title={<span aria-live="polite">{titleOf(link)}</span>}
      intro={link.isOn ? m.unsubscribe_text_on() : m.unsubscribe_text_off()}
      width="narrow"
    >
      <div className="grid gap-6">
        <div>
          <p className="text-lg font-semibold">{name()}</p>
          <p className="text-muted">{hint()}</p>
        </div>
        <RouteForm refusal={actionData ?? undefined} labels={{}}>
          <input type="hidden" name="isOn" value={link.isOn ? '0' : '1'} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant={link.isOn ? 'primary' : 'secondary'}
              loading={state === 'submitting'}
            >
              {link.isOn ? m.unsubscribe_button_off() : m.unsubscribe_button_on()}
            </Button>
            {viewer && (
              <Link to={settings} className={buttonLook({ variant: 'quiet' })}>
                {m.unsubscribe_settings()}
              </Link>
            )}
          </div>
        </RouteForm>
        <p className="text-sm text-muted">{m.unsubscribe_always()}</p>
      </div>
    </PageSection>
  );
}
