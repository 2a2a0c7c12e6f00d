import { isRouteErrorResponse, Outlet } from 'react-router';
import { CheckOutFrame } from '~/features/selling/check-out/check-out-frame.tsx';
import { ErrorPage } from '~/features/base/shell/error-page.tsx';
import { NotFound } from '~/features/base/shell/not-found.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';
import type { Route } from './+types/layout.ts';

export default function CheckOutLayout() {
  return (
    <CheckOutFrame>
      <Outlet />
    </CheckOutFrame>
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
