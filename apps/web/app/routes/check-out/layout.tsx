import { Outlet } from 'react-router';
import { CheckOutFrame } from '~/features/selling/check-out/check-out-frame.tsx';
import { layoutErrorIn } from '~/features/base/shell/layout-error.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';

export default function CheckOutLayout() {
  return (
    <CheckOutFrame>
      <Outlet />
    </CheckOutFrame>
  );
}

export const ErrorBoundary = layoutErrorIn(ShopFrame);
