import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { t } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { CookieNotice } from '~/features/consent/cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageChange } from './page-change.tsx';

/** Header, content, footer: the frame of every page of the shop. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { shop } = useRoot();
  const promotion = t(shop.promotionText);
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper focus:px-4 focus:py-2"
      >
        {m.skip_to_content()}
      </a>
      {/* First to be met by whoever goes through the page by keyboard; it lies over the page's end. */}
      <CookieNotice />
      {promotion && (
        <aside aria-label={m.promotion()} className="bg-yolk-300 px-4 py-2 text-center text-sm font-semibold">
          {promotion}
        </aside>
      )}
      <Header />
      <main id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <Footer />
      <PageChange />
    </>
  );
}
