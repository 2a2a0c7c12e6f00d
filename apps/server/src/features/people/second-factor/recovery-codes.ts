import { randomInt } from 'node:crypto';
import type { Work } from '../../../db/unit-of-work.ts';
import type { KeptHashes } from '../auth/kept-hashes.ts';

const hashPurpose = 'recovery code';
const codesGiven = 10;

/** 50 bits each, without letters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = (): string => {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

const asKept = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Codes on paper for whoever has lost the app; the shop keeps only their hashes. */
export const recoveryCodes = (keptHashes: KeptHashes) => ({
  /** The ones before are over. */
  give: async (within: Work, userId: number): Promise<{ codes: string[] }> => {
    const codes = Array.from({ length: codesGiven }, newCode);
    await within.secondFactor.replaceCodes(
      userId,
      codes.map((code) => keptHashes.hash(hashPurpose, asKept(code))),
    );
    return { codes };
  },
  /** True once for each code. */
  use: async (within: Work, userId: number, code: string, now: Date): Promise<boolean> => {
    const hashes = await keptHashes.hashes(within, hashPurpose, asKept(code), now);
    return within.secondFactor.useCode(userId, hashes, now);
  },
});
export type RecoveryCodes = ReturnType<typeof recoveryCodes>;
