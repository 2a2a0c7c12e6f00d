import type { PriceList } from '@shop/contract/price-list';
import { MOST_CART_LINES } from '@shop/domain/constants';
import type { CartItemPrice } from '@shop/domain/pricing/figures';
import { m } from '@shop/messages';
import { useRef, useState } from 'react';
import { t } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';
import { useToast } from '~/ui/toast.tsx';
import { CartLine } from './cart-line.tsx';
import { type CartItem, removeItem, restoreItem } from './items.ts';

type Props = {
  items: readonly CartItem[];
  list: PriceList;
  /** In the order of the items. */
  prices: readonly (CartItemPrice | null)[];
  isShort?: boolean;
};

export function CartLines({ items, list, prices, isShort = false }: Props) {
  const [editing, setEditing] = useState<string | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const { show } = useToast();
  const remove = (item: CartItem, name: string, place: number): void => {
    removeItem(item.key);
    // The button that had the focus is gone with its line.
    region.current?.focus();
    show({
      text: m.item_removed({ name }),
      action: { label: m.undo(), onPress: () => restoreItem(item, place) },
    });
  };
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {items.length >= MOST_CART_LINES && (
        <Notice tone="info">{m.cart_full({ lines: MOST_CART_LINES })}</Notice>
      )}
      {items.map((item, place) => {
        const kit = list.kits.find(({ id }) => id === item.mealKitId);
        return (
          <CartLine
            key={item.key}
            item={item}
            kit={kit}
            list={list}
            price={prices[place] ?? null}
            isShort={isShort}
            isEditing={editing === item.key}
            onEdit={(isEditing) => setEditing(isEditing ? item.key : null)}
            onRemove={() => remove(item, kit ? t(kit.name) : m.line_kit_gone(), place)}
          />
        );
      })}
    </div>
  );
}
