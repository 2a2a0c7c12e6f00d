import { m } from '@shop/messages';
import { Lock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccountCart } from '~/features/selling/cart/use-account-cart.ts';
import { CookieNotice } from '~/features/base/consent/cookie-notice.tsx';
import { LanguageSwitch } from '~/features/base/shell/language-switch.tsx';
import { Logo } from '~/features/base/shell/logo.tsx';
import { PageChange } from '~/features/base/shell/page-change.tsx';
import { SkipLink } from '~/features/base/shell/skip-link.tsx';
import { phoneNumber } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Container } from '~/ui/page-section.tsx';

/** Around the steps of an order: who sells, whom to call, that paying is safe. Nothing leads away from it. */
export function CheckOutFrame({ children }: { children: ReactNode }) {
  const { company } = useRoot().shop;
  useAccountCart();
  return (
    <>
      <SkipLink />
      <CookieNotice />
      <header className="border-b border-line bg-cream">
        <Container className="flex h-16 items-center justify-between gap-4 lg:h-20">
          <Logo />
          <div className="flex items-center gap-x-6 text-sm">
            <p className="flex items-center gap-1.5 font-semibold text-dill-700 max-sm:hidden">
              <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
              {m.check_out_secure()}
            </p>
            {company.phone !== '' && (
              <a href={`tel:${company.phone}`} className={linkLook({ kind: 'strong' })}>
                <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
                <span>
                  <span className="max-sm:sr-only">{m.check_out_help()} </span>
                  {phoneNumber(company.phone)}
                </span>
              </a>
            )}
          </div>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <footer className="border-t border-line py-4">
        <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-muted">
          <p className="flex items-center gap-1.5 sm:hidden">
            <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
            {m.check_out_secure()}
          </p>
          {[
            { label: m.nav_terms(), to: paths.terms() },
            { label: m.nav_privacy(), to: paths.privacy() },
          ].map(({ label, to }) => (
            <a key={to} href={to} target="_blank" rel="noreferrer" className={linkLook()}>
              {label}
            </a>
          ))}
          <div className="ml-auto">
            <LanguageSwitch />
          </div>
        </Container>
      </footer>
      <PageChange />
    </>
  );
}
