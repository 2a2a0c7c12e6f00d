import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of six digits, a new one every 30 seconds (RFC 6238), as every authenticator app makes them. */

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
};

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

export const codeAt = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** The step whose code this is: now, or one step off for clocks that are a little wrong. Never one used before. */
export const stepOfCode = (
  secret: Uint8Array,
  code: string,
  now: Date,
  lastUsed: number | null,
): number | null => {
  const current = stepAt(now);
  const fitting = [current - 1, current, current + 1].filter((step) => isSame(codeAt(secret, step), code));
  return fitting.find((step) => lastUsed === null || step > lastUsed) ?? null;
};

/** What the app reads from the picture. */
export const totpAddress = (secret: Uint8Array, shopName: string, email: string): string => {
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(shopName)}`;
};
