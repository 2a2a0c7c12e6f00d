import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

const encryptionPurpose = 'totp secret';

/** The secret that the shop shares with somebody's app, and the codes that the app makes from it. */
export const secondFactor = (encryptedTokens: EncryptedTokens, recoveryCodes: Pick<RecoveryCodes, 'use'>) => {
  const encrypted = (secret: Buffer): Promise<string> =>
    encryptedTokens.encrypt(encryptionPurpose, { secret: secret.toString('base64url') }, null);

  const opened = async (totpSecret: string | null, now: Date): Promise<Buffer | null> => {
    const data =
      totpSecret === null ? null : await encryptedTokens.decrypt(encryptionPurpose, totpSecret, now);
    return data ? Buffer.from(String(data.secret), 'base64url') : null;
  };

  /** The app's step whose code this is; null: a wrong code, an old one, or there is no app. */
  const stepOf = async (
    { totpSecret, totpLastStep }: Pick<UserRow, 'totpSecret' | 'totpLastStep'>,
    code: string,
    now: Date,
  ): Promise<number | null> => {
    const secret = await opened(totpSecret, now);
    return secret && stepOfCode(secret, code.replace(/\s/g, ''), now, totpLastStep);
  };

  return {
    encrypted,
    stepOf,

    /** Whether this code opens the door, once: a code of the app, or a recovery code. */
    accept: async (within: Work, user: UserRow, code: string, now: Date): Promise<boolean> => {
      const step = await stepOf(user, code, now);
      if (step === null) return recoveryCodes.use(within, user.id, code, now);
      await within.auth.updateUser(user.id, { totpLastStep: step });
      return true;
    },

    /** Every app's secret under the shop's newest key, so that the old one can be thrown away. */
    reencrypt: async (work: UnitOfWork, now: Date): Promise<void> => {
      for (const { id, totpSecret } of await work.read((within) => within.secondFactor.secrets())) {
        const secret = await opened(totpSecret, now);
        if (!secret) continue;
        const anew = await encrypted(secret);
        await work.transaction((within) => within.secondFactor.replaceSecret(id, totpSecret, anew));
      }
    },
  };
};
export type SecondFactor = ReturnType<typeof secondFactor>;
