import type { KeptItem } from '@shop/contract/carts';
import { api } from '~/lib/api.ts';
import { type CartItem, cartItems } from './items.ts';
import { kept } from './kept.ts';

/** What the server was last told, and whose cart that is. */
const synced = kept<{ readonly userId: number | null; readonly told: string }>({
  key: 'cart-synced',
  version: 1,
  initial: { userId: null, told: '' },
  fresh: (value) => value,
});

const tellDelayMs = 800;

const textOf = (items: readonly CartItem[]): string => JSON.stringify(items);

const sent = (items: readonly CartItem[]): KeptItem[] =>
  items.map((item) => ({
    ...item,
    allergenIds: [...item.allergenIds],
    additionIds: [...item.additionIds],
  }));

/** Lines of both; a line that both know is as this browser has it. */
export const mergeItems = (own: readonly CartItem[], theirs: readonly CartItem[]): CartItem[] => {
  const known = new Set(own.map((item) => item.key));
  return [...theirs.filter((item) => !known.has(item.key)), ...own];
};

/** At once: for whoever leaves the page, and would not be there any more when it is time to tell. */
export const tellCart = async (userId: number): Promise<void> => {
  const items = cartItems.read();
  await api('PUT /cart', { body: { items: sent(items) } });
  synced.write({ userId, told: textOf(items) });
};

/**
 * Brings this browser's cart and the one of whoever has logged in together. A cart that nobody touched here since it
 * was last told takes over what other devices did; otherwise nothing of either is lost.
 */
const meet = async (userId: number): Promise<void> => {
  const { data } = await api('GET /cart');
  const own = cartItems.read();
  const last = synced.read();
  const isUntouched = last.userId === userId && last.told === textOf(own);
  const items = isUntouched ? data.items : mergeItems(own, data.items);
  if (textOf(items) !== textOf(own)) cartItems.write(items);
  if (isUntouched) synced.write({ userId, told: textOf(items) });
  else await tellCart(userId);
};

/** From now on the server's cart follows this browser's. A server that cannot be reached is told at the next change. */
export const followCart = (userId: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = cartItems.subscribe(() => {
    clearTimeout(timer);
    if (synced.read().told === textOf(cartItems.read())) return;
    timer = setTimeout(() => void tellCart(userId).catch(() => {}), tellDelayMs);
  });
  void meet(userId).catch(() => {});
  return () => {
    clearTimeout(timer);
    leave();
  };
};
