import { m } from '@shop/messages';
import { ShoppingBag } from 'lucide-react';
import { type ChoosableKit, choicePrice, type Extras, type KitChoice } from '~/features/meal-kits/choice.ts';
import { money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { openCart } from './drawer-state.ts';
import { addItem } from './items.ts';

type Props = Extras & { kit: ChoosableKit; choice: KitChoice };

const icon = <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />;

const useAdding = ({ kit, choice, ...extras }: Props) => {
  const cents = choicePrice(kit, choice, extras)?.itemTotalCents ?? null;
  const add = (): void => {
    if (cents === null) return;
    addItem({ mealKitId: kit.id, ...choice }, cents);
    openCart(true);
  };
  return { cents, add };
};

/** Under the choices; on a phone the bar at the bottom does the same from anywhere on the page. */
export function AddToCart(props: Props) {
  const { add } = useAdding(props);
  return (
    <Button size="lg" block icon={icon} onClick={add}>
      {m.add_to_cart()}
    </Button>
  );
}

export function AddToCartBar(props: Props) {
  const { cents, add } = useAdding(props);
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-float lg:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="grid leading-tight">
          <span className="text-sm text-muted">{m.total()}</span>
          <span className="font-display text-xl font-bold text-beet-700 tabular-nums">
            {money(cents ?? 0)}
          </span>
        </p>
        <Button icon={icon} onClick={add}>
          {m.add_to_cart()}
        </Button>
      </div>
    </div>
  );
}
