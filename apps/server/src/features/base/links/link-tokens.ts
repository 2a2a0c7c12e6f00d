import { timingSafeEqual } from 'node:crypto';
import type { EncryptedTokens } from './encrypted-tokens.ts';

const isSame = (right: Buffer, given: Buffer): boolean =>
  right.length === given.length && timingSafeEqual(right, given);

/**
 * The key to one thing's page, made from the shop's secret and a text that is its own: it is kept nowhere, nobody can
 * guess it, and another salt in the text ends it.
 */
export const linkTokens = (tokens: Pick<EncryptedTokens, 'hash' | 'hashes'>, purpose: string) => ({
  tokenOf: (text: string): string => tokens.hash(purpose, text),
  opens: (text: string, token: string | undefined): boolean =>
    tokens.hashes(purpose, text).some((right) => isSame(Buffer.from(right), Buffer.from(token ?? ''))),
});
