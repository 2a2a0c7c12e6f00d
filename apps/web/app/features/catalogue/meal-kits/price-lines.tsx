import type { Addition } from '@shop/contract/additions';
import type { ItemLine, ItemPrice } from '@shop/domain/pricing/figures';
import { m } from '@shop/messages';
import { money, number, t } from '~/lib/format.ts';
import { discountText } from './discount-text.ts';

const wordsOf = (line: ItemLine, additions: readonly Addition[]): string => {
  switch (line.kind) {
    case 'kit_price':
      return m.line_kit_price({
        price: money(line.params.dayPriceCents),
        days: m.plural_days({ count: line.params.days }),
        sets: m.plural_sets({ count: line.params.amount }),
      });
    case 'allergen_extra':
      return m.line_allergen_extra({ percent: number(line.params.percent) });
    case 'kit_discount':
      return m.line_kit_discount({ discount: discountText(line.params.discount) });
    case 'addition': {
      const addition = additions.find((each) => each.id === line.params.additionId);
      return addition ? t(addition.name) : m.line_addition();
    }
    case 'code':
      return m.line_code({ code: line.params.code });
    case 'points':
      return m.line_points({ points: number(line.params.points) });
  }
};

/** From what the price came, line by line. */
export function PriceLines({
  price,
  additions,
}: {
  price: Pick<ItemPrice, 'explanation'>;
  additions: readonly Addition[];
}) {
  return (
    <dl className="grid gap-1.5 text-sm">
      {price.explanation.map((line, index) => (
        <div key={index} className="flex justify-between gap-4">
          <dt className="text-muted">{wordsOf(line, additions)}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{money(line.cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
