import { m } from '@shop/messages';
import { useSyncExternalStore } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { type Consent, consentIn } from '~/lib/consent.ts';
import { paths } from '~/lib/paths.ts';
import type { Refusal } from '~/lib/refusal.ts';
import { Button } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';

/** Refusing is as easy as agreeing. */
const choices = [
  { value: 'essential', label: m.cookies_refuse },
  { value: 'advertising', label: m.cookies_accept },
] as const;

/**
 * Asks once, in a slim bar. Pages are the same for every guest, so it lies hidden in all of them, and a line of script at their end
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
      className="cookie-notice fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-float"
    >
      <div className="mx-auto flex max-w-5xl flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-sm leading-snug">
          {m.cookies_short()}{' '}
          <Link to={paths.cookies()} className={linkLook()}>
            {m.cookies_more_short()}
          </Link>
          {answer && 'message' in answer && (
            <span role="alert" className="block font-semibold text-danger">
              {answer.message}
            </span>
          )}
        </p>
        <Form method="post" action={paths.cookies()} className="grid shrink-0 grid-cols-2 gap-2">
          {/* Pressed before the page has come alive, it brings back here. */}
          {!isAsked && <input type="hidden" name="back" value={pathname + search} />}
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="choice"
              value={value}
              variant="secondary"
              size="sm"
              loading={state !== 'idle'}
              className="min-h-11 px-2 sm:px-4"
            >
              {label()}
            </Button>
          ))}
        </Form>
      </div>
    </section>
  );
}
