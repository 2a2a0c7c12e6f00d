import { m } from '@shop/messages';
import type { FieldError } from '~/ui/form-context.ts';

/** A field that is not filled in is wrong in no other way. */
export const wordsOf = (messages: readonly string[]): string =>
  messages.includes(m.field_required()) ? m.field_required() : messages.join('. ');

/** What is wrong with one field, with a sentence of its own for the summary: seven times "required" says nothing. */
export const fieldError = (name: string, label: string, message: string): FieldError => {
  if (message === m.field_required())
    return { name, message, sentence: m.field_required_named({ key: label }) };
  // An agreement names itself.
  return isAgreement({ message }) ? { name, message } : { name, message, sentence: `${label}: ${message}` };
};

const isAgreement = ({ message }: Pick<FieldError, 'message'>): boolean =>
  message === m.field_agree_terms() || message === m.field_agree_contacts();

/** The summary's heading. */
export const summaryTitle = (errors: readonly FieldError[]): string => {
  if (errors.length === 0) return m.form_failed();
  return errors.every(isAgreement) ? m.form_agreement_missing() : m.form_refused();
};
