import { Outlet } from 'react-router';
import { layoutErrorIn } from '~/features/base/shell/layout-error.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';

/** What was ordered has the whole shop around it again. */
export default function PlacedLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export const ErrorBoundary = layoutErrorIn(ShopFrame);
