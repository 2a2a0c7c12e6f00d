import type { ChangedDay, Stop } from '@shop/contract/order-changes';
import type { BoughtItem } from '@shop/contract/orders';
import { m } from '@shop/messages';
import { methodWords, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { longDay, number, t } from '~/lib/format.ts';

type Side = ChangedDay['from'];

const doorWords = ({ door, cityName }: Stop): string =>
  `${door.street} ${door.houseNumber}${door.apartmentNumber && `–${door.apartmentNumber}`}, ${t(cityName)}`;

/** Of where, when and how a box comes only what differs. */
const stopWords = (stop: Stop, other: Stop | undefined): string[] => {
  const parts = (each: Stop): string[] => [
    each.deliveryTime ? timeWords(each.deliveryTime) : '',
    doorWords(each),
    methodWords[each.method].said(),
  ];
  const others = other ? parts(other) : [];
  return parts(stop).filter((part, index) => part !== '' && part !== others[index]);
};

const names = (list: readonly { readonly name: BoughtItem['name'] }[]): string =>
  list.map(({ name }) => t(name).toLowerCase()).join(', ') || m.change_none();

/** The kit and its level, and of the rest what the two differ in. */
const itemWords = (item: BoughtItem, other: BoughtItem): string[] => {
  const kcal = item.kcal === null ? [] : [m.kcal({ amount: number(item.kcal) })];
  const differs = (part: 'allergens' | 'additions'): boolean => names(item[part]) !== names(other[part]);
  return [
    [t(item.name), ...kcal].join(', '),
    ...(item.combinationId === other.combinationId
      ? []
      : [item.combination ? t(item.combination) : m.change_combination_none()]),
    ...(differs('allergens') ? [m.change_without({ allergens: names(item.allergens) })] : []),
    ...(differs('additions') ? [m.change_with({ additions: names(item.additions) })] : []),
  ];
};

/** What a day is, or was; of two only what they differ in. */
const sideWords = (side: Side, other: Side | null): string[] => [
  ...(side.item && other?.item ? itemWords(side.item, other.item) : []),
  ...(side.stop ? stopWords(side.stop, other?.stop) : []),
];

const afterwards = ({ from, to }: ChangedDay): string => {
  if (to === null) return m.change_day_cancelled();
  const parts = [...(to.day === from.day ? [] : [longDay(to.day)]), ...sideWords(to, from)];
  return parts.join(' · ') || m.change_day_same();
};

/** Day by day what it was and what it will be. */
export function ChangedDays({ days }: { days: readonly ChangedDay[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper">
      {days.map((day) => (
        <li key={day.deliveryId} className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-2">
          <div>
            <p className="font-semibold first-letter:uppercase">{longDay(day.from.day)}</p>
            <p className="text-sm text-muted">
              {(day.to && sideWords(day.from, day.to).join(' · ')) || t(day.kitName)}
            </p>
          </div>
          <p className="flex gap-2">
            <span className="sr-only">{m.change_day_becomes()} </span>
            <span aria-hidden="true" className="text-muted">
              →
            </span>
            <span className="min-w-0 first-letter:uppercase">{afterwards(day)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
