import { Outlet } from 'react-router';
import { ShopFrame } from '~/features/shell/shop-frame.tsx';

export default function AuthLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}
