import { createHash } from 'node:crypto';
import type { CheckOutInput } from '@shop/contract/check-outs';
import type { Viewer } from '../../../actor.ts';
import type { Repositories } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { CheckOutRow } from './check-outs.repository.ts';

/** A try to place an order, known by the key that the client gave it. */
export type Attempt = {
  /** As it came: tries with the same one go one after another. */
  readonly clientKey: string;
  /** The order is kept under the first one. Whoever logs in meanwhile finds what they placed as a guest. */
  readonly keys: readonly [own: string, ...others: string[]];
  readonly requestHash: string;
};

/** The input as the contract reads it: the same order gives the same text, however a client has written it. */
const requestHashOf = (input: CheckOutInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

export const attemptOf = (
  input: CheckOutInput,
  viewer: Viewer | null,
  clientKey: string | null,
): Attempt | null => {
  if (clientKey === null) return null;
  const ofGuest = `guest ${clientKey}`;
  return {
    clientKey,
    keys: viewer ? [`${viewer.userId} ${clientKey}`, ofGuest] : [ofGuest],
    requestHash: requestHashOf(input),
  };
};

/** The order that an earlier try with this key has placed; one with other details is not given again. */
export const placedBefore = async (
  { checkOuts }: Pick<Repositories, 'checkOuts'>,
  { keys, requestHash }: Attempt,
): Promise<CheckOutRow | Failure | null> => {
  const row = await checkOuts.byKeys(keys);
  return row === null || row.requestHash === requestHash ? row : fail('key_reused');
};
