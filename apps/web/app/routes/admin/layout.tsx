import { Outlet } from 'react-router';
import { SecondFactorNotice } from '~/features/people/account/second-factor-notice.tsx';
import { LayoutError } from '~/features/selling/shop-frame/layout-error.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';
import { onlyAdmins, viewerContext } from '~/lib/guards.ts';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyAdmins];

/** A loader of its own makes the guard run also when the browser goes from page to page by itself. */
export const loader = ({ context }: Route.LoaderArgs) => ({ viewer: context.get(viewerContext) });

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame>
      <Container className="grid gap-6 py-8 lg:py-12">
        <SecondFactorNotice viewer={loaderData.viewer} />
        <Outlet />
      </Container>
    </ShopFrame>
  );
}

export const ErrorBoundary = LayoutError;
