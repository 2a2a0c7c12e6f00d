import type { z } from 'zod';
import type { FieldFailure, FieldFailures } from '../failure.ts';

/** A message of ours is a code: lower case words joined by underscores. */
const isCode = (message: string): boolean => /^[a-z0-9]+(_[a-z0-9]+)*$/.test(message);

const failureOf = (issue: z.core.$ZodIssue): FieldFailure => {
  if (isCode(issue.message)) return { code: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined || issue.input === null ? 'required' : 'wrong_type' };
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1
          ? { code: 'required' }
          : // The text says "more than".
            { code: 'too_short', params: { amount: Number(issue.minimum) - 1 } };
      }
      if (issue.origin === 'array') return { code: 'required' };
      return { code: 'too_little', params: { amount: Number(issue.minimum) } };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'too_long', params: { amount: Number(issue.maximum) } };
      return { code: 'too_much', params: { amount: Number(issue.maximum) } };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email_invalid' : 'wrong_format' };
    case 'invalid_value':
      return { code: issue.input === undefined || issue.input === null ? 'required' : 'wrong_value' };
    default:
      return { code: 'wrong_value' };
  }
};

/** Every field's failures, all at once. */
export const fieldFailures = (error: z.ZodError): FieldFailures => {
  const fields: Record<string, FieldFailure[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    (fields[field] ??= []).push(failureOf(issue));
  }
  return fields;
};
