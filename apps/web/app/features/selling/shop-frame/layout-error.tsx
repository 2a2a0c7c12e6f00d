import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '~/features/base/shell/error-page.tsx';
import { NotFound } from '~/features/base/shell/not-found.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** What a layout shows in place of a page that failed: a page that is not there keeps the shop around it. */
export function LayoutError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <ShopFrame>
      <NotFound />
    </ShopFrame>
  );
}
