import { isRouteErrorResponse, Outlet } from 'react-router';
import { CheckOutFrame } from '~/features/check-out/check-out-frame.tsx';
import { ErrorPage } from '~/features/shell/error-page.tsx';
import { NotFound } from '~/features/shell/not-found.tsx';
import { ShopFrame } from '~/features/shell/shop-frame.tsx';
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
