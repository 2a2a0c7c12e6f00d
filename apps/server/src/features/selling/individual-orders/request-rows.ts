import type { IndividualOrderInput } from '@shop/contract/individual-orders';
import { dayKind, isPaperBag } from '@shop/domain/calendar';
import { type Day, dayInVilnius } from '@shop/domain/day';
import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { vatOn } from '@shop/domain/pricing/vat';
import type { Viewer, Visitor } from '../../../actor.ts';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { PRE_ORDER, takesPreOrders } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow, NewCheckOut } from '../check-outs/check-outs.repository.ts';
import { individualItem } from './individual-item.ts';

/** Who sends it. */
export type Requesting = Pick<Visitor, 'locale' | 'ip' | 'device' | 'now'> & {
  readonly viewer: Pick<Viewer, 'userId'> | null;
  readonly hasAdvertisingConsent: boolean;
};

const noMoney = {
  kitsCents: 0,
  codeDiscountCents: 0,
  pointsUsed: 0,
  pointsDiscountCents: 0,
  deliveryCents: 0,
  deliveryDiscountCents: 0,
  vatKitsCents: 0,
  vatDeliveryCents: 0,
  totalCents: 0,
  couponCents: 0,
};

/** The check-out of a request: its days, and no price yet. */
export const requestRow = (
  { buyer, delivery }: Pick<IndividualOrderInput, 'buyer' | 'delivery'>,
  answers: IndividualAnswers,
  dates: readonly Day[],
  { pricing, content, settings }: Snapshot,
  { viewer, locale, ip, device, hasAdvertisingConsent, now }: Requesting,
): NewCheckOut => {
  const time = pricing.deliveryTimes.get(delivery.deliveryTimeId ?? 0);
  const vat = vatOn(pricing.offer.vat, dayInVilnius(now));
  const [first] = dates;
  if (first === undefined) throw new Error('a request without days was sent');
  return {
    ...noMoney,
    type: 'individual_order',
    status: 'order_request',
    // Until another way is chosen, when there is something to pay.
    paymentType: 'montonio',
    payableSince: now,
    userId: viewer?.userId ?? null,
    locale,
    cityId: answers.cityId,
    cityName: content.cities.get(answers.cityId ?? 0)?.name ?? { lt: '', en: '' },
    startDate: first,
    lastDate: dates.at(-1) ?? first,
    workingDaysOnly: answers.workingDaysOnly,
    deliveryDayBefore: settings.earliestDelivery.deliveryDayBefore,
    buyer,
    buyerEmail: buyer.email.toLowerCase(),
    deliveryMethod: delivery.method,
    deliveryTime: time ? { id: time.id, fromTime: time.fromTime, toTime: time.toTime } : null,
    vatKitsPercent: vat.kits,
    vatDeliveryPercent: vat.delivery,
    codes: [],
    codeIds: [],
    advertising: hasAdvertisingConsent ? { address: ip, device } : null,
    agreedTermsAt: now,
    agreedContactsAt: now,
    createdAt: now,
  };
};

/** Its one line, with a delivery for each day. */
export const insertRequestLine = async (
  within: Pick<Repositories, 'orders' | 'deliveries'>,
  row: CheckOutRow,
  meals: IndividualAnswers['meals'],
  dates: readonly Day[],
  snapshot: Snapshot,
): Promise<void> => {
  const cityId = row.cityId ?? 0;
  const city = { calendar: snapshot.pricing.offer.calendar, cityId };
  const [order] = await within.orders.insert([
    {
      checkOutId: row.id,
      status: 'pending',
      orderableType: 'personal_menu',
      mealKitId: null,
      calorieId: null,
      periodId: null,
      combinationId: null,
      item: individualItem(meals),
      amount: 1,
      days: dates.length,
      orderedLastDay: dates.at(-1) ?? row.startDate,
      dayPriceCents: 0,
      kitPriceCents: 0,
      allergenExtraCents: 0,
      kitDiscountCents: 0,
      additionsCents: 0,
      itemTotalCents: 0,
      codeDiscountCents: 0,
      pointsUsed: 0,
      pointsDiscountCents: 0,
      paidCents: 0,
      paperBag: isPaperBag(dates.filter((day) => dayKind(day, city) === 'working').length),
    },
  ]);
  const waiting = takesPreOrders(snapshot, cityId)
    ? ({ status: 'held', stateReason: PRE_ORDER } as const)
    : {};
  await within.deliveries.insert(
    dates.map((day) => ({
      orderId: order?.id ?? 0,
      day,
      listCents: 0,
      discountCents: 0,
      points: 0,
      pointsCents: 0,
      deliveryCents: 0,
      paidCents: 0,
      ...waiting,
    })),
  );
};
