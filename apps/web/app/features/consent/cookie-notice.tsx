import { m } from '@shop/messages';
import { useSyncExternalStore } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { type Consent, consentIn } from '~/lib/advertising.ts';
import { paths } from '~/lib/paths.ts';
import type { Refusal } from '~/lib/refusal.ts';
import { Button } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';

/**
 * Asks once. Pages are the same for every guest, so it lies hidden in all of them, and a line of script at their end
 * shows it to whoever has not been asked yet (ask-at-once.server.ts): with the first paint, not after everything
 * else. Without JavaScript nothing needs consent, and the choice is on its own page.
 */
export function CookieNotice() {
  const { pathname, search } = useLocation();
  // Read anew whenever the page or the answer of the form changes: nothing tells of a changed cookie.
  const isAsked = useSyncExternalStore(
    () => () => {},
    () => consentIn(document.cookie) === null,
    () => false,
  );
  const { Form, state, data: answer } = useFetcher<Refusal | { readonly chosen: Consent }>();
  if (pathname === paths.cookies()) return null;
  return (
    <section
      hidden={!isAsked}
      aria-label={m.cookies_title()}
      className="cookie-notice fixed inset-x-3 bottom-3 z-30 max-w-md rounded-card border border-line bg-paper p-5 shadow-float"
    >
      <p className="font-display text-lg font-bold">{m.cookies_title()}</p>
      <p className="mt-1 text-sm">
        {m.cookies_text()}{' '}
        <Link to={paths.cookies()} className={linkLook()}>
          {m.cookies_more()}
        </Link>
      </p>
      {answer && 'message' in answer && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {answer.message}
        </p>
      )}
      <Form method="post" action={paths.cookies()} className="mt-4 grid gap-2 sm:grid-cols-2">
        {/* Pressed before the page has come alive, it brings back here. */}
        {!isAsked && <input type="hidden" name="back" value={pathname + search} />}
        <Button type="submit" name="choice" value="essential" variant="secondary" loading={state !== 'idle'}>
          {m.cookies_refuse()}
        </Button>
        <Button
          type="submit"
          name="choice"
          value="advertising"
          variant="secondary"
          loading={state !== 'idle'}
        >
          {m.cookies_accept()}
        </Button>
      </Form>
    </section>
  );
}
