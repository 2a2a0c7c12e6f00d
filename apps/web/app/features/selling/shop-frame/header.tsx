import { m } from '@shop/messages';
import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { CartButton } from '~/features/selling/cart/cart-button.tsx';
import { loadChunk } from '~/lib/chunk-failures.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { Container } from '~/ui/page-section.tsx';
import { LanguageSwitch } from '~/features/base/shell/language-switch.tsx';
import { Logo } from '~/features/base/shell/logo.tsx';
import { MobileMenu } from '~/features/base/shell/mobile-menu.tsx';
import { foodNavigation, mainNavigation } from '~/features/base/shell/navigation.ts';

// Guests, who are most of those who come, need no word of it.
const AccountMenu = lazy(() => loadChunk(() => import('~/features/people/account/account-menu.tsx')));

export function Header() {
  const { viewer, shop } = useRoot();
  const { pathname, search } = useLocation();
  const isPlaceToReturn = pathname !== paths.home() && !pathname.startsWith('/auth/');
  const loginPath = paths.login(isPlaceToReturn ? { back: `${pathname}${search}` } : {});
  const account = viewer
    ? { label: m.nav_account(), to: paths.user() }
    : { label: m.log_in(), to: loginPath };
  const accountLink = (
    <Link to={account.to} aria-label={account.label} className={iconButtonLook()}>
      <UserRound aria-hidden="true" strokeWidth={1.75} />
    </Link>
  );
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-cream/95 backdrop-blur-sm">
      <Container className="flex h-16 items-center gap-3 lg:h-20">
        <Logo />
        <nav aria-label={m.nav_main()} className="ml-6 hidden gap-1 lg:flex">
          {foodNavigation(shop).map(({ label, to }, index) => (
            <NavLink
              key={to}
              to={to}
              prefetch="intent"
              className={({ isActive }) =>
                cx(
                  'rounded-full px-3.5 py-2 font-semibold whitespace-nowrap hover:bg-beet-100 hover:text-beet-700',
                  isActive && 'bg-beet-100 text-beet-700',
                  // On smaller screens there is room for these alone.
                  index >= mainNavigation().length && 'max-xl:hidden',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <div className="hidden sm:block">
            <LanguageSwitch />
          </div>
          {viewer ? (
            <Suspense fallback={accountLink}>
              <AccountMenu viewer={viewer} />
            </Suspense>
          ) : (
            accountLink
          )}
          <CartButton />
          <MobileMenu account={account} />
        </div>
      </Container>
    </header>
  );
}
