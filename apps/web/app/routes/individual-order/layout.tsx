import { Outlet, useLocation, useSearchParams } from 'react-router';
import { layoutErrorIn } from '~/features/base/shell/layout-error.tsx';
import { CheckOutFrame } from '~/features/selling/check-out/check-out-frame.tsx';
import { partIn } from '~/features/selling/individual-order/parts.ts';
import { ShopFrame } from '~/features/selling/shop-frame/shop-frame.tsx';
import { individualPaths } from '~/lib/individual-paths.ts';

const steps = [individualPaths.delivery(), individualPaths.buyer(), individualPaths.submit()];

/** While somebody answers, nothing leads away; before and after, the whole shop is around it. */
export default function IndividualOrderLayout() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isAnswering = steps.includes(pathname) || partIn(query) !== null;
  const Frame = isAnswering ? CheckOutFrame : ShopFrame;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = layoutErrorIn(ShopFrame);
