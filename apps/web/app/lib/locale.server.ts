import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@shop/domain/text';
import { overwriteGetLocale } from '@shop/messages';
import type { MiddlewareFunction } from 'react-router';
import { pageContext } from './page-context.ts';

const spoken = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => spoken.getStore() ?? 'lt');

/** Everything that is loaded and rendered for a visitor speaks the visitor's language. */
export const speakVisitorsLanguage: MiddlewareFunction<Response> = ({ context }, next) =>
  spoken.run(context.get(pageContext).locale, next);
