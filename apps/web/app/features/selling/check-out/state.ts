import type { UserProfile } from '@shop/contract/auth';
import { CHECK_OUT_STATE_HOURS, type DeliveryMethod } from '@shop/domain/constants';
import type { PaymentType } from '@shop/domain/states/statuses';
import { useSyncExternalStore } from 'react';
import { browserStore } from '~/features/selling/cart/browser-store.ts';
import { type BuyerDraft, emptyBuyer, hasNoDoor, withAccount } from './buyer.ts';
import { addressAtDoor, goToCityOf } from './door-city.ts';

/** What an unfinished check-out has so far; it is forgotten an hour after the last change. */
export type CheckOutState = {
  /** Whose account has filled it in; null: a guest. */
  readonly accountId: number | null;
  readonly isGuestChosen: boolean;
  readonly buyer: BuyerDraft;
  readonly isBusiness: boolean;
  readonly isBuyerSaved: boolean;
  /** The city that was chosen before a saved address led to its own. */
  readonly cityBefore: number | null;
  /** The account is to keep this address. */
  readonly saveAddress: boolean;
  readonly method: DeliveryMethod | null;
  readonly deliveryTimeId: number | null;
  readonly isDeliverySaved: boolean;
  readonly paymentType: PaymentType | null;
  readonly paymentOption: string | null;
  /** What was ticked on the last step: a switch of the language does not ask again. */
  readonly agreed: { readonly terms: boolean; readonly contacts: boolean };
  /** The Idempotency-Key of an order that is on its way: whatever happens to the connection, it is placed once. */
  readonly attempt: string | null;
};

type Timed = CheckOutState & { readonly changedAt: number };

const initial: Timed = {
  accountId: null,
  isGuestChosen: false,
  buyer: emptyBuyer,
  isBusiness: false,
  isBuyerSaved: false,
  cityBefore: null,
  saveAddress: false,
  method: null,
  deliveryTimeId: null,
  isDeliverySaved: false,
  paymentType: null,
  paymentOption: null,
  agreed: { terms: false, contacts: false },
  attempt: null,
  changedAt: 0,
};

const checkOutState = browserStore<Timed>({
  key: 'check-out',
  version: 2,
  initial,
  // One that was begun before a field came to be has it as it is at first.
  fresh: (state, now) =>
    now - state.changedAt < CHECK_OUT_STATE_HOURS * 60 * 60 * 1000 ? { ...initial, ...state } : initial,
});

export const changeCheckOut = (change: Partial<CheckOutState>): void =>
  checkOutState.write({ ...checkOutState.read(), ...change, changedAt: Date.now() });

export const changeBuyer = (change: Partial<BuyerDraft>): void =>
  changeCheckOut({ buyer: { ...checkOutState.read().buyer, ...change } });

export const forgetCheckOut = (): void => checkOutState.write(initial);

/** The key is made once and kept until the order is known to be placed. */
export const attemptKey = (): string => {
  const key = checkOutState.read().attempt ?? crypto.randomUUID();
  changeCheckOut({ attempt: key });
  return key;
};

/** What a guest typed goes along when they log in; what one account filled in is not shown to another, nor to a guest. */
export const meetViewer = (viewer: UserProfile | null, cities: readonly { readonly id: number }[]): void => {
  const state = checkOutState.read();
  const accountId = viewer?.id ?? null;
  if (state.accountId === accountId) return;
  const before = state.accountId === null ? state : initial;
  const buyer = viewer ? withAccount(before.buyer, viewer) : before.buyer;
  const home = viewer && hasNoDoor(before.buyer) ? addressAtDoor(buyer, viewer.addresses) : undefined;
  checkOutState.write({
    ...before,
    accountId,
    buyer,
    cityBefore: home ? goToCityOf(home, cities) : null,
    isBusiness: before.isBusiness || Boolean(viewer?.company),
    changedAt: Date.now(),
  });
};

export const useCheckOutState = (): CheckOutState =>
  useSyncExternalStore(checkOutState.subscribe, checkOutState.read, () => initial);
