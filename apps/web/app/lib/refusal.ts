import { ApiError, type FieldErrors } from '@shop/contract/client';
import { data } from 'react-router';

/** Why a form was not accepted, and what was typed, so that nothing has to be typed again. */
export type Refusal = {
  readonly message: string;
  readonly errors: FieldErrors;
  readonly values: Readonly<Record<string, string>>;
};

/** The answer of an action that the API refused; `secret` fields are not sent back. Bugs stay thrown. */
export const refused = (error: unknown, form: FormData, secret: readonly string[] = []) => {
  if (!(error instanceof ApiError)) throw error;
  const names = new Set([...form.keys()].filter((name) => !secret.includes(name)));
  // Several choices of one name stand with commas between them.
  const typed = [...names].map(
    (name) =>
      [
        name,
        form
          .getAll(name)
          .filter((value) => typeof value === 'string')
          .join(','),
      ] as const,
  );
  const refusal: Refusal = {
    message: error.message,
    errors: error.errors,
    values: Object.fromEntries(typed),
  };
  return data(refusal, { status: error.status });
};
