/** A value that the browser keeps, the same in every tab. Another version of it, or one that cannot be read, is nothing. */
export type BrowserStore<T> = {
  read(): T;
  write(value: T): void;
  subscribe(listener: () => void): () => void;
};

type Options<T> = {
  readonly key: string;
  readonly version: number;
  readonly initial: T;
  /** Leaves out what is too old. */
  readonly fresh: (value: T, now: number) => T;
};

export const browserStore = <T>({ key, version, initial, fresh }: Options<T>): BrowserStore<T> => {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: T } | null = null;

  const parse = (text: string | null): T => {
    if (text === null) return initial;
    try {
      const parsed = JSON.parse(text) as { readonly version?: number; readonly value: T };
      return parsed.version === version ? fresh(parsed.value, Date.now()) : initial;
    } catch {
      return initial;
    }
  };
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that keeps nothing still shops until the tab is closed.
      return known?.text ?? null;
    }
  };
  const tell = (): void => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) tell();
  };

  return {
    // The same object until something changes: React asks again and again.
    read: () => {
      const text = stored();
      if (!known || known.text !== text) known = { text, value: parse(text) };
      return known.value;
    },
    write: (value) => {
      const text = JSON.stringify({ version, value });
      known = { text, value };
      try {
        localStorage.setItem(key, text);
      } catch {
        // Kept in memory, above.
      }
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
};
