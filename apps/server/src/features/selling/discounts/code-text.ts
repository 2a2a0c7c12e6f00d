import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be taken for one another, read out or written by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** "K7MP-Q2XW": 31⁸ of them, so that guessing one is hopeless. */
export const randomCode = (): string => `${group()}-${group()}`;

/** However a buyer types it. */
export const plainCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
