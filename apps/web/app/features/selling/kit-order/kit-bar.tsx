import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import { m } from '@shop/messages';
import { ChevronUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { AddToCart } from '~/features/selling/cart/add-to-cart.tsx';
import { useCartIsOpen } from '~/features/selling/cart/drawer-state.ts';
import { money, number } from '~/lib/format.ts';
import { buttonLook } from '~/ui/button.tsx';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import {
  type ChoosableKit,
  choicePrice,
  type Extras,
  type KitChoice,
} from '~/features/catalogue/meal-kits/choice.ts';
import { feeOfChoice, feeWords } from '~/features/catalogue/meal-kits/delivery-fee.ts';
import { kitBarCartId, kitOrderId } from './kit-order.tsx';

type Props = Extras & {
  kit: ChoosableKit;
  choice: KitChoice;
  deliveryPrices: readonly DeliveryPrice[];
  /** The choices were looked at: what is left is to add them. */
  isChosen: boolean;
  onOpen: () => void;
};

const choiceWords = ({ kit, choice }: Pick<Props, 'kit' | 'choice'>): string => {
  const calorie = kit.calories.find(({ id }) => id === choice.calorieId);
  const period = kit.periods.find(({ id }) => id === choice.periodId);
  return [
    ...(calorie ? [m.kcal({ amount: number(calorie.kcal) })] : []),
    ...(period ? [m.plural_days({ count: period.days })] : []),
  ].join(' · ');
};

/** On a narrow screen the price is always in sight, and one press away from the choices or the cart. */
export function KitBar({ isChosen, onOpen, deliveryPrices, ...offered }: Props) {
  const { kit, choice, allergens, additions } = offered;
  const fee = feeWords(deliveryPrices, feeOfChoice(kit, choice));
  const price = choicePrice(kit, choice, { allergens, additions });
  const isCartOpen = useCartIsOpen();
  const opener = {
    popoverTarget: kitOrderId,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      // The second press of a double one, on what was behind the first.
      if (!isCartOpen) onOpen();
    },
  } as const;
  const choose = (
    <button type="button" {...opener} className={buttonLook()}>
      {m.open_choices()}
    </button>
  );
  return (
    <div className="bottom-bar sticky bottom-0 z-20 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-float lg:hidden">
      <div className="flex items-center justify-between gap-3">
        <button type="button" {...opener} className="grid min-w-0 rounded-control text-left leading-tight">
          <VisuallyHidden>{m.change_choice()}: </VisuallyHidden>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-xl font-bold text-beet-700">
              {money(price?.itemTotalCents ?? 0)}
            </span>{' '}
            {fee && <span className="text-sm text-muted">{fee}</span>}
          </span>
          <span className="flex items-center gap-1 text-sm text-muted">
            {choiceWords(offered)}
            <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          </span>
        </button>
        {isChosen && <AddToCart {...offered} id={kitBarCartId} />}
        {isChosen ? <noscript>{choose}</noscript> : choose}
      </div>
    </div>
  );
}
