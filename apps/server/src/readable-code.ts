import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be taken for one another, read out or written by hand: five bits each, all but. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Nobody guesses it, and everybody can type it: `readableCode(4, 4)` is "k7mp-q2xw". */
export const readableCode = (...groups: readonly number[]): string =>
  groups.map((length) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')).join('-');
