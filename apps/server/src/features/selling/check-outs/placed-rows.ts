import type { CheckOutInput } from '@shop/contract/check-outs';
import { allotCart } from '@shop/domain/allotment';
import { firstStatusOf } from '@shop/domain/states/tables';
import type { Visitor } from '../../../actor.ts';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { PricedCart } from '../quotes/cart-pricing.service.ts';
import { partsOf } from '../coupons/coupon-money.ts';
import { boughtItem } from './bought-item.ts';
import { PRE_ORDER, takesPreOrders } from './check-out-facts.ts';
import type { NewCheckOut } from './check-outs.repository.ts';

export type PlacedBy = Visitor & {
  readonly userId: number | null;
  readonly hasAdvertisingConsent: boolean;
};

const figuresOf = ({ price, input, coupons }: PricedCart) => ({
  kitsCents: price.kitsCents,
  codeDiscountCents: price.codeDiscountCents,
  pointsUsed: price.pointsUsed,
  pointsDiscountCents: price.pointsDiscountCents,
  deliveryCents: price.deliveryCents,
  deliveryDiscountCents: price.deliveryDiscountCents,
  vatKitsPercent: input.vat.kits,
  vatDeliveryPercent: input.vat.delivery,
  vatKitsCents: price.vatKitsCents,
  vatDeliveryCents: price.vatDeliveryCents,
  totalCents: price.totalCents,
  couponCents: coupons.couponCents,
  coupons: partsOf(coupons),
});

/** A check-out as it is placed: every figure of the quote, every choice, who the buyer is. */
export const checkOutRow = (
  input: CheckOutInput,
  cart: PricedCart,
  snapshot: Snapshot,
  { userId, locale, now, ip, device, hasAdvertisingConsent }: PlacedBy,
): NewCheckOut => {
  const days = cart.price.items.flatMap(({ deliveryDates }) => deliveryDates).toSorted();
  const { christmas } = cart;
  const time = christmas
    ? { ...christmas.way, id: null }
    : snapshot.pricing.deliveryTimes.get(input.delivery.deliveryTimeId ?? 0);
  const city = snapshot.content.cities.get(input.cityId);
  return {
    ...figuresOf(cart),
    type: 'regular_order',
    status: firstStatusOf[input.paymentType],
    paymentType: input.paymentType,
    payableSince: now,
    userId,
    locale,
    cityId: input.cityId,
    cityName: city?.name ?? { lt: '', en: '' },
    startDate: days.at(0) ?? input.startDate,
    lastDate: days.at(-1) ?? input.startDate,
    workingDaysOnly: input.workingDaysOnly && !christmas,
    deliveryDayBefore: snapshot.settings.earliestDelivery.deliveryDayBefore && !christmas,
    buyer: input.buyer,
    buyerEmail: input.buyer.email.toLowerCase(),
    deliveryMethod: input.delivery.method,
    deliveryTime: time ? { id: time.id, fromTime: time.fromTime, toTime: time.toTime } : null,
    christmasWayId: christmas?.way.id ?? null,
    christmasUntil: christmas?.until ?? null,
    // As their owner spelled them, however the buyer did.
    codes: cart.price.codes.flatMap(({ code, accepted }, index) =>
      accepted ? [cart.input.codes[index]?.found?.code ?? code] : [],
    ),
    codeIds: [...cart.codeIds],
    advertising: hasAdvertisingConsent ? { address: ip, device } : null,
    agreedTermsAt: now,
    agreedContactsAt: now,
    createdAt: now,
  };
};

/** Its lines with what was bought, and every cent allotted to their days. */
export const insertLines = async (
  within: Pick<Repositories, 'orders' | 'deliveries'>,
  checkOutId: number,
  input: CheckOutInput,
  { price, christmas }: PricedCart,
  snapshot: Snapshot,
): Promise<void> => {
  const rows = input.items.map((item, index) => {
    const figures = price.items[index];
    if (!figures) throw new Error('an item without a price was placed');
    return {
      checkOutId,
      status: 'pending' as const,
      orderableType: 'meal_kit' as const,
      mealKitId: item.mealKitId,
      calorieId: item.calorieId,
      periodId: item.periodId,
      combinationId: item.combinationId,
      item: boughtItem(item, snapshot),
      amount: item.amount,
      days: figures.deliveryDates.length,
      orderedLastDay: figures.deliveryDates.at(-1) ?? input.startDate,
      dayPriceCents: figures.dayPriceCents,
      kitPriceCents: figures.kitPriceCents,
      allergenExtraCents: figures.allergenExtraCents,
      kitDiscountCents: figures.kitDiscountCents,
      additionsCents: figures.additionsCents,
      itemTotalCents: figures.itemTotalCents,
      codeDiscountCents: figures.codeDiscountCents,
      pointsUsed: figures.pointsUsed,
      pointsDiscountCents: figures.pointsDiscountCents,
      paidCents: figures.paidCents,
      paperBag: figures.paperBag,
    };
  });
  const orders = await within.orders.insert(rows);
  const waiting =
    !christmas && takesPreOrders(snapshot, input.cityId)
      ? ({ status: 'held', stateReason: PRE_ORDER } as const)
      : {};
  const days = allotCart(price).flatMap((allotment, index) =>
    allotment.map((day) => ({ orderId: orders[index]?.id ?? 0, ...day, ...waiting })),
  );
  await within.deliveries.insert(days);
};
