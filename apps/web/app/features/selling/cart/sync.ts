import type { KeptItem } from '@shop/contract/carts';
import { MOST_CART_LINES } from '@shop/domain/constants';
import { forgetCheckOut } from '~/features/selling/check-out/state.ts';
import { api } from '~/lib/api.ts';
import { type CartItem, cartItems, requestOf } from './items.ts';
import { forgetOptions } from './options.ts';
import { cartOwner } from './owner.ts';

const tellDelayMs = 800;

const textOf = (items: readonly CartItem[]): string => JSON.stringify(items);

const sent = (items: readonly CartItem[]): KeptItem[] =>
  items.map((item) => ({
    ...requestOf(item),
    key: item.key,
    addedAt: item.addedAt,
    seenCents: item.seenCents,
  }));

/** Lines of both, as far as a cart has room; a line that both know is as this browser has it. */
export const mergeItems = (own: readonly CartItem[], theirs: readonly CartItem[]): CartItem[] => {
  const known = new Set(own.map((item) => item.key));
  return [...theirs.filter((item) => !known.has(item.key)), ...own].slice(-MOST_CART_LINES);
};

const tell = async (userId: number): Promise<void> => {
  const items = cartItems.read();
  await api('PUT /cart', { body: { items: sent(items) } });
  cartOwner.write({ userId, told: textOf(items) });
};

/** What was ordered is gone, here and, since the order was placed, on the server. */
export const cartWasOrdered = (userId: number): void => {
  cartOwner.write({ userId, told: textOf([]) });
  cartItems.write([]);
};

/**
 * Somebody's cart does not stay in a browser that others use too: the server keeps it. Codes, address and whatever else
 * was chosen for it go along.
 */
export const leaveCart = (): void => {
  if (cartOwner.read().userId === null) return;
  cartOwner.write({ userId: null, told: '' });
  cartItems.write([]);
  forgetOptions();
  forgetCheckOut();
};

/**
 * The lines for whoever has logged in. A guest's own are added to what the server has; another person's are not, and a
 * cart that nobody touched here since it was last told takes over what other devices did.
 */
export const itemsAtLogin = (
  userId: number,
  last: { readonly userId: number | null; readonly told: string },
  own: readonly CartItem[],
  theirs: readonly CartItem[],
): readonly CartItem[] => {
  const isAnothers = last.userId !== null && last.userId !== userId;
  const isUntouched = last.userId === userId && last.told === textOf(own);
  return isAnothers || isUntouched ? theirs : mergeItems(own, theirs);
};

const meet = async (userId: number): Promise<void> => {
  const { data } = await api('GET /cart');
  const own = cartItems.read();
  const items = itemsAtLogin(userId, cartOwner.read(), own, data.items);
  if (textOf(items) !== textOf(own)) cartItems.write(items);
  if (textOf(items) === textOf(data.items)) cartOwner.write({ userId, told: textOf(items) });
  else await tell(userId);
};

/** From now on the server's cart follows this browser's. A server that cannot be reached is told at the next change. */
export const followCart = (userId: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMet = false;
  const tellNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    void tell(userId).catch(() => {});
  };
  const leave = cartItems.subscribe(() => {
    clearTimeout(timer);
    timer = undefined;
    const { userId: owner, told } = cartOwner.read();
    // Logged out in another tab: what is in the browser now is not this person's any more.
    if (hasMet && owner !== userId) return;
    if (told !== textOf(cartItems.read())) timer = setTimeout(tellNow, tellDelayMs);
  });
  // Whoever logs out does so by a form: the last change is told before it is sent.
  const onSubmit = (): void => {
    if (timer !== undefined) tellNow();
  };
  document.addEventListener('submit', onSubmit, true);
  void meet(userId).then(
    () => {
      hasMet = true;
    },
    () => {},
  );
  return () => {
    clearTimeout(timer);
    document.removeEventListener('submit', onSubmit, true);
    leave();
  };
};
