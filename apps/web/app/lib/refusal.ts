import { ApiError, type FieldErrors } from '@shop/contract/client';
import { data } from 'react-router';

/** Why a form was not accepted, and what was typed, so that nothing has to be typed again. */
export type Refusal = {
  readonly message: string;
  readonly errors: FieldErrors;
  readonly values: Readonly<Record<string, string>>;
};

/** Several choices of one name stand with commas between them. */
export const typedIn = (form: FormData, secret: readonly string[] = []): Refusal['values'] =>
  Object.fromEntries(
    [...new Set(form.keys())]
      .filter((name) => !secret.includes(name))
      .map((name) => [
        name,
        form
          .getAll(name)
          .filter((value) => typeof value === 'string')
          .join(','),
      ]),
  );

/** The answer of an action that the API refused; `secret` fields are not sent back. Bugs stay thrown. */
export const refused = (error: unknown, form: FormData, secret: readonly string[] = []) => {
  if (!(error instanceof ApiError)) throw error;
  const refusal: Refusal = {
    message: error.message,
    errors: error.errors,
    values: typedIn(form, secret),
  };
  return data(refusal, { status: error.status });
};
