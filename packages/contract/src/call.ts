import { camelName, fromWire, snakeName, withoutEmpty } from './wire.ts';

/** What every way to call the API has in common: where it goes, and how a refusal comes back. */

export type Received = { readonly status: number; readonly body: unknown };

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

export type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, readonly Blob[] | undefined>;
};

export const pathOf = (template: string, call: Loose): string => {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[camelName(name)])),
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

export const errorOf = ({ status, body }: Received): ApiError => {
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
