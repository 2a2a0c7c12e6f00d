import { randomInt } from 'node:crypto';

/** Easy to read out: no letters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

export const newReferralCode = (): string =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
