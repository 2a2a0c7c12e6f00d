import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type Failure } from '../../../failure.ts';
import { tooMany } from '../../base/limits/too-many.ts';

/** So many unknown codes may be tried from one address in ten minutes: enough for a person, too few for guessing. */
const tries = { max: 60, perSeconds: 600 };

type Guess = { readonly codes: readonly string[]; readonly address: string; readonly now: Date };

/** What is typed, as far as the shop knows it. */
export type Known = (codes: readonly { readonly found: unknown }[]) => void;

/**
 * Whatever says something about codes goes through here. Each counts as a try before anything is said, so that many
 * guesses at once count too; those that turn out to exist are given back, so that a cart is priced as often as one likes.
 */
export const codeTries =
  (work: UnitOfWork) =>
  async <T>({ codes, address, now }: Guess, task: (known: Known) => Promise<T>): Promise<T | Failure> => {
    if (codes.length === 0) return task(() => {});
    const key = `code ${address}`;
    if (!(await work.read(({ limits }) => limits.take(key, tries, now, codes.length)))) return tooMany(tries);
    let right = 0;
    try {
      return await task((entered) => {
        right = entered.filter(({ found }) => found !== null).length;
      });
    } finally {
      if (right > 0) await work.read(({ limits }) => limits.giveBack(key, right));
    }
  };
export type CodeTries = ReturnType<typeof codeTries>;
