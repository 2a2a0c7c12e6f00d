import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import { m } from '@shop/messages';
import { money } from '~/lib/format.ts';
import { type ChoosableKit, choicePrice, type Extras, type KitChoice, lowestBefore } from './choice.ts';
import { feeOfChoice, feeWords } from './delivery-fee.ts';
import { PriceLines } from './price-lines.tsx';

type Props = Extras & { kit: ChoosableKit; choice: KitChoice; deliveryPrices: readonly DeliveryPrice[] };

/** The price of the choice, with its making on demand. */
export function ChoiceTotal({ kit, allergens, additions, choice, deliveryPrices }: Props) {
  const price = choicePrice(kit, choice, { allergens, additions });
  const lowest = lowestBefore(kit, choice);
  if (!price) return null;
  const fee = feeWords(deliveryPrices, feeOfChoice(kit, choice));
  return (
    <div className="grid">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">{m.total()}</p>
        <output aria-live="polite" className="font-display text-3xl leading-none font-bold text-beet-700">
          {money(price.itemTotalCents)}
        </output>
      </div>
      {fee && <p className="text-right text-sm text-muted">{fee}</p>}
      <details className="text-sm">
        <summary className="w-fit py-1 font-semibold text-beet-700">{m.show_breakdown()}</summary>
        <div className="max-h-36 overflow-y-auto overscroll-contain py-1">
          <PriceLines price={price} additions={additions} />
        </div>
      </details>
      {lowest !== null && (
        <p className="text-sm text-muted">{m.lowest_price_30({ price: money(lowest * choice.amount) })}</p>
      )}
    </div>
  );
}
