import type { ChangeMoney, DayPricePart } from '@shop/contract/order-changes';
import type { Text } from '@shop/domain/text';
import { m } from '@shop/messages';
import { discountText } from '~/features/catalogue/meal-kits/discount-text.ts';
import { money as euros, number, t } from '~/lib/format.ts';
import { MoneyRow, noteOf, timesWords } from './money-row.tsx';

const partWords = (part: DayPricePart): string => {
  switch (part.kind) {
    case 'kit':
      return m.change_part_kit({ price: euros(part.cents) });
    case 'allergens':
      return m.change_part_allergens({ percent: number(part.percent) });
    case 'discount':
      return (part.discount.type === 'fixed' ? m.change_part_discount_fixed : m.change_part_discount)({
        discount: discountText(part.discount),
      });
    case 'combination':
    case 'addition':
      return m.change_part_extra({ name: t(part.name), price: euros(part.cents) });
  }
};

/** From what a day's price comes, where it is more than the kit. */
const dayPriceLines = ({ dayPrice = [] }: Difference): string[] =>
  dayPrice.length < 2 ? [] : [m.change_day_price(), ...dayPrice.map(partWords)];

const kitAndLevel = (name: Text, kcal: number | null | undefined): string =>
  kcal == null ? t(name) : `${t(name)}, ${m.kcal({ amount: number(kcal) })}`;

const daysAndSets = ({ days, amount = 1 }: Difference): string =>
  [m.plural_days({ count: days }), ...(amount > 1 ? [m.plural_sets({ count: amount })] : [])].join(', ');

type Difference = ChangeMoney['differences'][number];

/** What another kit costs and what it was, line by line. */
export function KitDifferences({ differences }: Pick<ChangeMoney, 'differences'>) {
  return differences.map((line) => (
    <dl key={line.orderId} className="divide-y divide-line">
      <MoneyRow
        label={m.change_new_price({ kit: kitAndLevel(line.kitName, line.kcal), days: daysAndSets(line) })}
        note={noteOf(timesWords(line.newPrices, line.amount))}
        lines={dayPriceLines(line)}
        cents={line.newListCents}
      />
      <MoneyRow
        label={
          line.oldKitName
            ? m.change_old_price_of({ kit: kitAndLevel(line.oldKitName, line.oldKcal) })
            : m.change_old_price()
        }
        note={noteOf(timesWords(line.oldPrices, line.amount))}
        cents={-line.oldListCents}
      />
      {line.returnCents > 0 && (
        <MoneyRow
          label={m.change_paid_share()}
          note={m.change_paid_share_note()}
          cents={line.returnCents}
          isStrong
        />
      )}
    </dl>
  ));
}
