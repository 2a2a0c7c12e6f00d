import { dayKind } from '@shop/domain/calendar';
import { couponsWithin } from '@shop/domain/coupons';
import { dayInVilnius } from '@shop/domain/day';
import { deliveryCharges, offerFigures } from '@shop/domain/individual/price';
import { vatOn } from '@shop/domain/pricing/vat';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import { couponMoney, partsCents } from '../coupons/coupon-money.ts';

/**
 * Puts the price of an offer down with delivery, taxes and every day's share. What was offered to bring it for stays; what
 * coupons have paid beyond a lower price goes back onto them.
 */
export const writePrice = async (
  within: Repositories,
  row: CheckOutRow,
  priceCents: number,
  { pricing: { offer } }: Snapshot,
  now: Date,
): Promise<CheckOutRow> => {
  const [order] = await within.orders.ofCheckOut(row.id);
  if (!order) throw new Error('an individual order without a line');
  const days = order.deliveries.filter(({ status }) => !deliveryGroups.gone.includes(status));
  const city = { calendar: offer.calendar, cityId: row.cityId ?? 0 };
  const isFirst = row.status === 'order_request';
  const vat = isFirst
    ? vatOn(offer.vat, dayInVilnius(now))
    : { kits: row.vatKitsPercent, delivery: row.vatDeliveryPercent };
  const charges = isFirst
    ? deliveryCharges(
        days.map(({ day }) => day),
        offer.deliveryPrices,
        (day) => dayKind(day, city),
      )
    : days.map(({ day, deliveryCents }) => ({ day, cents: deliveryCents }));
  const figures = offerFigures(priceCents, charges, vat);
  await within.individualOrders.setPrice(order.id, days, figures);
  const { kitsCents, deliveryCents, vatKitsCents, vatDeliveryCents, totalCents } = figures;
  const coupons = couponsWithin(totalCents, row.coupons);
  const cause = `price_changed ${row.id} ${row.version}`;
  await couponMoney.release(within, payableCheckOut(row.id), cause, now, coupons);
  return within.checkOuts.update(row.id, {
    kitsCents,
    deliveryCents,
    vatKitsPercent: vat.kits,
    vatDeliveryPercent: vat.delivery,
    vatKitsCents,
    vatDeliveryCents,
    totalCents,
    coupons,
    couponCents: partsCents(coupons),
  });
};
