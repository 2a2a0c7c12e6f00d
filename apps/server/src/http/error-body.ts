import { snakeName, toWire } from '@shop/contract/wire';
import type { Locale } from '@shop/domain/text';
import { failureText, fieldFailureText } from '@shop/messages/errors';
import type { Failure } from '../failure.ts';

export type ErrorBody = {
  readonly message: string;
  readonly status_code: number;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly data?: unknown;
  readonly changed_by?: string | null;
  readonly changed_at?: string;
};

/** The one shape of every error, in the visitor's language. */
export const errorBody = (failure: Failure, locale: Locale): ErrorBody => ({
  message: failureText(failure.wording ?? failure.code, locale),
  status_code: failure.status,
  code: failure.code,
  ...(failure.fields && {
    errors: Object.fromEntries(
      Object.entries(failure.fields).map(([field, list]) => [
        snakeName(field),
        list.map((each) => fieldFailureText(each.code, each.params ?? {}, locale)),
      ]),
    ),
  }),
  ...(failure.data !== undefined && { data: toWire(failure.data) }),
  ...(failure.changed && { changed_by: failure.changed.by, changed_at: failure.changed.at.toISOString() }),
});
