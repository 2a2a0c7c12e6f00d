import { m } from '@shop/messages';
import { useEffect } from 'react';
import { data, Link, redirect } from 'react-router';
import { consentCookie } from '~/features/base/consent/consent-cookie.ts';
import { advertising } from '~/lib/advertising.ts';
import { type Consent, consentIn } from '~/lib/consent.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { ownPath, paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import type { Route } from './+types/cookies.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, m.cookies_page_title(), m.cookies_text()),
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ request, url }: Route.LoaderArgs) => ({
  chosen: consentIn(request.headers.get('cookie') ?? ''),
  isSaved: url.searchParams.has('issaugota'),
});

/** The choice is logged first: the cookie names its entry in the log. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const chosen: Consent = form.get('choice') === 'advertising' ? 'advertising' : 'essential';
  try {
    const { data: entry } = await context.get(apiContext)('POST /consents', {
      body: { advertising: chosen === 'advertising' },
    });
    const isSecure = context.get(pageContext).publicUrl.startsWith('https:');
    const answer = { headers: { 'set-cookie': consentCookie(chosen, entry.id, isSecure) } };
    if (form.has('stay')) return redirect(paths.cookies({ issaugota: '1' }), answer);
    return form.has('back') ? redirect(ownPath(form.get('back')), answer) : data({ chosen }, answer);
  } catch (error) {
    return refused(error, form);
  }
}

export default function Cookies({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, isSaved } = loaderData;
  useEffect(() => {
    if (chosen === 'essential') advertising.forget();
  }, [chosen]);
  return (
    <PageSection level={1} title={m.cookies_page_title()} intro={m.cookies_page_intro()} width="narrow">
      {isSaved && (
        <Notice tone="success" live="polite" className="mb-6">
          {m.cookies_saved()}
        </Notice>
      )}
      <RouteForm
        refusal={actionData && 'errors' in actionData ? actionData : undefined}
        labels={{ choice: m.cookies_choice() }}
      >
        <input type="hidden" name="stay" value="1" />
        <RadioCards
          name="choice"
          legend={m.cookies_choice()}
          layout="rows"
          defaultValue={chosen ?? 'essential'}
          options={[
            { value: 'essential', title: m.cookies_refuse(), text: m.cookies_essential_text() },
            { value: 'advertising', title: m.cookies_accept(), text: m.cookies_advertising_text() },
          ]}
        />
        <div>
          <Button type="submit">{m.save_choice()}</Button>
        </div>
      </RouteForm>
      <p className="mt-8">
        <Link to={paths.privacy()} className={linkLook()}>
          {m.nav_privacy()}
        </Link>
      </p>
    </PageSection>
  );
}
