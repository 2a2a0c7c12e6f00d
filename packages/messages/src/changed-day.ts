import type { DeliveryMethod } from '@shop/domain/constants';
import type { Day } from '@shop/domain/day';
import { type Locale, type Text, textIn } from '@shop/domain/text';
import { handedOverText } from './handed-over.ts';
import { m } from './index.ts';
import { numberText } from './numbers.ts';
import { timeWindowText } from './time-window.ts';

type Named = { readonly name: Text };

type Item = Named & {
  readonly kcal: number | null;
  readonly combinationId: number | null;
  readonly combination: Text | null;
  readonly allergens: readonly Named[];
  readonly additions: readonly Named[];
};

type Stop = {
  readonly cityName: Text;
  readonly door: Readonly<Record<'street' | 'houseNumber' | 'apartmentNumber', string>>;
  readonly method: DeliveryMethod;
  readonly deliveryTime: { readonly fromTime: string; readonly toTime: string } | null;
};

type Side = { readonly day: Day; readonly item?: Item | undefined; readonly stop?: Stop | undefined };

const doorWords = ({ door, cityName }: Stop, locale: Locale): string =>
  `${door.street} ${door.houseNumber}${door.apartmentNumber && `–${door.apartmentNumber}`}, ${textIn(cityName, locale)}`;

/** When, where and how a box comes; beside another, only what differs. */
export const stopWords = (stop: Stop, other: Stop | undefined, locale: Locale): string[] => {
  const parts = (each: Stop): string[] => [
    each.deliveryTime ? timeWindowText(each.deliveryTime, locale) : '',
    doorWords(each, locale),
    handedOverText(each.method, locale),
  ];
  const others = other ? parts(other) : [];
  return parts(stop).filter((part, index) => part !== '' && part !== others[index]);
};

/** The kit and its level, and of the rest what the two differ in. */
const itemWords = (item: Item, other: Item, locale: Locale): string[] => {
  const names = (list: readonly Named[]): string =>
    list.map(({ name }) => textIn(name, locale).toLowerCase()).join(', ') || m.change_none({}, { locale });
  const differs = (part: 'allergens' | 'additions'): boolean => names(item[part]) !== names(other[part]);
  const kcal = item.kcal === null ? [] : [m.kcal({ amount: numberText(item.kcal, locale) }, { locale })];
  return [
    [textIn(item.name, locale), ...kcal].join(', '),
    ...(item.combinationId === other.combinationId
      ? []
      : [item.combination ? textIn(item.combination, locale) : m.change_combination_none({}, { locale })]),
    ...(differs('allergens') ? [m.change_without({ allergens: names(item.allergens) }, { locale })] : []),
    ...(differs('additions') ? [m.change_with({ additions: names(item.additions) }, { locale })] : []),
  ];
};

/** What a day is, or was, beside its date; of two only what they differ in. Pages and mails say the same. */
export const sideWords = (side: Side, other: Side, locale: Locale): string =>
  [
    ...(side.item && other.item ? itemWords(side.item, other.item, locale) : []),
    ...(side.stop ? stopWords(side.stop, other.stop, locale) : []),
  ].join(' · ');
