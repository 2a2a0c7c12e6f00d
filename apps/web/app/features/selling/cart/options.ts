import type { CodeFacts, CouponFacts } from '@shop/contract/discounts';
import { CHECK_OUT_STATE_HOURS } from '@shop/domain/constants';
import type { Day } from '@shop/domain/day';
import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';

/** What was chosen for the cart as a whole; it is forgotten an hour after the last choice. */
export type CartOptions = {
  readonly cityId: number | null;
  readonly startDate: Day | null;
  readonly workingDaysOnly: boolean;
  readonly usePoints: boolean;
  /** In the order in which they were added. */
  readonly codes: readonly CodeFacts[];
  readonly coupons: readonly CouponFacts[];
};

const nothingChosen: CartOptions = {
  cityId: null,
  startDate: null,
  workingDaysOnly: true,
  usePoints: true,
  codes: [],
  coupons: [],
};

type Timed = CartOptions & { readonly chosenAt: number };

const initial: Timed = { ...nothingChosen, chosenAt: 0 };

export const cartOptions = browserStore<Timed>({
  key: 'cart-options',
  version: 2,
  initial,
  fresh: (options, now) =>
    now - options.chosenAt < CHECK_OUT_STATE_HOURS * 60 * 60 * 1000 ? options : initial,
});

export const chooseOptions = (change: Partial<CartOptions>): void =>
  cartOptions.write({ ...cartOptions.read(), ...change, chosenAt: Date.now() });

export const forgetOptions = (): void => cartOptions.write(initial);

export const useCartOptions = (): CartOptions =>
  useSyncExternalStore(cartOptions.subscribe, cartOptions.read, () => initial);
