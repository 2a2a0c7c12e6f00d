import type { PriceList } from '@shop/contract/price-list';
import type { RequestPrice } from '@shop/domain/pricing/request';
import { money } from '~/lib/format.ts';
import { sumWords } from './sum-words.ts';

const kinds = new Set(['delivery_regular', 'delivery_unique']);

/** What bringing it costs, beside the kits' sum. */
export function DrawerDelivery({ list, priced }: { list: PriceList; priced: RequestPrice }) {
  return priced.price.explanation
    .filter(({ kind }) => kinds.has(kind))
    .map((line, index) => (
      <p key={index} className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-muted">{sumWords(line, { list, priced })}</span>
        <span className="font-semibold whitespace-nowrap">{`+ ${money(line.cents)}`}</span>
      </p>
    ));
}
