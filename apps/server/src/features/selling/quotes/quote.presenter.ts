import type { CartQuote } from '@shop/contract/quotes';
import { snakeName } from '@shop/contract/wire';
import type { CartItemPrice } from '@shop/domain/pricing/figures';
import type { CouponAnswer, PaidByCoupons } from '@shop/domain/coupons';
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

export const presentCoupon = (answer: CouponAnswer): CartQuote['coupons'][number] => ({
  code: answer.code,
  accepted: answer.accepted,
  ...(answer.accepted
    ? { cents: answer.cents, leftCents: answer.leftCents }
    : { cents: 0, leftCents: 0, reason: answer.reason }),
});

export const presentQuote = ({
  price,
  items,
  problems,
  coupons,
}: RequestPrice & { readonly coupons: PaidByCoupons }): CartQuote => ({
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
  coupons: coupons.answers.map(presentCoupon),
  couponCents: coupons.couponCents,
  toPayCents: coupons.toPayCents,
  codes: price.codes.map((answer) => ({ ...answer })),
  // The field is a value, which nothing else puts into the names of the wire.
  problems: problems.map(({ code, field }) => ({
    code,
    ...(field !== undefined && { field: snakeName(field) }),
  })),
});
