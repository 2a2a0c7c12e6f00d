import { addHours } from '@shop/domain/day';
import type { UserRow } from './auth.repository.ts';
import type { Seals } from './seals.ts';

const purpose = 'known device';
const daysKnown = 365;

/**
 * A browser in which somebody has logged in keeps a sealed word of it. It opens nothing; but whoever guesses at an
 * account from elsewhere does not use up its owner's tries.
 */
export const knownDevices = (seals: Seals) => ({
  wordFor: (userId: number, now: Date): Promise<string> =>
    seals.seal(purpose, { userId }, addHours(now, daysKnown * 24)),

  /** Whose browser it is, as far as it says so. */
  ownerIn: async (word: string | null, now: Date): Promise<number | null> => {
    const opened = word === null ? null : await seals.open(purpose, word, now);
    return opened ? Number(opened.userId) : null;
  },

  /** Tries from this browser are counted by its own word alone. */
  keyOf: (what: string, { id }: Pick<UserRow, 'id'>, word: string): string =>
    `${what}:device:${id}:${seals.hash(purpose, word)}`,
});
export type KnownDevices = ReturnType<typeof knownDevices>;
