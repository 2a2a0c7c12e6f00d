import type { CheckOut } from '@shop/contract/check-outs';
import { ApiError, type FieldErrors } from '@shop/contract/client';
import type { CartQuote } from '@shop/contract/quotes';
import type { PaymentType } from '@shop/domain/states/statuses';
import { firstDay } from '~/features/selling/cart/first-day.ts';
import { cartItems, requestOf } from '~/features/selling/cart/items.ts';
import { cartOptions } from '~/features/selling/cart/options.ts';
import { api } from '~/lib/api.ts';
import { buyerRequest } from './buyer.ts';
import type { CheckOutContext } from './context.ts';
import { attemptKey, forgetCheckOut } from './state.ts';

export type PlacingAnswer =
  | { readonly kind: 'placed'; readonly checkOut: CheckOut }
  | { readonly kind: 'prices_updated'; readonly quote: CartQuote }
  /** An earlier try has arrived, with other details than these. */
  | { readonly kind: 'placed_before' }
  | { readonly kind: 'refused'; readonly message: string; readonly errors: FieldErrors }
  /** Nobody knows whether it arrived: the same key asks again. */
  | { readonly kind: 'lost' };

/** What the buyer has seen and agrees to: the sum, and the days of each item. */
export type Seen = {
  readonly totalCents: number;
  /** The same after gift coupons. */
  readonly toPayCents: number;
  readonly deliveryDates: readonly (readonly string[])[];
};

export const seenIn = (
  { totalCents, toPayCents }: Pick<Seen, 'totalCents' | 'toPayCents'>,
  items: readonly ({ readonly deliveryDates: readonly string[] } | null)[],
): Seen => ({ totalCents, toPayCents, deliveryDates: items.map((item) => item?.deliveryDates ?? []) });

type Confirmation = {
  readonly paymentType: PaymentType;
  readonly paymentOption: string | null;
  readonly seen: Seen;
  /** What the account calls the door, where it knows it. */
  readonly addressName: string;
};

type Sources = Pick<CheckOutContext, 'items' | 'options' | 'state' | 'priced' | 'times'>;

const bodyOf = ({ items, options, state, priced, times }: Sources, confirmation: Confirmation) => ({
  cityId: priced.input.cityId,
  startDate: firstDay(priced) ?? '',
  workingDaysOnly: options.workingDaysOnly,
  usePoints: options.usePoints,
  discountCodes: options.codes.map(({ code }) => code),
  coupons: options.coupons.map(({ code }) => code),
  items: items.map(requestOf),
  buyer: {
    ...buyerRequest(state.buyer, state.isBusiness),
    addressName: confirmation.addressName,
  },
  saveAddress: state.saveAddress,
  delivery: {
    method: state.method ?? 'to_hands',
    deliveryTimeId: times.length > 0 ? state.deliveryTimeId : null,
  },
  paymentType: confirmation.paymentType,
  paymentOption: confirmation.paymentType === 'montonio' ? confirmation.paymentOption : null,
  agreeTerms: true as const,
  agreeContacts: true as const,
  expectedTotalCents: confirmation.seen.totalCents,
  expectedToPayCents: confirmation.seen.toPayCents,
  expectedDeliveryDates: confirmation.seen.deliveryDates.map((days) => [...days]),
});

/** What was ordered leaves the cart, also the one that an account keeps; codes, coupons and points belong to the order now. */
export const emptyCart = async (accountId: number | null): Promise<void> => {
  cartOptions.write({ ...cartOptions.read(), codes: [], coupons: [], startDate: null });
  forgetCheckOut();
  if (accountId === null) cartItems.write([]);
  else {
    // The order is placed: a part that does not come must not keep its buyer from paying.
    await import('~/features/selling/cart/sync.ts').then(
      ({ cartWasOrdered }) => cartWasOrdered(accountId),
      () => cartItems.write([]),
    );
  }
};

export const placeCheckOut = async (sources: Sources, confirmation: Confirmation): Promise<PlacingAnswer> => {
  try {
    const { data } = await api('POST /check-outs', {
      body: bodyOf(sources, confirmation),
      headers: { 'idempotency-key': attemptKey() },
    });
    return { kind: 'placed', checkOut: data };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' };
    if (error.code === 'key_reused') return { kind: 'placed_before' };
    // The key stays: where nothing was placed under it, it serves the next try, whatever has changed meanwhile.
    if (error.code === 'prices_updated') return { kind: 'prices_updated', quote: error.data as CartQuote };
    return { kind: 'refused', message: error.message, errors: error.errors };
  }
};
