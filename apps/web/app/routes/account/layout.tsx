import { m } from '@shop/messages';
import { ClipboardList, MapPin, ShieldCheck, Sprout, UserRound } from 'lucide-react';
import { isRouteErrorResponse, NavLink, Outlet } from 'react-router';
import { ErrorPage } from '~/features/shell/error-page.tsx';
import { NotFound } from '~/features/shell/not-found.tsx';
import { ShopFrame } from '~/features/shell/shop-frame.tsx';
import { onlySignedIn, viewerContext } from '~/lib/guards.ts';
import { senselessIsNotFound } from '~/lib/not-found.ts';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { Notice } from '~/ui/notice.tsx';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn, senselessIsNotFound];

export const loader = ({ context }: Route.LoaderArgs) => ({ viewer: context.get(viewerContext) });

const places = () => [
  { to: paths.userOrders(), label: m.orders_title(), Icon: ClipboardList },
  { to: paths.personalSettings(), label: m.personal_settings(), Icon: UserRound },
  { to: paths.loginSettings(), label: m.login_settings(), Icon: ShieldCheck },
  { to: paths.addresses(), label: m.addresses(), Icon: MapPin },
  { to: paths.userDiscounts(), label: m.points_title(), Icon: Sprout },
];

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame>
      <Container className="grid gap-8 py-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12 lg:py-14">
        <nav aria-label={m.nav_account()} className="min-w-0">
          <ul className="flex flex-wrap gap-2 lg:sticky lg:top-28 lg:flex-col lg:gap-1">
            {places().map(({ to, label, Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className={({ isActive }) =>
                    cx(
                      'flex min-h-11 items-center gap-2 rounded-control border px-3 py-2 text-sm font-semibold hover:bg-beet-50 lg:gap-3 lg:border-transparent lg:px-4 lg:text-base',
                      isActive
                        ? 'border-beet-100 bg-beet-100 text-beet-700'
                        : 'border-line bg-paper lg:bg-transparent',
                    )
                  }
                >
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 max-w-3xl content-start gap-6">
          {loaderData.viewer.needsSecondFactor && (
            <Notice tone="warn" title={m.second_factor_needed_title()}>
              {m.second_factor_needed_text()}
            </Notice>
          )}
          <Outlet />
        </div>
      </Container>
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <ShopFrame>
      <NotFound />
    </ShopFrame>
  );
}
