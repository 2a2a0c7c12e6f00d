import { deliveryCalendar, deliveryDates, dayKind } from '../calendar.ts';
import { toDay } from '../day.ts';
import { sum } from '../money.ts';
import { priceCart } from './cart.ts';
import type { CartItemPrice, CartPrice } from './figures.ts';
import type { CartInput, CartItem, DiscountCode, EnteredCode } from './input.ts';

const VILNIUS = 1;
const everyDayOpen = { calendar: deliveryCalendar([]), cityId: VILNIUS };

/** A regular kit at 10.00 a day for 5 days from Monday 16 November 2026, every day of the week. */
export function anItem(facts: Partial<CartItem> = {}): CartItem {
  const days = facts.days ?? 5;
  return {
    kitId: 1,
    kind: 'regular',
    unitPriceCents: 1_000,
    combinationPriceCents: 0,
    periodId: 1,
    days,
    amount: 1,
    allergens: [],
    kitDiscount: null,
    additions: [],
    deliveryDates: deliveryDates({
      start: toDay('2026-11-16'),
      days,
      workingDaysOnly: false,
      ...everyDayOpen,
    }),
    ...facts,
  };
}

/** 10 % off every regular kit, wherever it fits, along with other codes. */
export const aCode = (facts: Partial<DiscountCode> = {}): DiscountCode => ({
  id: 1,
  code: 'RUDUO',
  type: 'percentage',
  amount: 10,
  appliesToCart: false,
  isFreeDelivery: false,
  mealKits: [],
  cityIds: [],
  multipleCodesAllowed: true,
  multipleUseInOrder: true,
  expiresAt: new Date('2026-12-31T00:00:00Z'),
  usesLeft: null,
  isUsedByBuyer: false,
  ...facts,
});

export const entered = (...codes: readonly DiscountCode[]): EnteredCode[] =>
  codes.map((found) => ({ code: found.code, found }));

/** One item, no codes, no points, free delivery prices, 21 % VAT, on 15 November 2026 in Vilnius. */
export const aCart = (facts: Partial<CartInput> = {}): CartInput => ({
  now: new Date('2026-11-15T10:00:00Z'),
  cityId: VILNIUS,
  items: [anItem()],
  codes: [],
  deliveryPrices: {
    regular: { working: 0, weekend_or_holiday: 0 },
    unique: { working: 0, weekend_or_holiday: 0 },
  },
  dayKind: (day) => dayKind(day, everyDayOpen),
  points: { balance: 0, pointValueCents: 1, maxPercent: 30, isEnabled: true, isWanted: true },
  vat: { kits: 21, delivery: 21 },
  ...facts,
});

function equal(what: string, actual: number, expected: number): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
}

function assertMoney(what: string, figures: object): void {
  for (const [name, value] of Object.entries(figures)) {
    if (typeof value !== 'number') continue;
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${what} ${name} is ${value}`);
  }
}

function assertItemAddsUp(item: CartItemPrice, index: number): void {
  const name = `item ${index}`;
  assertMoney(name, item);
  const kit = item.kitPriceCents + item.allergenExtraCents - item.kitDiscountCents;
  equal(`${name} total`, item.itemTotalCents, kit + item.additionsCents);
  equal(
    `${name} paid`,
    item.paidCents,
    item.itemTotalCents - item.codeDiscountCents - item.pointsDiscountCents,
  );
  equal(`${name} explanation`, sum(item.explanation.map(({ cents }) => cents)), item.paidCents);
}

/** Throws unless every figure is a whole number from 0 up and all parts add up to the cent. */
export function assertAddsUp(price: CartPrice): void {
  assertMoney('cart', price);
  price.items.forEach(assertItemAddsUp);

  const ofItems = (figure: (item: CartItemPrice) => number): number => sum(price.items.map(figure));
  equal(
    'kits',
    price.kitsCents,
    ofItems((item) => item.itemTotalCents),
  );
  equal(
    'code discount',
    price.codeDiscountCents,
    ofItems((item) => item.codeDiscountCents),
  );
  equal(
    'points discount',
    price.pointsDiscountCents,
    ofItems((item) => item.pointsDiscountCents),
  );
  equal(
    'points used',
    price.pointsUsed,
    ofItems((item) => item.pointsUsed),
  );
  equal(
    'kits part',
    price.kitsPartCents,
    ofItems((item) => item.paidCents),
  );

  const ofDelivery = price.deliveryCharges;
  for (const charge of ofDelivery) assertMoney(`delivery on ${charge.day}`, charge);
  equal('delivery', price.deliveryCents, sum(ofDelivery.map(({ cents }) => cents)));
  equal(
    'delivery discount',
    price.deliveryDiscountCents,
    sum(ofDelivery.map((charge) => charge.discountCents)),
  );
  equal('delivery part', price.deliveryPartCents, price.deliveryCents - price.deliveryDiscountCents);

  equal('total', price.totalCents, price.kitsPartCents + price.deliveryPartCents);
  const lines = price.explanation.filter(({ kind }) => kind !== 'vat_kits' && kind !== 'vat_delivery');
  equal('explanation', sum(lines.map(({ cents }) => cents)), price.totalCents);
}

/** Tests price a cart only through this, so that each of them also checks that the price adds up. */
export function priceChecked(input: CartInput): CartPrice {
  const price = priceCart(input);
  assertAddsUp(price);
  return price;
}
