import { hkdfSync } from 'node:crypto';

/** What all of the shop's keys are made from. While it is being changed there are two: the new one, then the old one. */
export type Secret = string | readonly [newest: string, ...older: string[]];

/** Whom a login's token is meant for. */
export const loginAudience = 'shop login';

/**
 * The keys of one purpose (HKDF): whoever learns one learns no other, and what one of them signed or encrypted is worth
 * nothing elsewhere. The first makes new things; with all of them is read what was made before.
 */
export const keysFor = (
  secret: Secret,
  purpose: string,
): readonly [newest: Uint8Array, ...older: Uint8Array[]] => {
  const derive = (each: string) => new Uint8Array(hkdfSync('sha256', each, '', `shop ${purpose}`, 32));
  const [newest, ...older] = typeof secret === 'string' ? [secret] : secret;
  return [derive(newest), ...older.map(derive)];
};

/** A key as a text, for those who take only such. */
export const keyTextFor = (secret: Secret, purpose: string): string =>
  Buffer.from(keysFor(secret, purpose)[0]).toString('base64url');
