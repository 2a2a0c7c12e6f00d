import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { keysFor, type Secret } from '../../base/links/keys.ts';
import { hashBy, type EncryptedTokens } from '../../base/links/encrypted-tokens.ts';

/** What is hashed, kept for years, and cannot be hashed anew because nobody knows the text any more. */
const purposes = ['recovery code', 'former e-mail'] as const;
type Purpose = (typeof purposes)[number];

const settingKey = 'former-hash-keys';
const encryptionPurpose = 'former hash keys';

/** By purpose. */
type FormerKeys = Readonly<Record<Purpose, readonly string[]>>;

/**
 * Hashes that outlive the secret under which they were made. When it is changed, the keys of these purposes are kept,
 * encrypted under the new one: they serve to compare, and open nothing.
 */
export const keptHashes = (secret: Secret, encryptedTokens: EncryptedTokens) => {
  const ownKeys = (purpose: Purpose): string[] =>
    keysFor(secret, `hash ${purpose}`).map((key) => Buffer.from(key).toString('base64url'));

  const formerKeys = async (kept: unknown, now: Date): Promise<Partial<FormerKeys>> => {
    const { sealed = '' } = (kept ?? {}) as { readonly sealed?: string };
    return ((await encryptedTokens.decrypt(encryptionPurpose, sealed, now)) ?? {}) as Partial<FormerKeys>;
  };

  return {
    hash: (purpose: Purpose, text: string): string => encryptedTokens.hash(purpose, text),

    /** What it is, and what it was by every secret before. */
    hashes: async (
      { accounts }: Pick<Repositories, 'accounts'>,
      purpose: Purpose,
      text: string,
      now: Date,
    ): Promise<string[]> => {
      const former = (await formerKeys(await accounts.setting(settingKey), now))[purpose] ?? [];
      const byFormer = former.map((key) => hashBy(Buffer.from(key, 'base64url'), text));
      return [...new Set([...encryptedTokens.hashes(purpose, text), ...byFormer])];
    },

    /** Every secret's keys under the newest secret, so that the old one can be thrown away. */
    reencrypt: (work: UnitOfWork, now: Date): Promise<void> =>
      work.transaction(async ({ settings }) => {
        const former = await formerKeys(await settings.lock(settingKey), now);
        const all = Object.fromEntries(
          purposes.map((each) => [each, [...new Set([...ownKeys(each), ...(former[each] ?? [])])]]),
        );
        await settings.set(
          settingKey,
          { sealed: await encryptedTokens.encrypt(encryptionPurpose, all, null) },
          now,
        );
      }),
  };
};
export type KeptHashes = ReturnType<typeof keptHashes>;
