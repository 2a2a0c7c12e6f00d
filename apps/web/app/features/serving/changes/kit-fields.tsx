import type { BoughtItem } from '@shop/contract/orders';
import type { PriceList } from '@shop/contract/price-list';
import { m } from '@shop/messages';
import { useState } from 'react';
import { money, number, t } from '~/lib/format.ts';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';

/** What there is to choose from, without unique kits; one without a price for this period is named and cannot be had. */
export type KitOffer = Pick<PriceList, 'allergens' | 'additions'> & {
  readonly kits: readonly (PriceList['kits'][number] & { readonly isOffered: boolean })[];
};
export type OtherLine = { readonly orderId: number; readonly item: BoughtItem };

type Props = {
  offer: KitOffer;
  item: BoughtItem;
  others: readonly OtherLine[];
  typed: Readonly<Record<string, string>> | undefined;
};

const listed = (typed: string | undefined, otherwise: readonly number[]): string[] =>
  typed === undefined ? otherwise.map(String) : typed.split(',').filter(Boolean);

/** Another kit, level, combination, what is left out and what is added; other lines of the order may go along. */
export function KitFields({ offer, item, others, typed }: Props) {
  const [kitId, setKitId] = useState(typed?.mealKitId ?? String(item.mealKitId ?? ''));
  const offered = offer.kits.filter(({ isOffered }) => isOffered);
  const own = offered.find(({ id }) => id === item.mealKitId);
  const kit = offered.find(({ id }) => String(id) === kitId) ?? offered[0];
  const sameLevel = kit?.calories.find(({ kcal }) => kcal === item.kcal) ?? kit?.calories[0];
  const isSame = (other: BoughtItem): boolean =>
    other.mealKitId === item.mealKitId && other.kcal === item.kcal;
  const additions = offer.additions.filter(({ isForUnique }) => !isForUnique);
  if (!kit) return <p>{m.change_no_kits()}</p>;
  return (
    <>
      {!own && <Notice tone="info">{m.change_kit_gone({ kit: t(item.name) })}</Notice>}
      <Field name="mealKitId" label={m.change_kit()} required>
        <NativeSelect value={String(kit.id)} onChange={(event) => setKitId(event.target.value)}>
          {offer.kits.map(({ id, name, isOffered }) => (
            <option key={id} value={id} disabled={!isOffered}>
              {isOffered ? t(name) : m.change_kit_no_period({ kit: t(name) })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <RadioCards
        key={`calories ${kit.id}`}
        name="calorieId"
        legend={m.change_calories()}
        layout="chips"
        required
        defaultValue={typed?.calorieId ?? String(sameLevel?.id ?? '')}
        options={kit.calories.map(({ id, kcal }) => ({
          value: String(id),
          title: m.kcal({ amount: number(kcal) }),
        }))}
      />
      {kit.combinations.length > 0 && (
        <RadioCards
          key={`combination ${kit.id}`}
          name="combinationId"
          legend={m.change_combination()}
          layout="rows"
          defaultValue={typed?.combinationId ?? String(item.combinationId ?? '')}
          options={[
            { value: '', title: m.change_combination_none() },
            ...kit.combinations.map(({ id, name, pricePerDayCents }) => ({
              value: String(id),
              title: t(name),
              ...(pricePerDayCents > 0 && { aside: money(pricePerDayCents) }),
            })),
          ]}
        />
      )}
      <CheckCards
        name="allergenIds"
        legend={m.change_allergens()}
        layout="chips"
        defaultValue={listed(
          typed?.allergenIds,
          item.allergens.map(({ id }) => id),
        )}
        options={offer.allergens.map(({ id, name }) => ({ value: String(id), title: t(name) }))}
      />
      {additions.length > 0 && (
        <CheckCards
          name="additionIds"
          legend={m.change_additions()}
          layout="rows"
          defaultValue={listed(
            typed?.additionIds,
            item.additions.map(({ id }) => id),
          )}
          options={additions.map(({ id, name, pricePerDayCents }) => ({
            value: String(id),
            title: t(name),
            aside: money(pricePerDayCents),
          }))}
        />
      )}
      {others.length > 0 && (
        <CheckCards
          name="orderIds"
          legend={m.change_other_lines()}
          hint={m.change_other_lines_hint()}
          layout="rows"
          defaultValue={listed(
            typed?.orderIds,
            others.filter((line) => isSame(line.item)).map(({ orderId }) => orderId),
          )}
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
