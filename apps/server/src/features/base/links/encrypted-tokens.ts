import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { keysFor, type Secret } from './keys.ts';

/** What only this shop can read or make, each for one purpose: what was encrypted for one purpose cannot be decrypted for another. */
export type EncryptedTokens = {
  /** Without an end it holds for ever. */
  encrypt(purpose: string, data: Record<string, unknown>, until: Date | null): Promise<string>;
  /** Null: not ours, of another purpose, or too old. */
  decrypt(purpose: string, encrypted: string, now: Date): Promise<Record<string, unknown> | null>;
  /** The same text always gives the same hash; without the shop's secret nobody can try texts out. */
  hash(purpose: string, text: string): string;
  /** The same, and what it was by a secret that is being replaced: for comparing with what was kept or sent before. */
  hashes(purpose: string, text: string): string[];
};

export const hashBy = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

export const encryptedTokens = (secret: Secret): EncryptedTokens => ({
  encrypt: (purpose, data, until) => {
    const token = new EncryptJWT({ data }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
    return (until ? token.setExpirationTime(until) : token).encrypt(keysFor(secret, `seal ${purpose}`)[0]);
  },
  decrypt: async (purpose, encrypted, now) => {
    for (const key of keysFor(secret, `seal ${purpose}`)) {
      try {
        const { payload } = await jwtDecrypt(encrypted, key, { currentDate: now });
        return payload.data as Record<string, unknown>;
      } catch {
        // Not by this key, or no longer.
      }
    }
    return null;
  },
  hash: (purpose, text) => hashBy(keysFor(secret, `hash ${purpose}`)[0], text),
  hashes: (purpose, text) => keysFor(secret, `hash ${purpose}`).map((key) => hashBy(key, text)),
});
