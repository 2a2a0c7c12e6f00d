import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import { m } from '@shop/messages';
import { money } from '~/lib/format.ts';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import { type ChoosableKit, choicePrice, type Extras, type KitChoice, lowestBefore } from './choice.ts';
import { feeOfChoice, feeWords } from './delivery-fee.ts';
import { PriceLines } from './price-lines.tsx';

type Choosing = Extras & { kit: ChoosableKit; choice: KitChoice };

/** The price of the choice. */
export function ChoiceTotal({
  kit,
  allergens,
  additions,
  choice,
  deliveryPrices,
}: Choosing & { deliveryPrices: readonly DeliveryPrice[] }) {
  const price = choicePrice(kit, choice, { allergens, additions });
  const lowest = lowestBefore(kit, choice);
  if (!price) return null;
  const fee = feeWords(deliveryPrices, feeOfChoice(kit, choice));
  return (
    <div className="min-w-0 leading-snug">
      <VisuallyHidden>{m.total()}</VisuallyHidden>
      <output
        aria-live="polite"
        className="block font-display text-2xl leading-none font-bold whitespace-nowrap text-beet-700 sm:text-3xl sm:leading-none"
      >
        {money(price.itemTotalCents)}
      </output>
      {fee && <p className="mt-1 text-sm leading-snug text-muted">{fee}</p>}
      {lowest !== null && (
        <p className="text-sm leading-snug text-muted">
          {m.lowest_price_30({ price: money(lowest * choice.amount) })}
        </p>
      )}
    </div>
  );
}

/** From what the price came, on demand. */
export function PriceMaking({ kit, allergens, additions, choice }: Choosing) {
  const price = choicePrice(kit, choice, { allergens, additions });
  if (!price) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit py-1 font-semibold text-beet-700">{m.show_breakdown()}</summary>
      <div className="py-1">
        <PriceLines price={price} additions={additions} />
      </div>
    </details>
  );
}
