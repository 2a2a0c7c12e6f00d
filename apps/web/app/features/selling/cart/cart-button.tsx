import { m } from '@shop/messages';
import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { loadChunk } from '~/lib/chunk-failures.ts';
import { paths } from '~/lib/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { openCart, useCartIsOpen } from './drawer-state.ts';
import { useCartItems } from './items.ts';
import { useAccountCart } from './use-account-cart.ts';

const CartDrawer = lazy(() => loadChunk(() => import('./cart-drawer.tsx')));

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

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
