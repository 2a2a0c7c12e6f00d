import type { PublicShop } from '@shop/contract/shop';
import type { UserProfile } from '@shop/contract/auth';
import type { Locale } from '@shop/domain/text';
import { getLocale, m } from '@shop/messages';
import { type ReactNode, useEffect } from 'react';
import { data, Links, Meta, Outlet, redirectDocument, Scripts, ScrollRestoration } from 'react-router';
import { ErrorPage } from '~/features/base/shell/error-page.tsx';
import { FlashToast } from '~/features/base/shell/flash-toast.tsx';
import { unavailableIs503 } from '~/lib/unavailable.ts';
import { isOtherLanguageChosen } from '~/lib/chosen-language.ts';
import { flashCookie } from '~/lib/flash.ts';
import { knownUser } from '~/lib/known-user.ts';
import { speakVisitorsLanguage, takeMailsLanguage } from '~/lib/locale.server.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { refusedRequestIsShown } from '~/lib/refused-request.ts';
import { profileOnce } from '~/lib/profile-once.ts';
import { unlessOnlyQueryChanges } from '~/lib/revalidation.ts';
import { fontPreloads } from '~/ui/fonts.ts';
import { ToastProvider } from '~/ui/toast.tsx';
import type { Route } from './+types/root.ts';
import './app.css';

export const middleware: Route.MiddlewareFunction[] = [
  takeMailsLanguage,
  speakVisitorsLanguage,
  refusedRequestIsShown,
  profileOnce,
  unavailableIs503,
];

/** A page whose language was changed in another tab comes anew, whole: half of it would speak the old one. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    if (request.method === 'GET' && isOtherLanguageChosen()) throw redirectDocument(request.url);
    return next();
  },
];

export type RootData = {
  readonly shop: PublicShop;
  readonly viewer: UserProfile | null;
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly pixelId: string | null;
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { locale, publicUrl, pixelId } = context.get(pageContext);
  const [shop, { viewer, isUnknown }] = await Promise.all([api('GET /shop'), knownUser(api, request)]);
  const root: RootData = { shop: shop.data, viewer, locale, publicUrl, pixelId };
  return data(root, isUnknown ? { headers: { 'set-cookie': flashCookie('user_unknown') } } : {});
}

export const shouldRevalidate = unlessOnlyQueryChanges;

export function Layout({ children }: { children: ReactNode }) {
  const locale = getLocale();
  useEffect(() => window.chunks?.isAlive(), []);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#c21e63" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {fontPreloads[locale].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ToastProvider closeLabel={m.close()} label={m.notifications()}>
      <Outlet />
      <FlashToast />
    </ToastProvider>
  );
}

export const ErrorBoundary = ErrorPage;
