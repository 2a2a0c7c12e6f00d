import type { Addition } from '@shop/contract/additions';
import type { Allergen } from '@shop/contract/allergens';
import { MOST_SETS } from '@shop/domain/constants';
import type { Text } from '@shop/domain/text';
import { m } from '@shop/messages';
import { number, t } from '~/lib/format.ts';
import { CheckCards } from '~/ui/check-cards.tsx';
import { NumberStepper } from '~/ui/number-stepper.tsx';
import { Picture } from '~/ui/picture.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { type ChoosableKit, type KitChoice, withoutClashes } from './choice.ts';
import { additionsFor, allergensFor, choiceFields } from './choice-query.ts';
import { clashOf } from './clash.ts';
import { ChoiceFold } from './choice-fold.tsx';
import { extraPrice } from './extra-price.ts';
import { useKeptLevel } from './kept-level.ts';
import { periodOptions } from './period-options.ts';

type Props = {
  kit: ChoosableKit;
  allergens: readonly Allergen[];
  additions: readonly Addition[];
  choice: KitChoice;
  onChange: (choice: KitChoice) => void;
  /** Tells the fields of one panel from those of another on the same page. */
  scope?: string;
};

const namesOf = (
  offered: readonly { readonly id: number; readonly name: Text }[],
  chosen: readonly number[],
): string[] => offered.flatMap(({ id, name }) => (chosen.includes(id) ? [t(name)] : []));

/** Everything a buyer decides about a kit, with the price as it comes to be. */
export function OrderPanel({ kit, allergens, additions, choice, onChange, scope = '' }: Props) {
  const change = (part: Partial<KitChoice>) =>
    onChange(withoutClashes(kit, { ...choice, ...part }, { additions }));
  const kept = useKeptLevel(kit);
  const fitting = additionsFor(kit, { additions });
  const avoidable = allergensFor(kit, { allergens });
  const calorie = kit.calories.find(({ id }) => id === choice.calorieId);
  const period = kit.periods.find(({ id }) => id === choice.periodId);
  const days = period?.days ?? 0;
  const amountLabel = kit.isUnique ? m.choose_amount_unique() : m.choose_amount();
  const numbers = (values: readonly string[]) => values.map(Number);
  return (
    <div className="grid gap-3">
      {kit.calories.length > 1 && (
        <RadioCards
          name={`${scope}${choiceFields.kcal}`}
          legend={m.choose_calories()}
          layout="chips"
          value={String(calorie?.kcal)}
          onChange={(value) => {
            const chosen = kit.calories.find(({ kcal }) => String(kcal) === value);
            change({ calorieId: chosen?.id ?? null });
          }}
          options={kit.calories.map(({ kcal }) => ({
            value: String(kcal),
            title: m.kcal({ amount: number(kcal) }),
          }))}
        />
      )}
      {kept && kit.calories.length > 1 && (
        <p className="text-sm text-muted">
          {m.level_by_calculator({ kcal: m.kcal({ amount: number(kept.kcal) }) })}
        </p>
      )}
      {kit.periods.length > 1 && (
        <RadioCards
          name={`${scope}${choiceFields.days}`}
          legend={m.choose_period()}
          layout="columns"
          value={String(period?.days)}
          onChange={(value) => {
            const chosen = kit.periods.find(({ days }) => String(days) === value);
            change({ periodId: chosen?.id ?? null });
          }}
          options={periodOptions(kit, choice.calorieId)}
        />
      )}
      <div className="divide-y divide-line border-y border-line">
        {kit.combinations.length > 1 && (
          <ChoiceFold
            scope={scope}
            title={m.choose_combination()}
            chosen={kit.combinations.flatMap(({ id, name }) =>
              id === choice.combinationId ? [t(name)] : [],
            )}
          >
            <RadioCards
              name={`${scope}${choiceFields.combination}`}
              legend={m.choose_combination()}
              hideLegend
              layout="rows"
              value={String(choice.combinationId)}
              onChange={(value) => change({ combinationId: Number(value) })}
              options={kit.combinations.map(({ id, name, description, pricePerDayCents, allergenIds }) => ({
                value: String(id),
                title: t(name),
                text: t(description),
                ...(pricePerDayCents > 0 && { aside: extraPrice(pricePerDayCents, days) }),
                ...clashOf({ allergenIds }, choice),
              }))}
            />
          </ChoiceFold>
        )}
        {avoidable.length > 0 && (
          <ChoiceFold
            scope={scope}
            title={m.leave_out_allergens()}
            chosen={namesOf(avoidable, choice.allergenIds)}
          >
            <CheckCards
              name={`${scope}${choiceFields.without}`}
              legend={m.leave_out_allergens()}
              hideLegend
              hint={m.leave_out_allergens_hint()}
              layout="chips"
              value={choice.allergenIds.map(String)}
              onChange={(values) => change({ allergenIds: numbers(values) })}
              options={avoidable.map(({ id, name, pricePercent }) => ({
                value: String(id),
                title: t(name),
                ...(pricePercent > 0 &&
                  kit.allergenIds.includes(id) && {
                    aside: m.plus_percent({ percent: number(pricePercent) }),
                  }),
              }))}
            />
          </ChoiceFold>
        )}
        {fitting.length > 0 && (
          <ChoiceFold
            scope={scope}
            title={m.choose_additions()}
            chosen={namesOf(fitting, choice.additionIds)}
          >
            <CheckCards
              name={`${scope}${choiceFields.addition}`}
              legend={m.choose_additions()}
              hideLegend
              layout="rows"
              value={choice.additionIds.map(String)}
              onChange={(values) => change({ additionIds: numbers(values) })}
              options={fitting.map(({ id, name, description, pricePerDayCents, thumbnail, allergenIds }) => ({
                value: String(id),
                title: t(name),
                text: t(description),
                aside: extraPrice(pricePerDayCents, days),
                ...clashOf({ allergenIds }, choice),
                ...(thumbnail && {
                  picture: <Picture picture={thumbnail} alt="" sizes="4rem" className="aspect-square" />,
                }),
              }))}
            />
          </ChoiceFold>
        )}
      </div>
      <div className="flex items-center justify-between gap-4">
        <p className="font-semibold">{amountLabel}</p>
        <NumberStepper
          name={`${scope}${choiceFields.amount}`}
          label={amountLabel}
          decreaseLabel={m.fewer()}
          increaseLabel={m.more()}
          value={choice.amount}
          onChange={(amount) => change({ amount })}
          announce={(count) => m.plural_sets({ count })}
          max={MOST_SETS}
        />
      </div>
    </div>
  );
}
