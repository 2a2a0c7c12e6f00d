import { m } from '@shop/messages';
import { Check, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import {
  type ChoosableKit,
  choicePrice,
  type Extras,
  type KitChoice,
} from '~/features/catalogue/meal-kits/choice.ts';
import { Button, type ButtonLook } from '~/ui/button.tsx';
import { openCart, useCartIsOpen } from './drawer-state.ts';
import { addItem } from './items.ts';

type Props = Extras &
  Pick<ButtonLook, 'size' | 'block'> & {
    kit: ChoosableKit;
    choice: KitChoice;
    id?: string;
    /** Closes the sheet around the button, which would lie over the cart. */
    onAdd?: () => void;
  };

const iconProps = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Adds what is chosen and opens the cart over the page. Until the cart is closed again a second press is the same one. */
export function AddToCart({ kit, choice, allergens, additions, onAdd, ...button }: Props) {
  const isOpen = useCartIsOpen();
  const [wasPressed, setWasPressed] = useState(false);
  const isAdded = isOpen && wasPressed;
  const cents = choicePrice(kit, choice, { allergens, additions })?.itemTotalCents ?? null;
  const add = (): void => {
    if (cents === null || isOpen) return;
    onAdd?.();
    // A cart without room says so itself.
    setWasPressed(addItem({ mealKitId: kit.id, ...choice }, cents));
    openCart(true);
  };
  return (
    <Button
      {...button}
      data-early
      // The cart lives in the browser.
      className="noscript:hidden"
      icon={isAdded ? <Check {...iconProps} /> : <ShoppingBag {...iconProps} />}
      onClick={add}
    >
      {isAdded ? m.added_to_cart() : m.add_to_cart()}
    </Button>
  );
}
