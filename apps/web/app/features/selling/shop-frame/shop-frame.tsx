import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { t } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { CookieNotice } from '~/features/base/consent/cookie-notice.tsx';
import { Footer } from '~/features/base/shell/footer.tsx';
import { Header } from './header.tsx';
import { PageChange } from '~/features/base/shell/page-change.tsx';
import { SkipLink } from '~/features/base/shell/skip-link.tsx';

/** Header, content, footer: the frame of every page of the shop. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { shop } = useRoot();
  const promotion = t(shop.promotionText);
  return (
    <>
      <SkipLink />
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
