import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import type { DeliveryTime } from '@shop/contract/delivery-times';
import type { VatEntry } from '@shop/contract/vat';
import { type CalendarDay, deliveryCalendar, earliestWhen } from '@shop/domain/calendar';
import { type Day, dayInVilnius, toDay } from '@shop/domain/day';
import { holidaysOf } from '@shop/domain/holidays';
import type { DeliveryPrices } from '@shop/domain/pricing/input';
import type { Offer } from '@shop/domain/pricing/offer';
import type { VatEntry as VatRate } from '@shop/domain/pricing/vat';
import type { Text } from '@shop/domain/text';
import type { AllSettings } from '../../base/settings/setting-kinds.ts';
import type { PricingRows } from './pricing-rows.repository.ts';

/** What prices and delivery days depend on, ready to be computed with. */
export type Pricing = {
  readonly offer: Offer;
  readonly deliveryTimes: ReadonlyMap<number, DeliveryTime>;
  /** As the owner keeps them. */
  readonly deliveryPrices: readonly DeliveryPrice[];
  readonly vat: readonly VatEntry[];
  /** The owner's own words on days, and public holidays where the owner says nothing. */
  readonly calendarDays: readonly CalendarDay[];
  readonly holidayNames: ReadonlyMap<Day, Text>;
};

/** How many years ahead holidays are known to the calendar. */
const yearsAhead = 3;

const holidaysAround = (now: Date): Map<Day, Text> => {
  const year = Number(dayInVilnius(now).slice(0, 4));
  const years = Array.from({ length: yearsAhead + 2 }, (_, index) => year - 1 + index);
  return new Map(years.flatMap((each) => [...holidaysOf(each)]));
};

/** A public holiday is one for all cities until the owner says something about that day for all of them. */
const daysOf = (rows: PricingRows['calendarDays'], holidays: ReadonlyMap<Day, Text>): CalendarDay[] => {
  const own = rows.map(({ day, cityId, isClosed, isHoliday }) => ({
    day: toDay(day),
    cityId,
    isClosed,
    isHoliday,
  }));
  const settled = new Set(own.filter(({ cityId }) => cityId === null).map(({ day }) => day));
  const byLaw = [...holidays.keys()]
    .filter((day) => !settled.has(day))
    .map((day) => ({ day, cityId: null, isClosed: false, isHoliday: true }));
  return [...own, ...byLaw];
};

const deliveryPricesOf = (rows: PricingRows['deliveryPrices']): DeliveryPrices => {
  const price = (isForUnique: boolean, dayKind: 'working' | 'weekend_or_holiday'): number =>
    rows.find((row) => row.isForUnique === isForUnique && row.dayKind === dayKind)?.priceCents ?? 0;
  const both = (isForUnique: boolean) => ({
    working: price(isForUnique, 'working'),
    weekend_or_holiday: price(isForUnique, 'weekend_or_holiday'),
  });
  return { regular: both(false), unique: both(true) };
};

/** What holds in a shop whose owner has not said anything yet. */
const standardVat = { percentage: 21, validFrom: toDay('2000-01-01') };

const vatOf = (rows: PricingRows['vatEntries']): VatEntry[] =>
  (['kit', 'delivery'] as const).flatMap((type) => {
    const kept = rows
      .filter((row) => row.type === type)
      .map(({ percentage, validFrom }) => ({ type, percentage, validFrom }));
    return kept.length > 0 ? kept : [{ type, ...standardVat }];
  });

export const vatRates = (entries: readonly VatEntry[]): VatRate[] =>
  entries.map(({ type, percentage, validFrom }) => ({
    type,
    percent: percentage,
    validFrom: toDay(validFrom),
  }));

type Parts = Pick<Offer, 'kits' | 'allergens' | 'additions' | 'cityIds'> & {
  readonly settings: AllSettings;
};

export const pricingOf = (rows: PricingRows, { settings, ...parts }: Parts, now: Date): Pricing => {
  const holidayNames = holidaysAround(now);
  const calendarDays = daysOf(rows.calendarDays, holidayNames);
  const vat = vatOf(rows.vatEntries);
  return {
    offer: {
      ...parts,
      christmasKitId: settings.christmas.mealKitId,
      calendar: deliveryCalendar(calendarDays),
      earliest: earliestWhen(
        settings.earliestDelivery.earliestDeliveryDay,
        settings.earliestDelivery.deliveryDayBefore,
      ),
      deliveryPrices: deliveryPricesOf(rows.deliveryPrices),
      vat: vatRates(vat),
      points: settings.points,
    },
    deliveryTimes: new Map(rows.deliveryTimes.map((row) => [row.id, row])),
    deliveryPrices: rows.deliveryPrices.map(({ isForUnique, dayKind, priceCents }) => ({
      isForUnique,
      dayKind,
      priceCents,
    })),
    vat,
    calendarDays,
    holidayNames,
  };
};
