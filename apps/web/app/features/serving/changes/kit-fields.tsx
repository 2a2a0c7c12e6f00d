import type { BoughtItem } from '@shop/contract/orders';
import { holdsLeftOut } from '@shop/domain/pricing/offer';
import { m } from '@shop/messages';
import { useState } from 'react';
import { type KitChoice, withoutClashes } from '~/features/catalogue/meal-kits/choice.ts';
import { clashOf } from '~/features/catalogue/meal-kits/clash.ts';
import { money, number, t } from '~/lib/format.ts';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import type { KitOffer, OfferedKit } from './kit-offer.server.ts';

export type OtherLine = { readonly orderId: number; readonly item: BoughtItem };

type Props = {
  offer: KitOffer;
  item: BoughtItem;
  others: readonly OtherLine[];
  typed: Readonly<Record<string, string>> | undefined;
};

const numbersIn = (typed: string | undefined): number[] | undefined =>
  typed?.split(',').filter(Boolean).map(Number);

type Chosen = Pick<KitChoice, 'combinationId' | 'allergenIds' | 'additionIds'>;

/** What was typed before, or as it is bought now. */
const chosenAtFirst = (item: BoughtItem, typed: Props['typed']): Chosen => ({
  combinationId:
    typed?.combinationId === undefined ? item.combinationId : Number(typed.combinationId) || null,
  allergenIds: numbersIn(typed?.allergenIds) ?? item.allergens.map(({ id }) => id),
  additionIds: numbersIn(typed?.additionIds) ?? item.additions.map(({ id }) => id),
});

/** Each kit has combinations of its own; only what was bought without one goes on so. */
const combinationIn = (kit: OfferedKit, item: BoughtItem, { combinationId }: Chosen): number | null => {
  if (kit.combinations.some(({ id }) => id === combinationId)) return combinationId;
  return item.combinationId === null || kit.combinations.length < 2
    ? null
    : (kit.combinations[0]?.id ?? null);
};

function Level({ kit, item, typed }: Pick<Props, 'item' | 'typed'> & { kit: OfferedKit }) {
  const same = kit.calories.find(({ kcal, dayCents }) => kcal === item.kcal && dayCents !== null);
  return (
    <RadioCards
      name="calorieId"
      legend={m.change_calories()}
      hint={m.change_calories_hint()}
      layout="rows"
      required
      defaultValue={typed?.calorieId ?? (same && String(same.id))}
      options={kit.calories.map(({ id, kcal, dayCents }) => ({
        value: String(id),
        title: m.kcal({ amount: number(kcal) }),
        ...(dayCents === null
          ? { unavailable: m.change_level_no_period() }
          : { aside: m.price_per_day({ price: money(dayCents) }) }),
      }))}
    />
  );
}

type CombinationProps = {
  kit: OfferedKit;
  item: BoughtItem;
  chosen: Chosen;
  onChange: (combinationId: number | null) => void;
};

/** How it is served. Without one, it is as the kit is; only what was bought so goes on so. */
function Combination({ kit, item, chosen, onChange }: CombinationProps) {
  if (kit.combinations.length < 2)
    return <input type="hidden" name="combinationId" value={chosen.combinationId ?? ''} />;
  const isWithout = item.combinationId === null;
  const [first] = kit.combinations;
  // What costs nothing and comes first is what is had without one: it is offered once, and choosing it changes nothing.
  const same = isWithout && first?.pricePerDayCents === 0 && !holdsLeftOut(first, chosen) ? first : null;
  return (
    <RadioCards
      name="combinationId"
      legend={m.change_combination()}
      layout="rows"
      value={chosen.combinationId === same?.id ? '' : String(chosen.combinationId ?? '')}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
      options={[
        ...(isWithout && !same
          ? [{ value: '', title: m.change_combination_none(), text: m.change_combination_none_text() }]
          : []),
        ...kit.combinations.map(({ id, name, description, pricePerDayCents, allergenIds }) => ({
          value: id === same?.id ? '' : String(id),
          title: t(name),
          text: t(description),
          aside:
            pricePerDayCents > 0 ? m.plus_per_day({ price: money(pricePerDayCents) }) : m.change_same_price(),
          ...clashOf({ allergenIds }, chosen),
        })),
      ]}
    />
  );
}

