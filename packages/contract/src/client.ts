import type { Locale } from '@shop/domain/text';
import type { Answer, Call } from './endpoint.ts';
import type { Api } from './index.ts';
import { errorOf, type Loose, pathOf, type Received } from './call.ts';

import { fromWire, snakeName, toWire, withoutEmpty } from './wire.ts';

export { ApiError, type FieldErrors, type Received } from './call.ts';

export type Sent = {
  readonly method: string;
  /** With the query, below the server's root: `/api/…`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
};

/** How a call travels: `fetch` in the browser, straight into the server while a page is rendered there. */
export type Send = (request: Sent) => Promise<Received>;

const formOf = (body: Record<string, unknown>, files: NonNullable<Loose['files']>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, list] of Object.entries(files)) {
    for (const file of list ?? []) form.append(snakeName(name), file);
  }
  return form;
};

/** Files are linked to, and events subscribed to. */
type Callable = {
  [K in keyof Api]: Api[K] extends { readonly download: object } | { readonly events: object } ? never : K;
}[keyof Api];

export type Client = <K extends Callable>(
  key: K,
  ...call: object extends Call<Api[K]> ? [call?: Call<Api[K]> & Extra] : [call: Call<Api[K]> & Extra]
) => Promise<Answer<Api[K]>>;

type Extra = { readonly headers?: Readonly<Record<string, string>> };

export const createClient =
  (send: Send, locale: () => Locale): Client =>
  async (key, ...[given]) => {
    const call = (given ?? {}) as Loose & Extra;
    const [method, template] = key.split(' ') as [string, string];
    const body = withoutEmpty(toWire(call.body));
    const headers: Record<string, string> = { accept: 'application/json', locale: locale(), ...call.headers };
    let payload: string | FormData | undefined;
    if (call.files) payload = formOf((body ?? {}) as Record<string, unknown>, call.files);
    else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      payload = JSON.stringify(body);
    }
    const received = await send({
      method,
      path: pathOf(template, call),
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    if (received.status >= 400) throw errorOf(received);
    return fromWire(received.body) as never;
  };
