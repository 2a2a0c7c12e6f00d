import { camelName } from '@shop/contract/wire';
import { invalid, type Failure } from '../../failure.ts';
import { databaseError } from '../../db/database-error.ts';

/** PostgreSQL's codes for "it is there already" and "what it points at is gone", and what a form says of them. */
const wrongs: Readonly<Record<string, string>> = { '23505': 'already_there', '23503': 'unknown_choice' };

/**
 * The saved result, or what somebody else did at the same moment, after the input was found right: told beside the
 * field that it is about. `fields` names those that the form calls otherwise than the table.
 */
export const orConflict = async <T>(
  save: () => Promise<T>,
  fields: Readonly<Record<string, string>> = {},
): Promise<T | Failure> => {
  try {
    return await save();
  } catch (error) {
    const { code = '', detail = '' } = databaseError(error);
    const column = /^Key \((\w+)\)/.exec(detail)?.[1];
    const wrong = wrongs[code];
    if (column === undefined || wrong === undefined) throw error;
    const field = camelName(column);
    return invalid({ [fields[field] ?? field]: wrong });
  }
};
