import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorPage } from '~/features/base/shell/error-page.tsx';
import { NotFound } from '~/features/base/shell/not-found.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';
import { speakOneLanguage } from '~/lib/lean.server.ts';
import { senselessIsNotFound } from '~/lib/not-found.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [senselessIsNotFound, speakOneLanguage];

export default function StorefrontLayout() {
  return (
    <ShopFrame>
      <Outlet />
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
