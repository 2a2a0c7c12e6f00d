import type { Day } from '../day.ts';
import { type Cents, sum } from '../money.ts';
import type { CartLine } from './figures.ts';
import type { CartInput, CartItem } from './input.ts';

/** The price of bringing one day, before codes. */
type Charge = { readonly itemIndex: number; readonly day: Day; readonly cents: Cents };

/** A part of the delivery: its days, and the line that explains it. */
export type DeliveryPart = { readonly charges: readonly Charge[]; readonly line: CartLine };

type IndexedItem = readonly [itemIndex: number, item: CartItem];

function regularPart([itemIndex, item]: IndexedItem, { deliveryPrices, dayKind }: CartInput): DeliveryPart {
  const days = { working: 0, weekend_or_holiday: 0 };
  const charges = item.deliveryDates.map((day): Charge => {
    const kind = dayKind(day);
    days[kind] += 1;
    return { itemIndex, day, cents: deliveryPrices.regular[kind] };
  });
  const cents = sum(charges.map((charge) => charge.cents));
  return { charges, line: { kind: 'delivery_regular', cents, params: { itemIndex, days } } };
}

/**
 * All regular kits come in one box a day, so the longest period pays for them all, once. Equal periods have the
 * same dates within one check-out; were they ever to differ, the dearer dates would count.
 */
function regularParts(items: readonly IndexedItem[], input: CartInput): DeliveryPart[] {
  const longest = Math.max(0, ...items.map(([, { days }]) => days));
  return items
    .filter(([, { days }]) => days === longest)
    .map((item) => regularPart(item, input))
    .toSorted((a, b) => b.line.cents - a.line.cents)
    .slice(0, 1);
}

/** Each set of a unique kit has its own delivery, at the price of its first day. */
function uniquePart([itemIndex, item]: IndexedItem, { deliveryPrices, dayKind }: CartInput): DeliveryPart[] {
  const day = item.deliveryDates[0];
  if (day === undefined) return [];
  const { amount } = item;
  const kind = dayKind(day);
  const cents = deliveryPrices.unique[kind] * amount;
  const params = { itemIndex, day, dayKind: kind, amount };
  return [{ charges: [{ itemIndex, day, cents }], line: { kind: 'delivery_unique', cents, params } }];
}

/** A Christmas-eve kit is brought at the price of its way, however many sets there are. */
function wayPart({ items, dayKind }: CartInput, cents: Cents): DeliveryPart[] {
  const day = items[0]?.deliveryDates[0];
  if (day === undefined) return [];
  const params = { itemIndex: 0, day, dayKind: dayKind(day), amount: 1 };
  return [{ charges: [{ itemIndex: 0, day, cents }], line: { kind: 'delivery_unique', cents, params } }];
}

export function deliveryParts(input: CartInput): readonly DeliveryPart[] {
  if (input.wayPriceCents != null) return wayPart(input, input.wayPriceCents);
  const indexed = input.items.map((item, index): IndexedItem => [index, item]);
  const regular = indexed.filter(([, { kind }]) => kind === 'regular');
  const unique = indexed.filter(([, { kind }]) => kind === 'unique');
  return [...regularParts(regular, input), ...unique.flatMap((item) => uniquePart(item, input))];
}
