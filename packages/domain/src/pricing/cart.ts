import { isPaperBag } from '../calendar.ts';
import { allocate, sum } from '../money.ts';
import { codeDiscounts, judgeCodes } from './codes.ts';
import { deliveryParts } from './delivery.ts';
import { explainCart, explainShares } from './explanation.ts';
import type { CartItemPrice, CartPrice } from './figures.ts';
import type { CartInput } from './input.ts';
import { priceItem } from './item.ts';
import { pointsDiscount } from './points.ts';
import { problemsOf } from './problems.ts';
import { allocateInOrder, tieOrder } from './tie-order.ts';
import { vatIncludedIn } from './vat.ts';

/**
 * The price of a cart, computed from nothing each time, in this fixed order. Every discount is capped by what is
 * left for it to take, so neither an item nor the delivery, and hence no total, can fall below 0.
 */
export function priceCart(input: CartInput): CartPrice {
  // 1. Each item by itself.
  const kits = input.items.map(priceItem);
  const totals = kits.map((kit) => kit.itemTotalCents);
  const kitsCents = sum(totals);

  // 2. Which codes count.
  const { accepted, answers } = judgeCodes(input);
  const freeDelivery = accepted.find((code) => code.isFreeDelivery);

  // 3. Delivery, which a free-delivery code makes 0.
  const delivery = deliveryParts(input);
  const charges = freeDelivery ? [] : delivery.flatMap((part) => part.charges);
  const deliveryCents = sum(charges.map(({ cents }) => cents));

  // 4. Codes, in the order in which they were added; a fixed cart-wide one may go on to cover delivery.
  const order = tieOrder(input.items, totals);
  const discounts = codeDiscounts(accepted, { items: input.items, totals, deliveryCents, order });
  const codeShares = totals.map((_, i) => sum(discounts.map(({ shares }) => shares[i]!)));
  const codeDiscountCents = sum(codeShares);
  const deliveryDiscountCents = sum(discounts.map((discount) => discount.deliveryCents));

  // 5. Points, from what the codes left to pay for kits.
  const left = totals.map((total, i) => total - codeShares[i]!);
  const points = pointsDiscount(input.points, kitsCents, sum(left));
  const pointsCents = allocateInOrder(order, points.cents, left);
  const pointsUsed = allocateInOrder(order, points.points, pointsCents);

  // 6. The total, and the VAT inside each of its two parts.
  const kitsPartCents = kitsCents - codeDiscountCents - points.cents;
  const deliveryPartCents = deliveryCents - deliveryDiscountCents;

  const items = kits.map((kit, i): CartItemPrice => {
    const ofPoints = { points: pointsUsed[i]!, cents: pointsCents[i]! };
    const { deliveryDates } = input.items[i]!;
    return {
      ...kit,
      codeDiscountCents: codeShares[i]!,
      pointsUsed: ofPoints.points,
      pointsDiscountCents: ofPoints.cents,
      paidCents: left[i]! - ofPoints.cents,
      deliveryDates,
      paperBag: isPaperBag(deliveryDates.filter((day) => input.dayKind(day) === 'working').length),
      explanation: [...kit.explanation, ...explainShares(discounts, i, ofPoints)],
    };
  });
  const deliveryShares = allocate(
    deliveryDiscountCents,
    charges.map(({ cents }) => cents),
  );
  const figures = {
    items,
    kitsCents,
    codeDiscountCents,
    pointsUsed: points.points,
    pointsDiscountCents: points.cents,
    kitsPartCents,
    deliveryCents,
    deliveryDiscountCents,
    deliveryPartCents,
    deliveryCharges: charges.map((charge, i) => ({ ...charge, discountCents: deliveryShares[i]! })),
    vatKitsCents: vatIncludedIn(kitsPartCents, input.vat.kits),
    vatDeliveryCents: vatIncludedIn(deliveryPartCents, input.vat.delivery),
    totalCents: kitsPartCents + deliveryPartCents,
    codes: answers,
  };
  return {
    ...figures,
    problems: problemsOf(input),
    explanation: explainCart(figures, {
      sets: sum(input.items.map(({ amount }) => amount)),
      discounts,
      points,
      delivery,
      freeDelivery,
      vat: input.vat,
    }),
  };
}
