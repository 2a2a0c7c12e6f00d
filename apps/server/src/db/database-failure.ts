import { type Failure, fail, invalid } from '../failure.ts';
import { databaseError, refusedStatement } from './database-error.ts';
import { conflicts } from './schema/conflicts.ts';

const uniqueViolation = '23505';
/** foreign_key_violation and restrict_violation: a row that others refer to is deleted, or one refers to a row that is not there. */
const foreignKeyViolations = ['23503', '23001'];
/** Deadlock and serialization failure: the database rolled one of several concurrent transactions back. */
const concurrencyFailures = ['40P01', '40001'];

const isOneOf = (codes: readonly string[], code: string | undefined): boolean =>
  code !== undefined && codes.includes(code);

/**
 * Whether the transaction is to be retried: after a deadlock or a serialization failure, and after a unique violation for
 * which no form has a message, since the retry then finds the row that another transaction has inserted meanwhile.
 */
export const isWorthRetrying = (error: unknown): boolean => {
  const { code, constraint = '' } = databaseError(error);
  return isOneOf(concurrencyFailures, code) || (code === uniqueViolation && !(constraint in conflicts));
};

/** The answer to a request whose change violates a constraint, or still fails after all retries; null: an unexpected error. */
export const failureForDatabaseError = (error: unknown): Failure | null => {
  const { code, constraint = '' } = databaseError(error);
  if (isOneOf(concurrencyFailures, code)) return fail('busy');
  const words = conflicts[constraint];
  if (code === uniqueViolation) return words ? invalid(words) : null;
  if (!isOneOf(foreignKeyViolations, code)) return null;
  if (/^\s*delete\b/i.test(refusedStatement(error))) return fail('in_use');
  return words ? invalid(words) : fail('not_found');
};
