import { type Locale, type Text, textIn } from '@shop/domain/text';
import { m } from './index.ts';
import { eurosText, numberText } from './numbers.ts';

type Named = { readonly name: Text };

/** One line of an order as it was bought. */
export type Bought = {
  readonly item: {
    readonly kcal: number | null;
    readonly combination: Text | null;
    readonly allergens: readonly Named[];
    readonly additions: readonly Named[];
  };
  readonly days: number;
  readonly amount: number;
  readonly paperBag: boolean;
};

/** What was chosen of a kit, in a few short phrases: the order's page and its mails say the same. */
export const boughtWords = ({ item, days, amount, paperBag }: Bought, locale: Locale): string[] => {
  const { kcal, combination, allergens, additions } = item;
  const names = (list: readonly Named[]): string =>
    list.map(({ name }) => textIn(name, locale).toLowerCase()).join(', ');
  return [
    ...(kcal === null ? [] : [m.kcal({ amount: numberText(kcal, locale) }, { locale })]),
    m.plural_days({ count: days }, { locale }),
    ...(amount > 1 ? [m.sets_a_day({ count: amount }, { locale })] : []),
    ...(combination ? [textIn(combination, locale)] : []),
    ...(allergens.length > 0 ? [m.item_without({ allergens: names(allergens) }, { locale })] : []),
    ...(additions.length > 0 ? [m.item_with({ additions: names(additions) }, { locale })] : []),
    ...(paperBag ? [m.paper_bag_item({}, { locale })] : []),
  ];
};

export type Charged = {
  readonly codes: readonly string[];
  readonly kitsCents: number;
  readonly codeDiscountCents: number;
  readonly pointsDiscountCents: number;
  readonly deliveryCents: number;
  readonly deliveryDiscountCents: number;
  readonly vatKitsCents: number;
  readonly vatKitsPercent: number;
  readonly vatDeliveryCents: number;
  readonly vatDeliveryPercent: number;
};

/** The parts that add up to the total; what is nothing is left out, but not the delivery. */
export const sumParts = (order: Charged, locale: Locale): { label: string; cents: number }[] => {
  const codes = order.codes.length > 0 ? ` (${order.codes.join(', ')})` : '';
  return [
    { label: m.figure_kits({}, { locale }), cents: order.kitsCents },
    { label: `${m.figure_codes({}, { locale })}${codes}`, cents: -order.codeDiscountCents },
    { label: m.figure_points({}, { locale }), cents: -order.pointsDiscountCents },
    { label: m.figure_delivery({}, { locale }), cents: order.deliveryCents, isAlways: true },
    { label: m.figure_delivery_discount({}, { locale }), cents: -order.deliveryDiscountCents },
  ]
    .filter(({ cents, isAlways = false }) => cents !== 0 || isAlways)
    .map(({ label, cents }) => ({ label, cents }));
};

export const vatWords = (order: Charged, locale: Locale): string =>
  m.order_vat(
    {
      kits: eurosText(order.vatKitsCents, locale),
      kits_percent: numberText(order.vatKitsPercent, locale),
      delivery: eurosText(order.vatDeliveryCents, locale),
      delivery_percent: numberText(order.vatDeliveryPercent, locale),
    },
    { locale },
  );
