import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore } from './browser-store.ts';

/** What a browser gives a tab: storage shared with the other tabs, and word of what they change. */
const openTab = () => {
  const values = new Map<string, string>();
  const listeners = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.delete(listener),
  );
  return {
    values,
    otherTabWrites: (key: string, value: unknown) => {
      values.set(key, JSON.stringify(value));
      listeners.forEach((listener) => listener({ key }));
    },
  };
};

const aStore = () =>
  browserStore<readonly number[]>({
    key: 'numbers',
    version: 2,
    initial: [],
    fresh: (value) => value.filter((each) => each > 0),
  });

describe('what the browser keeps', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('is there after the page was loaded anew', () => {
    openTab();
    aStore().write([1, 2]);
    expect(aStore().read()).toEqual([1, 2]);
  });

  it('is the same object until it changes', () => {
    openTab();
    const store = aStore();
    store.write([1]);
    expect(store.read()).toBe(store.read());
  });

  it('changes in this tab when another tab changes it', () => {
    const tab = openTab();
    const store = aStore();
    const told = vi.fn();
    const leave = store.subscribe(told);
    tab.otherTabWrites('numbers', { version: 2, value: [7] });
    expect(told).toHaveBeenCalledTimes(1);
    expect(store.read()).toEqual([7]);
    leave();
    tab.otherTabWrites('numbers', { version: 2, value: [8] });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('leaves out what is too old, what another version wrote and what cannot be read', () => {
    const tab = openTab();
    const store = aStore();
    tab.values.set('numbers', JSON.stringify({ version: 2, value: [-1, 3] }));
    expect(store.read()).toEqual([3]);
    tab.values.set('numbers', JSON.stringify({ version: 1, value: [3] }));
    expect(store.read()).toEqual([]);
    tab.values.set('numbers', '{');
    expect(store.read()).toEqual([]);
  });

  it('lives until the tab is closed in a browser that stores nothing', () => {
    openTab();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('storage is off');
      },
      setItem: () => {
        throw new Error('storage is off');
      },
    });
    const store = aStore();
    store.write([5]);
    expect(store.read()).toEqual([5]);
  });
});
