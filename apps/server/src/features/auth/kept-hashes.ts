import type { Repositories, UnitOfWork } from '../../db/unit-of-work.ts';
import { keysFor, type Secret } from './keys.ts';
import { hashBy, type Seals } from './seals.ts';

/** What is hashed, kept for years, and cannot be hashed anew because nobody knows the text any more. */
const purposes = ['recovery code', 'former e-mail'] as const;
type Purpose = (typeof purposes)[number];

const settingKey = 'former-hash-keys';
const sealPurpose = 'former hash keys';

/** By purpose. */
type FormerKeys = Readonly<Record<Purpose, readonly string[]>>;

/**
 * Hashes that outlive the secret under which they were made. When it is changed, the keys of these purposes are kept,
 * sealed under the new one: they serve to compare, and open nothing.
 */
export const keptHashes = (secret: Secret, seals: Seals) => {
  const ownKeys = (purpose: Purpose): string[] =>
    keysFor(secret, `hash ${purpose}`).map((key) => Buffer.from(key).toString('base64url'));

  const formerKeys = async (kept: unknown, now: Date): Promise<Partial<FormerKeys>> => {
    const { sealed = '' } = (kept ?? {}) as { readonly sealed?: string };
    return ((await seals.open(sealPurpose, sealed, now)) ?? {}) as Partial<FormerKeys>;
  };

  return {
    hash: (purpose: Purpose, text: string): string => seals.hash(purpose, text),

    /** What it is, and what it was by every secret before. */
    hashes: async (
      { accounts }: Pick<Repositories, 'accounts'>,
      purpose: Purpose,
      text: string,
      now: Date,
    ): Promise<string[]> => {
      const former = (await formerKeys(await accounts.setting(settingKey), now))[purpose] ?? [];
      const byFormer = former.map((key) => hashBy(Buffer.from(key, 'base64url'), text));
      return [...new Set([...seals.hashes(purpose, text), ...byFormer])];
    },

    /** Every secret's keys under the newest secret, so that the old one can be thrown away. */
    reseal: (work: UnitOfWork, now: Date): Promise<void> =>
      work.transaction(async ({ settings }) => {
        const former = await formerKeys(await settings.lock(settingKey), now);
        const all = Object.fromEntries(
          purposes.map((each) => [each, [...new Set([...ownKeys(each), ...(former[each] ?? [])])]]),
        );
        await settings.set(settingKey, { sealed: await seals.seal(sealPurpose, all, null) }, now);
      }),
  };
};
export type KeptHashes = ReturnType<typeof keptHashes>;
