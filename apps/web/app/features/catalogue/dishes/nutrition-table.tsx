import type { Dish } from '@shop/contract/dishes';
import { m } from '@shop/messages';
import { number } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';

const kilojoulesPerKcal = 4.184;

/** In the order that Regulation 1169/2011 asks for on a label. */
export function NutritionTable({ dish }: { dish: Dish }) {
  const grams = (amount: number) => m.grams({ amount: number(amount) });
  const rows = [
    {
      label: m.energy(),
      value: m.energy_value({
        kj: number(Math.round(dish.calories * kilojoulesPerKcal)),
        kcal: number(dish.calories),
      }),
    },
    { label: m.fats(), value: grams(dish.fats) },
    { label: m.of_which_saturates(), value: grams(dish.saturates), isPart: true },
    { label: m.carbohydrates(), value: grams(dish.carbohydrates) },
    { label: m.of_which_sugars(), value: grams(dish.sugars), isPart: true },
    { label: m.proteins(), value: grams(dish.proteins) },
    { label: m.salt(), value: grams(dish.salt) },
  ];
  return (
    <table className="w-full">
      <caption className="mb-2 text-left font-semibold">
        {m.nutrition_per_portion({ weight: grams(dish.weightGrams) })}
      </caption>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ label, value, isPart }) => (
          <tr key={label}>
            <th scope="row" className={cx('py-1.5 text-left font-normal', isPart && 'pl-4 text-muted')}>
              {label}
            </th>
            <td
              className={cx('py-1.5 pl-4 text-right whitespace-nowrap tabular-nums', isPart && 'text-muted')}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
