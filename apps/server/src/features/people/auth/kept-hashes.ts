import { z } from 'zod';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { keysFor, type Secret } from '../../base/links/keys.ts';
import { settingKind } from '../../base/settings/setting-kinds.ts';
import { hashBy, type EncryptedTokens } from '../../base/links/encrypted-tokens.ts';

/** What is hashed, kept for years, and cannot be hashed anew because nobody knows the text any more. */
const purposes = ['recovery code', 'former e-mail'] as const;
type Purpose = (typeof purposes)[number];

/** Not the owner's: the shop keeps it for itself. `sealed` is encrypted. */
const formerHashKeys = settingKind('former-hash-keys', z.object({ sealed: z.string() }), { sealed: '' });
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

  const formerKeys = async (
    { sealed }: { readonly sealed: string },
    now: Date,
  ): Promise<Partial<FormerKeys>> => (await encryptedTokens.decrypt(encryptionPurpose, sealed, now)) ?? {};

  return {
    hash: (purpose: Purpose, text: string): string => encryptedTokens.hash(purpose, text),

    /** What it is, and what it was by every secret before. */
    hashes: async (
      { settings }: Pick<Repositories, 'settings'>,
      purpose: Purpose,
      text: string,
      now: Date,
    ): Promise<string[]> => {
      const former = (await formerKeys(await settings.read(formerHashKeys), now))[purpose] ?? [];
      const byFormer = former.map((key) => hashBy(Buffer.from(key, 'base64url'), text));
      return [...new Set([...encryptedTokens.hashes(purpose, text), ...byFormer])];
    },

    /** Every secret's keys under the newest secret, so that the old one can be thrown away. */
    reencrypt: (work: UnitOfWork, now: Date): Promise<void> =>
      work.transaction(async ({ settings }) => {
        const former = await formerKeys((await settings.lock(formerHashKeys)).value, now);
        const all = Object.fromEntries(
          purposes.map((each) => [each, [...new Set([...ownKeys(each), ...(former[each] ?? [])])]]),
        );
        await settings.set(
          formerHashKeys,
          { sealed: await encryptedTokens.encrypt(encryptionPurpose, all, null) },
          now,
        );
      }),
  };
};
export type KeptHashes = ReturnType<typeof keptHashes>;
