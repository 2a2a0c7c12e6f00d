import type { Work } from '../../../db/unit-of-work.ts';
import { readableCode } from '../../../readable-code.ts';
import type { KeptHashes } from '../auth/kept-hashes.ts';

const hashPurpose = 'recovery code';
const codesGiven = 10;

const asKept = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Codes on paper for whoever has lost the app; the shop keeps only their hashes. */
export const recoveryCodes = (keptHashes: KeptHashes) => ({
  /** The ones before are over. */
  give: async (within: Work, userId: number): Promise<{ codes: string[] }> => {
    const codes = Array.from({ length: codesGiven }, () => readableCode(5, 5));
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
