import { Outlet } from 'react-router';
import { layoutErrorIn } from '~/features/base/shell/layout-error.tsx';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';
import { speakOneLanguage } from '~/lib/lean.server.ts';
import { badQueryIsNotFound } from '~/lib/not-found.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [badQueryIsNotFound, speakOneLanguage];

export default function StorefrontLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export const ErrorBoundary = layoutErrorIn(ShopFrame);
