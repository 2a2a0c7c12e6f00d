import { useSyncExternalStore } from 'react';

/** Whether the cart is open over the page: whoever adds to it opens it. */
let isOpen = false;
const listeners = new Set<() => void>();

export const openCart = (open: boolean): void => {
  isOpen = open;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCartIsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
