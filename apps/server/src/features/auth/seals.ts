import { createHmac, hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** What only this shop can read or make, each for one purpose: what was sealed for one opens nothing else. */
export type Seals = {
  /** Without an end it holds for ever. */
  seal(purpose: string, data: Record<string, unknown>, until: Date | null): Promise<string>;
  /** Null: not ours, of another purpose, or too old. */
  open(purpose: string, sealed: string, now: Date): Promise<Record<string, unknown> | null>;
  /** The same text always gives the same hash; without the shop's secret nobody can try texts out. */
  hash(purpose: string, text: string): string;
};

export const seals = (secret: string): Seals => {
  const keyFor = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', `shop ${purpose}`, 32));
  return {
    seal: (purpose, data, until) => {
      const token = new EncryptJWT({ data }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      return (until ? token.setExpirationTime(until) : token).encrypt(keyFor(`seal ${purpose}`));
    },
    open: async (purpose, sealed, now) => {
      try {
        const { payload } = await jwtDecrypt(sealed, keyFor(`seal ${purpose}`), { currentDate: now });
        return payload.data as Record<string, unknown>;
      } catch {
        return null;
      }
    },
    hash: (purpose, text) =>
      createHmac('sha256', keyFor(`hash ${purpose}`))
        .update(text)
        .digest('base64url'),
  };
};
