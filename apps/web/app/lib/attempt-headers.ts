import { textsOf } from './form-texts.ts';

/** The key of a form that names itself. */
export const attemptHeaders = (form: FormData): Readonly<Record<string, string>> => {
  const { attempt } = textsOf(form, ['attempt']);
  return attempt === '' ? {} : { 'idempotency-key': attempt };
};
