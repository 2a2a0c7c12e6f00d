import type { CartQuote } from '@shop/contract/quotes';
import { snakeName } from '@shop/contract/wire';
import type { CartItemPrice } from '@shop/domain/pricing/figures';
import type { RequestPrice } from '@shop/domain/pricing/request';

const presentItem = (item: CartItemPrice | null): CartQuote['items'][number] => ({
  dayPriceCents: item?.dayPriceCents ?? 0,
  kitPriceCents: item?.kitPriceCents ?? 0,
  allergenExtraCents: item?.allergenExtraCents ?? 0,
  kitDiscountCents: item?.kitDiscountCents ?? 0,
  additionsCents: item?.additionsCents ?? 0,
  itemTotalCents: item?.itemTotalCents ?? 0,
  codeDiscountCents: item?.codeDiscountCents ?? 0,
  pointsDiscountCents: item?.pointsDiscountCents ?? 0,
  paidCents: item?.paidCents ?? 0,
  deliveryDates: [...(item?.deliveryDates ?? [])],
  paperBag: item?.paperBag ?? false,
});

export const presentQuote = ({ price, items, problems }: RequestPrice): CartQuote => ({
  items: items.map(presentItem),
  kitsCents: price.kitsCents,
  codeDiscountCents: price.codeDiscountCents,
  pointsUsed: price.pointsUsed,
  pointsDiscountCents: price.pointsDiscountCents,
  deliveryCents: price.deliveryCents,
  deliveryDiscountCents: price.deliveryDiscountCents,
  vatKitsCents: price.vatKitsCents,
  vatDeliveryCents: price.vatDeliveryCents,
  totalCents: price.totalCents,
  codes: price.codes.map((answer) => ({ ...answer })),
  // The field is a value, which nothing else puts into the names of the wire.
  problems: problems.map(({ code, field }) => ({
    code,
    ...(field !== undefined && { field: snakeName(field) }),
  })),
});