/** Another kit, level, combination, what is left out and what is added; other lines of the order may go along. */
export function KitFields({ offer, item, others, typed }: Props) {
  const [kitId, setKitId] = useState(typed?.mealKitId ?? String(item.mealKitId ?? ''));
  const offered = offer.kits.filter(({ isOffered }) => isOffered);
  const own = offered.find(({ id }) => id === item.mealKitId);
  // Where one's own is no longer sold, nothing stands in its place until it is chosen.
  const kit = offered.find(({ id }) => String(id) === kitId);
  const [wanted, setWanted] = useState(() => chosenAtFirst(item, typed));
  const chosen = withoutClashes(
    kit ?? { combinations: [] },
    { ...wanted, combinationId: kit ? combinationIn(kit, item, wanted) : null },
    offer,
  );
  const isSame = (other: BoughtItem): boolean =>
    other.mealKitId === item.mealKitId && other.kcal === item.kcal;
  const additions = offer.additions.filter(({ isForUnique }) => !isForUnique);
  if (offered.length === 0) return <p>{m.change_no_kits()}</p>;
  return (
    <>
      {!own && <Notice tone="info">{m.change_kit_gone({ kit: t(item.name) })}</Notice>}
      <Field name="mealKitId" label={m.change_kit()} required>
        <NativeSelect value={kit ? String(kit.id) : ''} onChange={(event) => setKitId(event.target.value)}>
          {!own && <option value="">{m.change_kit_choose()}</option>}
          {offer.kits.map(({ id, name, isOffered }) => (
            <option key={id} value={id} disabled={!isOffered}>
              {isOffered ? t(name) : m.change_kit_no_period({ kit: t(name) })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {kit && <Level key={`level ${kit.id}`} kit={kit} item={item} typed={typed} />}
      {kit && (
        <Combination
          kit={kit}
          item={item}
          chosen={chosen}
          onChange={(combinationId) => setWanted({ ...wanted, combinationId })}
        />
      )}
      <CheckCards
        name="allergenIds"
        legend={m.change_allergens()}
        layout="chips"
        value={chosen.allergenIds.map(String)}
        onChange={(values) => setWanted({ ...wanted, allergenIds: values.map(Number) })}
        options={offer.allergens.map(({ id, name }) => ({ value: String(id), title: t(name) }))}
      />
      {additions.length > 0 && (
        <CheckCards
          name="additionIds"
          legend={m.change_additions()}
          layout="rows"
          value={chosen.additionIds.map(String)}
          onChange={(values) => setWanted({ ...wanted, additionIds: values.map(Number) })}
          options={additions.map(({ id, name, pricePerDayCents, allergenIds }) => ({
            value: String(id),
            title: t(name),
            aside: m.plus_per_day({ price: money(pricePerDayCents) }),
            ...clashOf({ allergenIds }, chosen),
          }))}
        />
      )}
      {others.length > 0 && (
        <CheckCards
          name="orderIds"
          legend={m.change_other_lines()}
          hint={m.change_other_lines_hint()}
          layout="rows"
          defaultValue={(
            numbersIn(typed?.orderIds) ??
            others.filter((line) => isSame(line.item)).map(({ orderId }) => orderId)
          ).map(String)}
          options={others.map((line) => ({
            value: String(line.orderId),
            title: t(line.item.name),
            ...(line.item.kcal !== null && { text: m.kcal({ amount: number(line.item.kcal) }) }),
          }))}
        />
      )}
    </>
  );
}
