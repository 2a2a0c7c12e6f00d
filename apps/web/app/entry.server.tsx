import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Client } from '@shop/contract/client';
import type { Locale } from '@shop/domain/text';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { askAtOnce } from '~/features/base/consent/ask-at-once.server.ts';
import { offerToReload, reloadOffer } from '~/lib/chunk-failures.server.ts';
import { scriptsLast } from '~/lib/scripts-last.server.ts';

/** Everything here is built into one file: whoever serves it takes the router from it too. */
export { createRequestHandler } from 'react-router';

type PageParts = {
  readonly api: Client;
  readonly locale: Locale;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly pixelId: string | null;
  readonly now: string;
  readonly refused: number | null;
  onError(error: unknown): void;
};

const errorContext = createContext<PageParts['onError']>();

/** What loaders may use: the server calls this for every page that it renders. */
export const loadContext = ({ api, onError, ...page }: PageParts): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(pageContext, page);
  context.set(errorContext, onError);
  return context;
};

/** What a loader or an action threw. A visitor who has gone away is no trouble. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorContext)(error);
};

/** A page that takes longer than this to render is given up. */
const renderLimitMs = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Nothing that is lazy comes apart from its place, to be put there by a script: it is read without one, too.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // No page waits for slow data: all of it is there before rendering begins, so the whole page goes out at once.
        onAllReady() {
          clearTimeout(limit);
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(
            text(pipe(new PassThrough())).then(
              (page) =>
                new Response(
                  import.meta.env.PROD
                    ? scriptsLast(page, nonce, askAtOnce + offerToReload, reloadOffer())
                    : page,
                  {
                    headers,
                    status: code,
                  },
                ),
            ),
          );
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          context.get(errorContext)(error);
        },
      },
    );
    const limit = setTimeout(abort, renderLimitMs);
  });
}
