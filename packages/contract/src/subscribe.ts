import type { Locale } from '@shop/domain/text';
import { type ApiError, errorOf, pathOf } from './call.ts';
import type { Call, ToldEvent } from './endpoint.ts';
import type { Api } from './index.ts';
import { fromWire } from './wire.ts';

/** Endpoints that go on telling. */
export type Subscribable = {
  [K in keyof Api]: Api[K] extends { readonly events: object } ? K : never;
}[keyof Api];

type Parts = {
  readonly fetch: typeof fetch;
  readonly locale: () => Locale;
  /** Between the end of a stream and the next try. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Gets a new token for an expired one; false: the login is over. */
  readonly renew?: () => Promise<boolean>;
};

export type Subscribe = <K extends Subscribable>(
  key: K,
  call: Call<Api[K]>,
  onEvent: (event: ToldEvent<Api[K]>) => void,
  /** The shop refuses: no more events will come. */
  onRefused?: (refusal: ApiError) => void,
) => { close(): void };

type Block = { name: string; id: string | null; data: string; retryMs: number | null };

const blockOf = (text: string): Block => {
  const block: Block = { name: 'message', id: null, data: '', retryMs: null };
  for (const line of text.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') block.name = value;
    else if (field === 'id') block.id = value;
    else if (field === 'data') block.data += value;
    else if (field === 'retry') block.retryMs = Number(value);
  }
  return block;
};

const blocksIn = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Block> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    yield* whole.map(blockOf);
  }
};

/** Longer than any proxy needs to come back. */
const longestPauseMs = 60_000;

/** Listens until it is closed or refused: a stream that ends is opened again where it broke off. */
export const createSubscriber =
  ({ fetch, locale, pause, renew }: Parts): Subscribe =>
  (key, call, onEvent, onRefused) => {
    const path = pathOf(key.split(' ')[1] ?? '', call);
    const closing = new AbortController();
    let lastEventId: string | null = null;
    let retryMs = 3_000;

    /** False: it is no use to try again. */
    const listen = async (isRenewed = false): Promise<boolean> => {
      const response = await fetch(path, {
        credentials: 'same-origin',
        signal: closing.signal,
        headers: {
          accept: 'text/event-stream',
          locale: locale(),
          ...(lastEventId !== null && { 'last-event-id': lastEventId }),
        },
      });
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        const refusal = errorOf({ status: response.status, body: await response.json() });
        if (refusal.code === 'token_expired' && !isRenewed && (await renew?.())) return listen(true);
        onRefused?.(refusal);
        return false;
      }
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
      for await (const { name, id, data, retryMs: told } of blocksIn(response.body)) {
        retryMs = told ?? retryMs;
        lastEventId = id ?? lastEventId;
        if (data !== '') onEvent({ name, id, data: fromWire(JSON.parse(data)) } as never);
      }
      return true;
    };

    const keepListening = async (): Promise<void> => {
      let failures = 0;
      while (!closing.signal.aborted) {
        try {
          if (!(await listen())) return;
          failures = 0;
        } catch {
          failures += 1;
        }
        if (!closing.signal.aborted) await pause(Math.min(retryMs * 2 ** failures, longestPauseMs));
      }
    };
    void keepListening();
    return { close: () => closing.abort() };
  };
