import type { Attempt } from '../../../actor.ts';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';

/** The id of what was made, to be presented as it is now: what was answered then is not kept. */
export type Made = { readonly id: string };

/**
 * What an earlier request with this key has made; one that said something else is refused. Asked before anything else may
 * refuse: whoever repeats what was done gets it again.
 */
export const madeBefore = async (
  { idempotencyKeys }: Pick<Repositories, 'idempotencyKeys'>,
  attempt: Attempt | null,
): Promise<Made | Failure | null> => {
  if (!attempt) return null;
  const kept = await idempotencyKeys.find(attempt);
  if (!kept) {
    // A guest does it no second time for an account, and is told nothing of what the account did.
    const isAnothers = attempt.userId === null && (await idempotencyKeys.isMadeByAccount(attempt));
    return isAnothers ? fail('key_reused') : null;
  }
  return kept.requestHash === attempt.requestHash ? { id: kept.madeId } : fail('key_reused');
};

/**
 * The same at the beginning of the transaction that makes it: of several requests at once the others wait here, and find
 * what the first has made. Whoever makes it remembers it in the same transaction, so that neither is ever there alone.
 */
export const madeMeanwhile = async (
  within: Work,
  attempt: Attempt | null,
): Promise<Made | Failure | null> => {
  if (attempt) await within.idempotencyKeys.lock(attempt);
  return madeBefore(within, attempt);
};

export const rememberMade = async (
  within: Work,
  attempt: Attempt | null,
  id: number | string,
  now: Date,
): Promise<void> => {
  if (attempt) await within.idempotencyKeys.keep(attempt, String(id), now);
};
