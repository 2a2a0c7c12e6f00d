import { sum } from '../money.ts';
import type { CodeDiscount } from './codes.ts';
import type { DeliveryPart } from './delivery.ts';
import type { CartLine, CartPrice, ItemLine, ItemPrice } from './figures.ts';
import type { CartInput, DiscountCode, ItemChoice, Percent } from './input.ts';
import type { PointsDiscount } from './points.ts';

/** A step that changes nothing explains nothing. */
const withoutZeros = <Line extends { readonly cents: number }>(lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ cents }) => cents !== 0);

export function explainItem(
  { days, amount, allergens, kitDiscount, additions }: ItemChoice,
  price: Omit<ItemPrice, 'explanation'>,
  allergenPercent: Percent,
): readonly ItemLine[] {
  const lines: ItemLine[] = [
    {
      kind: 'kit_price',
      cents: price.kitPriceCents,
      params: { dayPriceCents: price.dayPriceCents, days, amount },
    },
    {
      kind: 'allergen_extra',
      cents: price.allergenExtraCents,
      params: {
        percent: allergenPercent,
        allergenIds: allergens.flatMap(({ id, percent }) => (percent > 0 ? [id] : [])),
      },
    },
  ];
  if (kitDiscount !== null) {
    lines.push({ kind: 'kit_discount', cents: -price.kitDiscountCents, params: { discount: kitDiscount } });
  }
  for (const { id, dayPriceCents } of additions) {
    const cents = dayPriceCents * days * amount;
    lines.push({ kind: 'addition', cents, params: { additionId: id, dayPriceCents, days, amount } });
  }
  return withoutZeros(lines);
}

/** What codes and points take from one item. */
export function explainShares(
  discounts: readonly CodeDiscount[],
  itemIndex: number,
  points: { readonly points: number; readonly cents: number },
): readonly ItemLine[] {
  return withoutZeros<ItemLine>([
    ...discounts.map(({ code, shares }): ItemLine => {
      return { kind: 'code', cents: -shares[itemIndex]!, params: { code: code.code } };
    }),
    { kind: 'points', cents: -points.cents, params: { points: points.points } },
  ]);
}

/** What the figures of a cart came from. */
export type CartSources = {
  /** Of all items together. */
  readonly sets: number;
  readonly discounts: readonly CodeDiscount[];
  readonly points: PointsDiscount;
  readonly delivery: readonly DeliveryPart[];
  readonly freeDelivery: DiscountCode | undefined;
  readonly vat: CartInput['vat'];
};

const explainCode = ({ code, shares }: CodeDiscount): CartLine => {
  const discount = { type: code.type, amount: code.amount };
  return { kind: 'code', cents: -sum(shares), params: { code: code.code, discount } };
};

/** Free delivery is shown as the price that it saves, taken away again. */
function explainDelivery({ delivery, discounts, freeDelivery }: CartSources): CartLine[] {
  const lines = delivery.map((part) => part.line);
  if (freeDelivery !== undefined) {
    const saved = sum(lines.map(({ cents }) => cents));
    return [...lines, { kind: 'free_delivery', cents: -saved, params: { code: freeDelivery.code } }];
  }
  const covered = discounts.map(({ code, deliveryCents }): CartLine => {
    return { kind: 'delivery_code', cents: -deliveryCents, params: { code: code.code } };
  });
  return [...lines, ...covered];
}

export function explainCart(
  price: Omit<CartPrice, 'explanation' | 'problems'>,
  sources: CartSources,
): readonly CartLine[] {
  const { discounts, points, vat } = sources;
  const ofDelivery = { percent: vat.delivery, ofCents: price.deliveryPartCents };
  return withoutZeros<CartLine>([
    { kind: 'kits', cents: price.kitsCents, params: { sets: sources.sets } },
    ...discounts.map(explainCode),
    { kind: 'points', cents: -points.cents, params: { points: points.points, limit: points.limit } },
    ...explainDelivery(sources),
    {
      kind: 'vat_kits',
      cents: price.vatKitsCents,
      params: { percent: vat.kits, ofCents: price.kitsPartCents },
    },
    { kind: 'vat_delivery', cents: price.vatDeliveryCents, params: ofDelivery },
  ]);
}
