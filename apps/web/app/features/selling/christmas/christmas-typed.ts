import type { ChristmasWay } from '@shop/contract/christmas';
import { deliveryMethods } from '@shop/domain/constants';
import { buyerRequest, type BuyerDraft, emptyBuyer } from '~/features/selling/check-out/buyer.ts';
import { textIn } from '~/lib/form-values.ts';

/** What the page has shown, so that nobody pays another price than they have seen. */
export type SeenPrices = { readonly setCents: number; readonly ways: Readonly<Record<string, number>> };

export const seenPrices = (setCents: number, ways: readonly ChristmasWay[]): SeenPrices => ({
  setCents,
  ways: Object.fromEntries(ways.map(({ id, priceCents }) => [id, priceCents])),
});

export const setsIn = (form: FormData): number => Number(textIn(form, 'amount')) || 0;

/** Whether the way that was chosen, and a set, still cost what was shown. */
export const isAsShown = (form: FormData, wayId: number, now: SeenPrices): boolean =>
  textIn(form, 'seenSet') === String(now.setCents) &&
  textIn(form, `seenWay.${wayId}`) === String(now.ways[wayId]);

const buyerIn = (form: FormData): BuyerDraft =>
  Object.fromEntries(Object.keys(emptyBuyer).map((name) => [name, textIn(form, name)])) as BuyerDraft;

/** Typed into one field, with commas or blanks between them; a code itself may have blanks around its dashes. */
export const couponsIn = (form: FormData): string[] =>
  textIn(form, 'coupons')
    .split(/[,;\n]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '');

type Order = {
  readonly mealKitId: number;
  /** Undefined: none was chosen, and the API says so together with all else that is missing. */
  readonly way: ChristmasWay | undefined;
  readonly expectedTotalCents: number;
};

/** What the API is sent for a form; it says itself what is wrong with it. */
export const christmasBody = (form: FormData, { mealKitId, way, expectedTotalCents }: Order) => {
  const option = textIn(form, 'paymentOption');
  return {
    christmasWayId: way?.id ?? 0,
    cityId: way?.cityId ?? 0,
    startDate: way?.day ?? '',
    items: [{ mealKitId, amount: setsIn(form) }],
    coupons: couponsIn(form),
    buyer: buyerRequest(buyerIn(form), form.get('isBusiness') === 'on'),
    delivery: { method: deliveryMethods.find((each) => each === form.get('method')) ?? 'to_hands' },
    paymentType: 'montonio' as const,
    paymentOption: option === '' ? null : option,
    agreeTerms: (form.get('agreeTerms') === 'on') as true,
    agreeContacts: (form.get('agreeContacts') === 'on') as true,
    expectedTotalCents,
  };
};

const fieldNames: Readonly<Record<string, string>> = {
  'items.0.amount': 'amount',
  'delivery.method': 'method',
  // Follow from the way.
  cityId: 'christmasWayId',
  startDate: 'christmasWayId',
};

/** The API's names for fields as the form calls them. */
export const formField = (name: string): string =>
  fieldNames[name] ?? (name.startsWith('coupons.') ? 'coupons' : name.replace(/^buyer\./, ''));
