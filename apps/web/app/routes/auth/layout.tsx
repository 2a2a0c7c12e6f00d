import { Outlet } from 'react-router';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';

export default function AuthLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}
