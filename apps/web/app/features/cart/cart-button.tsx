import { m } from '@shop/messages';
import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { Badge } from '~/ui/badge.tsx';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { openCart, useCartIsOpen } from './drawer-state.ts';
import { useCartItems } from './items.ts';
import { cartOwner } from './owner.ts';

const CartDrawer = lazy(() => import('./cart-drawer.tsx'));

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The cart as an account holder has it on every device, and no longer here once they are out; guests load none of this. */
const useAccountCart = (): void => {
  const userId = useRoot().viewer?.id;
  useEffect(() => {
    if (userId === undefined) {
      if (cartOwner.read().userId !== null) void import('./sync.ts').then(({ leaveCart }) => leaveCart());
      return;
    }
    let leave: (() => void) | null = null;
    let isGone = false;
    void import('./sync.ts').then(({ followCart }) => {
      if (!isGone) leave = followCart(userId);
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [userId]);
};

/** A link to the cart; once the page is alive, a press opens the cart over it. */
export function CartButton() {
  const items = useCartItems() ?? [];
  const count = items.reduce((sum, item) => sum + item.amount, 0);
  const isOpen = useCartIsOpen();
  const [wasOpened, setWasOpened] = useState(false);
  const { pathname } = useLocation();
  const isOnCartPage = pathname === paths.cart();
  useAccountCart();
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Link
        to={paths.cart()}
        aria-label={count > 0 ? `${m.cart()}, ${m.cart_count({ count })}` : m.cart()}
        className={iconButtonLook()}
        onClick={(event) => {
          if (isOnCartPage || !isPlainPress(event)) return;
          event.preventDefault();
          openCart(true);
        }}
      >
        <ShoppingBag aria-hidden="true" strokeWidth={1.75} />
        <Badge count={count} label="" />
      </Link>
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer open={isOpen && !isOnCartPage} onOpenChange={openCart} />
        </Suspense>
      )}
    </>
  );
}
