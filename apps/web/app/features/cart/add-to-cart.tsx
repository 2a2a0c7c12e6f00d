import { m } from '@shop/messages';
import { Check, ShoppingBag } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { type ChoosableKit, choicePrice, type Extras, type KitChoice } from '~/features/meal-kits/choice.ts';
import { Button, type ButtonLook } from '~/ui/button.tsx';
import { openCart, useCartIsOpen } from './drawer-state.ts';
import { addItem } from './items.ts';

type Props = Extras & { kit: ChoosableKit; choice: KitChoice } & Pick<ButtonLook, 'size' | 'block'>;

const iconProps = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Adds what is chosen and opens the cart over the page. Until the cart is closed again a second press is the same one. */
export function AddToCart({ kit, choice, allergens, additions, ...look }: Props) {
  const isOpen = useCartIsOpen();
  const [wasPressed, setWasPressed] = useState(false);
  const isAdded = isOpen && wasPressed;
  const cents = choicePrice(kit, choice, { allergens, additions })?.itemTotalCents ?? null;
  const add = ({ currentTarget }: MouseEvent): void => {
    if (cents === null || isOpen) return;
    // A sheet around the button would lie over the cart; closing it gives the focus back first.
    const sheet = currentTarget.closest<HTMLElement>(':popover-open');
    sheet?.hidePopover();
    // A cart without room says so itself.
    setWasPressed(addItem({ mealKitId: kit.id, ...choice }, cents));
    openCart(true);
  };
  return (
    <Button
      {...look}
      icon={isAdded ? <Check {...iconProps} /> : <ShoppingBag {...iconProps} />}
      onClick={add}
    >
      {isAdded ? m.added_to_cart() : m.add_to_cart()}
    </Button>
  );
}
