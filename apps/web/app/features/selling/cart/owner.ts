import { browserStore } from './browser-store.ts';

/** Whose the cart in this browser is, and what the server was last told of it. Null: a guest's. */
export const cartOwner = browserStore<{ readonly userId: number | null; readonly told: string }>({
  key: 'cart-synced',
  version: 1,
  initial: { userId: null, told: '' },
  fresh: (value) => value,
});
