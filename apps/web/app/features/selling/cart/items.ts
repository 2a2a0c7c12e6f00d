import type { KeptItem } from '@shop/contract/carts';
import { CART_ITEM_HOURS, MOST_CART_LINES, MOST_SETS } from '@shop/domain/constants';
import type { ItemRequest } from '@shop/domain/pricing/offer';
import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';

/** A line of the cart. The keys of a choice come and go with the kit; the line's own stays. */
export type CartItem = Readonly<Omit<KeptItem, 'allergenIds' | 'additionIds'>> &
  Pick<ItemRequest, 'allergenIds' | 'additionIds'>;

const none: readonly CartItem[] = [];

export const cartItems = browserStore<readonly CartItem[]>({
  key: 'cart',
  version: 1,
  initial: none,
  fresh: (items, now) =>
    items.filter((item) => now - Date.parse(item.addedAt) < CART_ITEM_HOURS * 60 * 60 * 1000),
});

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Two lines of the same choice are one line of more sets. */
const isSameChoice = (a: ItemRequest, b: ItemRequest): boolean =>
  a.mealKitId === b.mealKitId &&
  a.calorieId === b.calorieId &&
  a.periodId === b.periodId &&
  a.combinationId === b.combinationId &&
  sameIds(a.allergenIds, b.allergenIds) &&
  sameIds(a.additionIds, b.additionIds);

/** The choice of a line as the server takes it, without what only this browser knows of it. */
export const requestOf = (item: ItemRequest) => ({
  mealKitId: item.mealKitId,
  calorieId: item.calorieId,
  periodId: item.periodId,
  combinationId: item.combinationId,
  amount: item.amount,
  allergenIds: [...item.allergenIds],
  additionIds: [...item.additionIds],
});

/** False: the cart has no room for another line. */
export const addItem = (request: ItemRequest, seenCents: number | null): boolean => {
  const items = cartItems.read();
  const addedAt = new Date().toISOString();
  const same = items.find((item) => isSameChoice(item, request));
  if (same) {
    const amount = Math.min(MOST_SETS, same.amount + request.amount);
    // What was seen is the price of the sets that were added.
    const item = { ...same, amount, addedAt, seenCents: null };
    cartItems.write(items.map((each) => (each === same ? item : each)));
    return true;
  }
  if (items.length >= MOST_CART_LINES) return false;
  cartItems.write([...items, { ...request, key: crypto.randomUUID(), addedAt, seenCents }]);
  return true;
};

export const changeItem = (key: string, change: Partial<CartItem>): void =>
  cartItems.write(cartItems.read().map((item) => (item.key === key ? { ...item, ...change } : item)));

export const removeItem = (key: string): void =>
  cartItems.write(cartItems.read().filter((item) => item.key !== key));

/** Puts a removed line back where it was. */
export const restoreItem = (item: CartItem, place: number): void =>
  cartItems.write(cartItems.read().toSpliced(place, 0, item));

/** Null until the page has come to life: the server knows nothing of the browser's cart. */
export const useCartItems = (): readonly CartItem[] | null =>
  useSyncExternalStore<readonly CartItem[] | null>(cartItems.subscribe, cartItems.read, () => null);
