import { type Failure, fail, invalid } from '../failure.ts';
import { databaseError, refusedStatement } from './database-error.ts';
import { conflicts } from './schema/conflicts.ts';

const uniqueViolation = '23505';
/** Of a row that another one still needs, or that needs one that is not there. */
const foreignKeyViolations = ['23503', '23001'];
/** Two changes waited for one another, or saw what the other was changing: the database gave one of them up. */
const crossedChanges = ['40P01', '40001'];

const isOneOf = (codes: readonly string[], code: string | undefined): boolean =>
  code !== undefined && codes.includes(code);

/**
 * Whether the same change may well succeed at another try. A second row of what there may be one of is tried again too
 * where no form has words for it: the next try sees the first one, as the checks of its task foresee.
 */
export const deservesAnotherTry = (error: unknown): boolean => {
  const { code, constraint = '' } = databaseError(error);
  return isOneOf(crossedChanges, code) || (code === uniqueViolation && !(constraint in conflicts));
};

/** What is told to whoever asked for a change that the database did not take; null: nobody foresaw it. */
export const refusalOf = (error: unknown): Failure | null => {
  const { code, constraint = '' } = databaseError(error);
  if (isOneOf(crossedChanges, code)) return fail('busy');
  const words = conflicts[constraint];
  if (code === uniqueViolation) return words ? invalid(words) : null;
  if (!isOneOf(foreignKeyViolations, code)) return null;
  if (/^\s*delete\b/i.test(refusedStatement(error))) return fail('in_use');
  return words ? invalid(words) : fail('not_found');
};
