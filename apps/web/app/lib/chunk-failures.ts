import type { ClientInstrumentation } from 'react-router';

/** Made by a few lines at the end of every page that is built (chunk-failures.server.ts). */
type Chunks = {
  readonly limitMs: number;
  /** Somebody has pressed the button: this load is wanted. */
  readonly isAsked: boolean;
  /** Forms in which something was chosen before scripts came; empty from then on. */
  readonly changedEarly: ReadonlySet<Element>;
  /** To where somebody wanted to go, or this page again. */
  offerReload(to?: string): void;
  /** Scripts have come, and what was typed can be given back to them. */
  isAlive(): void;
};

declare global {
  interface Window {
    readonly chunks?: Chunks;
  }
}

const whileWaiting = async <T>(task: () => Promise<T>, offer: () => void): Promise<T> => {
  const late = setTimeout(offer, window.chunks?.limitMs);
  try {
    return await task();
  } finally {
    clearTimeout(late);
  }
};

/** A part of the page that comes only when it is needed. One that fails to come leaves its place empty, and that is told. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> => {
  // The server that makes a page has all of its parts.
  if (typeof window === 'undefined') return load();
  const offer = () => window.chunks?.offerReload();
  return new Promise((resolve) => {
    whileWaiting(load, offer).then(resolve, offer);
  });
};

/** What is on its way: a page by its address, null where something is sent. */
const onTheWay = new Set<{ readonly to: string | null }>();
let isMissing = false;

/** Where the router cannot load a page's script it would load this page again, unasked, whatever was typed into it. */
const offerInstead = (event: NavigateEvent): void => {
  const last = [...onTheWay].at(-1);
  if (event.navigationType !== 'reload' || window.chunks?.isAsked || !event.cancelable || !last) return;
  event.preventDefault();
  isMissing = true;
  window.chunks?.offerReload(last.to ?? undefined);
};

/** In a browser that does not tell of it, the page is loaded again, and what was typed is kept. */
export const watchReloads = (): void => {
  if (window.chunks && 'navigation' in window) window.navigation.addEventListener('navigate', offerInstead);
};

const follow = async (to: string | null, go: () => Promise<unknown>): Promise<void> => {
  const way = { to };
  onTheWay.add(way);
  try {
    await whileWaiting(go, () => window.chunks?.offerReload(to ?? undefined));
  } finally {
    onTheWay.delete(way);
  }
};

export const watchedRouter: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: (go, { to, formMethod }) => {
        const page = typeof to === 'string' && formMethod === undefined ? to : null;
        if (!isMissing || page === null) return follow(page, go);
        // The router does not ask again for what it did not get once: the browser does.
        window.location.assign(page);
        return new Promise(() => {});
      },
      fetch: (go) => follow(null, go),
    }),
};
