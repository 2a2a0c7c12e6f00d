import { Outlet, useMatches } from 'react-router';
import { AccountPlaces } from '~/features/people/account/account-places.tsx';
import { SecondFactorNotice } from '~/features/people/account/second-factor-notice.tsx';
import { layoutErrorIn } from '~/features/base/shell/layout-error.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';
import { onlySignedIn, viewerContext } from '~/lib/guards.ts';
import { badQueryIsNotFound } from '~/lib/not-found.ts';
import { cx } from '~/ui/cx.ts';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn, badQueryIsNotFound];

export const loader = ({ context }: Route.LoaderArgs) => ({ viewer: context.get(viewerContext) });

/** A page may take the whole width. */
type PageHandle = { readonly isWide?: boolean } | undefined;

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const isWide = useMatches().some(({ handle }) => (handle as PageHandle)?.isWide);
  return (
    <ShopFrame>
      <Container className="grid grid-cols-1 gap-6 py-6 lg:gap-8 lg:py-8">
        <AccountPlaces />
        <div className={cx('grid min-w-0 grid-cols-1 content-start gap-6', !isWide && 'max-w-3xl')}>
          <SecondFactorNotice viewer={loaderData.viewer} />
          <Outlet />
        </div>
      </Container>
    </ShopFrame>
  );
}

export const ErrorBoundary = layoutErrorIn(ShopFrame);
