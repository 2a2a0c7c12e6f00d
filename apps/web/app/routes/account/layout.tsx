import { Outlet } from 'react-router';
import { AccountPlaces } from '~/features/people/account/account-places.tsx';
import { SecondFactorNotice } from '~/features/people/account/second-factor-notice.tsx';
import { layoutErrorIn } from '~/features/base/shell/layout-error.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';
import { onlySignedIn, viewerContext } from '~/lib/guards.ts';
import { badQueryIsNotFound } from '~/lib/not-found.ts';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn, badQueryIsNotFound];

export const loader = ({ context }: Route.LoaderArgs) => ({ viewer: context.get(viewerContext) });

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame>
      <Container className="grid gap-8 py-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12 lg:py-14">
        <AccountPlaces />
        <div className="grid min-w-0 max-w-3xl content-start gap-6">
          <SecondFactorNotice viewer={loaderData.viewer} />
          <Outlet />
        </div>
      </Container>
    </ShopFrame>
  );
}

export const ErrorBoundary = layoutErrorIn(ShopFrame);
