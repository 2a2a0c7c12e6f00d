import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { money } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Drawer } from '~/ui/drawer.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { DrawerDelivery } from './drawer-delivery.tsx';
import { type CartItem, useCartItems } from './items.ts';
import { useCartOptions } from './options.ts';
import { priceOf, shopNow, useOffer } from './priced.ts';
import type { PriceList } from '@shop/contract/price-list';
import { usePriceList } from './use-price-list.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The cart over any page: lines and their sum. Delivery, codes and points wait on the cart's own page. */
export default function CartDrawer({ open, onOpenChange }: Props) {
  const items = useCartItems() ?? [];
  const { key } = useLocation();
  const shownAt = useRef(key);
  // A page that writes a choice into its own address is still the same page.
  const isSamePage = useNavigationType() === 'REPLACE';
  useEffect(() => {
    if (shownAt.current !== key && !isSamePage) onOpenChange(false);
    shownAt.current = key;
  }, [key, isSamePage, onOpenChange]);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={m.cart_title()}
      closeLabel={m.close()}
      footer={items.length > 0 && <Footer items={items} />}
    >
      {open && (items.length > 0 ? <Lines items={items} /> : <EmptyCart />)}
    </Drawer>
  );
}

function Lines({ items }: { items: readonly CartItem[] }) {
  const { list, failed } = usePriceList();
  if (list) return <PricedLines items={items} list={list} />;
  if (failed)
    return (
      <Notice tone="danger" live="polite">
        {m.cart_load_failed()}
      </Notice>
    );
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      {items.map((item) => (
        <Skeleton key={item.key} shape="block" className="h-36" />
      ))}
    </div>
  );
}

function PricedLines({ items, list }: { items: readonly CartItem[]; list: PriceList }) {
  const options = useCartOptions();
  const offer = useOffer(list);
  const priced = priceOf(items, options, offer, { now: shopNow(list), pointsBalance: 0 });
  const { items: prices, price } = priced;
  return (
    <>
      <CartLines items={items} list={list} prices={prices} isShort />
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4 font-semibold">
        {m.cart_subtotal()}
        <output className="font-display text-2xl font-bold text-beet-700">{money(price.kitsCents)}</output>
      </p>
      <DrawerDelivery list={list} priced={priced} />
      <p className="text-sm text-muted">{m.cart_subtotal_note()}</p>
    </>
  );
}

function Footer({ items }: { items: readonly CartItem[] }) {
  const count = items.reduce((sum, item) => sum + item.amount, 0);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Link to={paths.checkOut()} className={buttonLook({ size: 'lg', block: true })}>
        {m.go_to_check_out()}
      </Link>
      <Link to={paths.cart()} className={buttonLook({ variant: 'secondary', block: true })}>
        {m.view_cart()}
      </Link>
      <p className="text-center text-sm text-muted">{m.cart_count({ count })}</p>
    </div>
  );
}
