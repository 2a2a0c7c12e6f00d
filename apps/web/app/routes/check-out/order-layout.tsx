import { Outlet } from 'react-router';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';

/** What was ordered has the whole shop around it again. */
export default function OrderLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export { ErrorBoundary } from './layout.tsx';
