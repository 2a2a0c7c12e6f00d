import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@shop/contract/client';
import type { Locale } from '@shop/domain/text';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';

/** What a page's loaders may use while they run on the server. */
export type PageParts = {
  readonly api: Client;
  readonly locale: Locale;
  readonly nonce: string;
  readonly publicUrl: string;
  /** Of the advertising pixel; null: the shop has none. */
  readonly pixelId: string | null;
  /** When it was asked for, by the shop’s clock. */
  readonly now: string;
  /** The status of a refusal that came before the page: it is shown instead of the page; null: there was none. */
  readonly refused: number | null;
  /** Told of what goes wrong while a page is made: such an error may hold somebody's data. */
  onError(error: unknown): void;
};

/** What the web app's server entry exports besides its rendering; the router in it is the one of its pages. */
type WebEntry = {
  loadContext(parts: PageParts): RouterContextProvider;
  readonly createRequestHandler: typeof createRequestHandler;
};

export type WebApp = {
  /** The built files for browsers; null where a development server makes them. */
  readonly assetsFolder: string | null;
  handle(request: Request, parts: PageParts): Promise<Response>;
  /** In development: lets the bundler answer first. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  stop(): Promise<void>;
};

const handlerOf = (build: ServerBuild, mode: string): WebApp['handle'] => {
  const entry = build.entry.module as unknown as WebEntry;
  const respond = entry.createRequestHandler(build, mode);
  return (request, parts) => respond(request, entry.loadContext(parts));
};

/** The web app as `npm start` builds it. */
export const builtWebApp = async (root: string): Promise<WebApp> => {
  const file = join(root, 'build/server/index.js');
  if (!existsSync(file)) throw new Error(`the web app is not built: ${file} is missing`);
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return {
    assetsFolder: join(root, 'build/client'),
    handle: handlerOf(build, 'production'),
    stop: async () => {},
  };
};

/**
 * A part of the bundler ends the process by itself on SIGTERM and when the terminal goes, in the middle of our own
 * closing: the database would be left running. When to end is for `run.ts` alone to say.
 */
const withoutItsOwnEnd = async <T>(begin: () => Promise<T>): Promise<T> => {
  const ends = [
    [process, 'SIGTERM'],
    [process.stdin, 'end'],
  ] as const;
  const before = ends.map(([source, event]) => source.listeners(event));
  const begun = await begin();
  for (const [index, [source, event]] of ends.entries())
    for (const listener of source.listeners(event))
      if (!before[index]?.includes(listener)) source.off(event, listener as () => void);
  return begun;
};

/** The web app straight from its sources, reloaded as they change. */
export const developedWebApp = async (root: string, shopPort: number): Promise<WebApp> => {
  // The bundler is the web app's own dependency.
  const vitePath = createRequire(join(root, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(vitePath).href)) as typeof import('vite');
  // A shop on any free port is looked at by tests, which reload nothing.
  const hmr = shopPort === 0 ? false : { port: shopPort + 10_000 };
  const vite = await withoutItsOwnEnd(() => createServer({ root, server: { middlewareMode: true, hmr } }));
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    assetsFolder: null,
    handle: async (request, parts) => handlerOf(await build(), 'development')(request, parts),
    before: (request, response, next) => vite.middlewares(request, response, next),
    stop: () => vite.close(),
  };
};
