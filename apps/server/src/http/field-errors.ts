import { snakeName } from '@shop/contract/wire';
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

/**
 * Every field's failures, all at once. A form has its label beside a field; no label stands beside a parameter of a
 * query or a part of a list, so that what is missing there is named.
 */
export const fieldFailures = (error: z.ZodError, isNamed: boolean): FieldFailures => {
  const fields: Record<string, FieldFailure[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    const failure = failureOf(issue);
    const hasNoLabel = isNamed || issue.path.some((each) => typeof each === 'number');
    (fields[field] ??= []).push(
      failure.code === 'required' && hasNoLabel
        ? { code: 'required_named', params: { key: snakeName(field) } }
        : failure,
    );
  }
  return fields;
};
