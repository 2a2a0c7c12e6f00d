import { Outlet } from 'react-router';
import { CheckOutFrame } from '~/features/selling/check-out/check-out-frame.tsx';
import { LayoutError } from '~/features/selling/shop-frame/layout-error.tsx';

export default function CheckOutLayout() {
  return (
    <CheckOutFrame>
      <Outlet />
    </CheckOutFrame>
  );
}

export const ErrorBoundary = LayoutError;
