import type { Locale } from '@shop/domain/text';
import type { Answer, Call } from './endpoint.ts';
import type { Api } from './index.ts';
import { camelName, fromWire, snakeName, toWire, withoutEmpty } from './wire.ts';

export type Sent = {
  readonly method: string;
  /** With the query, below the server's root: `/api/…`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
};
export type Received = { readonly status: number; readonly body: unknown };

/** How a call travels: `fetch` in the browser, straight into the server while a page is rendered there. */
export type Send = (request: Sent) => Promise<Received>;

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The server's refusal. Field errors are keyed as the fields are named in TypeScript. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: FieldErrors;
  /** What else the answer holds, e.g. the new quote when prices were updated. */
  readonly data: unknown;
  /** Who changed it meanwhile (null: the shop itself) and when, where that is why. */
  readonly changed: { readonly by: string | null; readonly at: string } | null;

  constructor(
    status: number,
    message: string,
    code: string | undefined,
    errors: FieldErrors,
    data: unknown,
    changed: ApiError['changed'] = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.data = data;
    this.changed = changed;
  }

  /** By its name: the server and the bundled web app each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }
}

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, readonly Blob[] | undefined>;
};

const pathOf = (template: string, call: Loose): string => {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(
    (withoutEmpty(call.query ?? {}) ?? {}) as Record<string, unknown>,
  )) {
    for (const each of [value].flat())
      query.append(snakeName(name), String(each as string | number | boolean));
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
};

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

const errorOf = ({ status, body }: Received): ApiError => {
  const { message, code, errors, data, changed_by, changed_at } = (body ?? {}) as Record<string, unknown>;
  const entries = Object.entries((errors ?? {}) as Record<string, string[]>);
  // A refused login is shown as it came: its fields are no fields of a form.
  const keyed = status === 401 ? entries : entries.map(([key, texts]) => [camelName(key), texts] as const);
  return new ApiError(
    status,
    typeof message === 'string' ? message : String(status),
    typeof code === 'string' ? code : undefined,
    Object.fromEntries(keyed),
    fromWire(data),
    typeof changed_at === 'string' ? { by: changed_by as string | null, at: changed_at } : null,
  );
};

/** Files are linked to, not called for. */
type Callable = { [K in keyof Api]: Api[K] extends { readonly download: object } ? never : K }[keyof Api];

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
