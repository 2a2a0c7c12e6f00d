import { AsyncLocalStorage } from 'node:async_hooks';
import { isLocale, type Locale } from '@shop/domain/text';
import { overwriteGetLocale } from '@shop/messages';
import { type MiddlewareFunction, redirect } from 'react-router';
import { languageCookie } from './language-cookie.ts';
import { pageContext } from './page-context.ts';
import { ownPath } from './paths.ts';

const spoken = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => spoken.getStore() ?? 'lt');

/** Everything that is loaded and rendered for a visitor speaks the visitor's language. */
export const speakVisitorsLanguage: MiddlewareFunction<Response> = ({ context }, next) =>
  spoken.run(context.get(pageContext).locale, next);

/** A link in a mail names the mail's language: whoever follows it goes on in that one. */
export const takeMailsLanguage: MiddlewareFunction<Response> = ({ request }, next) => {
  const url = new URL(request.url);
  const named = url.searchParams.get('lang');
  if (request.method !== 'GET' || !isLocale(named)) return next();
  url.searchParams.delete('lang');
  throw redirect(ownPath(`${url.pathname}${url.search}`), {
    headers: { 'set-cookie': languageCookie(named) },
  });
};
