import type { Addition } from '@shop/contract/additions';
import type { Allergen } from '@shop/contract/allergens';
import { m } from '@shop/messages';
import { money, number, t } from '~/lib/format.ts';
import { CheckCards } from '~/ui/check-cards.tsx';
import { NumberStepper } from '~/ui/number-stepper.tsx';
import { Picture } from '~/ui/picture.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { type ChoosableKit, choicePrice, type KitChoice, dayPrice, lowestBefore } from './choice.ts';
import { PriceLines } from './price-lines.tsx';

type Props = {
  kit: ChoosableKit;
  allergens: readonly Allergen[];
  additions: readonly Addition[];
  choice: KitChoice;
  onChange: (choice: KitChoice) => void;
  /** Tells the fields of one panel from those of another on the same page. */
  scope?: string;
};

/** What a day costs, and what that saves against the shortest period. */
const periodOptions = (kit: ChoosableKit, calorieId: number | null) => {
  const [shortest] = kit.periods;
  const dearest = shortest ? dayPrice(kit, calorieId, shortest.id) : 0;
  return kit.periods.map((period) => {
    const price = dayPrice(kit, calorieId, period.id);
    const saved = (dearest - price) * period.days;
    return {
      value: String(period.id),
      title: m.plural_days({ count: period.days }),
      text: m.price_per_day({ price: money(price) }),
      ...(saved > 0 && { badge: m.saves({ amount: money(saved) }) }),
    };
  });
};

/** Everything a buyer decides about a kit, with the price as it comes to be. */
export function OrderPanel({ kit, allergens, additions, choice, onChange, scope = '' }: Props) {
  const change = (part: Partial<KitChoice>) => onChange({ ...choice, ...part });
  const fitting = additions.filter((each) => each.isForUnique === kit.isUnique);
  const avoidable = allergens.filter((each) => kit.allergenIds.includes(each.id));
  const numbers = (values: readonly string[]) => values.map(Number);
  return (
    <div className="grid gap-6">
      {kit.calories.length > 0 && (
        <RadioCards
          name={`${scope}calorie`}
          legend={m.choose_calories()}
          layout="chips"
          value={String(choice.calorieId)}
          onChange={(value) => change({ calorieId: Number(value) })}
          options={kit.calories.map(({ id, kcal }) => ({
            value: String(id),
            title: m.kcal({ amount: number(kcal) }),
          }))}
        />
      )}
      <RadioCards
        name={`${scope}period`}
        legend={m.choose_period()}
        layout="cards"
        value={String(choice.periodId)}
        onChange={(value) => change({ periodId: Number(value) })}
        options={periodOptions(kit, choice.calorieId)}
      />
      {kit.combinations.length > 0 && (
        <RadioCards
          name={`${scope}combination`}
          legend={m.choose_combination()}
          layout="rows"
          value={String(choice.combinationId)}
          onChange={(value) => change({ combinationId: Number(value) })}
          options={kit.combinations.map(({ id, name, description, pricePerDayCents }) => ({
            value: String(id),
            title: t(name),
            text: t(description),
            ...(pricePerDayCents > 0 && { aside: m.plus_per_day({ price: money(pricePerDayCents) }) }),
          }))}
        />
      )}
      {avoidable.length > 0 && (
        <CheckCards
          name={`${scope}allergens`}
          legend={m.leave_out_allergens()}
          hint={m.leave_out_allergens_hint()}
          layout="chips"
          value={choice.allergenIds.map(String)}
          onChange={(values) => change({ allergenIds: numbers(values) })}
          options={avoidable.map(({ id, name, pricePercent }) => ({
            value: String(id),
            title: t(name),
            ...(pricePercent > 0 && { aside: m.plus_percent({ percent: number(pricePercent) }) }),
          }))}
        />
      )}
      {fitting.length > 0 && (
        <CheckCards
          name={`${scope}additions`}
          legend={m.choose_additions()}
          layout="rows"
          value={choice.additionIds.map(String)}
          onChange={(values) => change({ additionIds: numbers(values) })}
          options={fitting.map(({ id, name, description, pricePerDayCents, thumbnail }) => ({
            value: String(id),
            title: t(name),
            text: t(description),
            aside: m.plus_per_day({ price: money(pricePerDayCents) }),
            ...(thumbnail && {
              picture: <Picture picture={thumbnail} alt="" sizes="4rem" className="aspect-square" />,
            }),
          }))}
        />
      )}
      <div className="flex items-center justify-between gap-4">
        <p className="font-semibold">{m.choose_amount()}</p>
        <NumberStepper
          label={m.choose_amount()}
          decreaseLabel={m.fewer()}
          increaseLabel={m.more()}
          value={choice.amount}
          onChange={(amount) => change({ amount })}
          announce={(count) => m.plural_sets({ count })}
          max={20}
        />
      </div>
    </div>
  );
}

/** The price of the choice, with its making on demand. */
export function ChoiceTotal({ kit, allergens, additions, choice }: Omit<Props, 'onChange' | 'scope'>) {
  const price = choicePrice(kit, choice, { allergens, additions });
  const lowest = lowestBefore(kit, choice);
  if (!price) return null;
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">{m.total()}</p>
        <output aria-live="polite" className="font-display text-3xl font-bold text-beet-700 tabular-nums">
          {money(price.itemTotalCents)}
        </output>
      </div>
      <details className="text-sm">
        <summary className="py-1 font-semibold text-beet-700">{m.show_breakdown()}</summary>
        <div className="pt-2">
          <PriceLines price={price} additions={additions} />
        </div>
      </details>
      {lowest !== null && (
        <p className="text-sm text-muted">{m.lowest_price_30({ price: money(lowest * choice.amount) })}</p>
      )}
      {price.paperBag && <p className="text-sm text-muted">{m.paper_bag_note()}</p>}
    </div>
  );
}
