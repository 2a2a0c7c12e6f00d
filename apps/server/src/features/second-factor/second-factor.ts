import { randomBytes, randomInt } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { Viewer, Visitor } from '../../actor.ts';
import type { UnitOfWork, Work } from '../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../failure.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import { inOwnLanguage } from '../accounts/own-language.ts';
import type { ConfirmPassword } from '../auth/confirm-password.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import type { Seals } from '../auth/seals.ts';
import { askedOf, putOffUntil } from './asking.ts';
import type { ConfirmSelf, Proof } from './confirm-self.ts';
import { base32, stepOfCode, totpAddress } from './totp.ts';

const sealPurpose = 'totp secret';
const hashPurpose = 'recovery code';
const recoveryCodesGiven = 10;

/** 50 bits each, without letters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newRecoveryCode = (): string => {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

const sealed = (seals: Seals, secret: Buffer): Promise<string> =>
  seals.seal(sealPurpose, { secret: secret.toString('base64url') }, null);

const asKept = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

export type SecondFactor = {
  /** Whether this code opens the door, once: a code of the app, or a recovery code. */
  accept(within: Work, user: UserRow, code: string, now: Date): Promise<boolean>;
};

export const secondFactor = (
  seals: Seals,
): SecondFactor & {
  secretOf(user: Pick<UserRow, 'totpSecret'>, now: Date): Promise<Buffer | null>;
  /** Every app's secret under the shop's newest key, so that the old one can be thrown away. */
  reseal(work: UnitOfWork, now: Date): Promise<void>;
} => {
  const secretOf = async (user: Pick<UserRow, 'totpSecret'>, now: Date): Promise<Buffer | null> => {
    const opened = user.totpSecret === null ? null : await seals.open(sealPurpose, user.totpSecret, now);
    return opened ? Buffer.from(String(opened.secret), 'base64url') : null;
  };
  return {
    secretOf,
    reseal: (work, now) =>
      work.transaction(async (within) => {
        for (const user of await within.secondFactor.secrets()) {
          const secret = await secretOf(user, now);
          if (secret) await within.auth.updateUser(user.id, { totpSecret: await sealed(seals, secret) });
        }
      }),
    accept: async (within, user, code, now) => {
      const secret = await secretOf(user, now);
      const step = secret && stepOfCode(secret, code.replace(/\s/g, ''), now, user.totpLastStep);
      if (step !== null) {
        await within.auth.updateUser(user.id, { totpLastStep: step });
        return true;
      }
      return within.secondFactor.useCode(user.id, seals.hashes(hashPurpose, asKept(code)), now);
    },
  };
};

type Parts = {
  readonly work: UnitOfWork;
  readonly seals: Seals;
  readonly factor: ReturnType<typeof secondFactor>;
  readonly mails: AccountMails;
  readonly confirmPassword: ConfirmPassword;
  readonly confirmSelf: ConfirmSelf;
  readonly shopName: () => Promise<string>;
};

export const secondFactorService = (parts: Parts) => {
  const { work, seals, factor, mails, confirmPassword, confirmSelf, shopName } = parts;
  const giveCodes = async (within: Work, userId: number): Promise<{ codes: string[] }> => {
    const codes = Array.from({ length: recoveryCodesGiven }, newRecoveryCode);
    await within.secondFactor.replaceCodes(
      userId,
      codes.map((code) => seals.hash(hashPurpose, asKept(code))),
    );
    return { codes };
  };

  return {
    /** A secret for the app. Nothing asks for it until a first code has shown that the app has it. */
    begin: async ({ userId }: Viewer, currentPassword: string, visitor: Visitor) => {
      const user = await confirmPassword(userId, currentPassword, visitor);
      if (isFailure(user)) return user;
      if (user.totpSince) return fail('second_factor_on');
      const secret = randomBytes(20);
      const kept = await sealed(seals, secret);
      await work.transaction((within) =>
        within.auth.updateUser(userId, { totpSecret: kept, totpLastStep: null }),
      );
      const address = totpAddress(secret, await shopName(), user.email);
      return { secret: base32(secret), address, qrCode: renderSVG(address, { border: 2 }) };
    },

    confirm: async (
      { userId }: Viewer,
      code: string,
      { locale, now }: Visitor,
    ): Promise<{ codes: string[] } | Failure> =>
      work.transaction(async (within) => {
        const user = await within.auth.lockUser(userId);
        if (!user) return fail('not_found');
        if (user.totpSince) return fail('second_factor_on');
        const secret = await factor.secretOf(user, now);
        const step = secret && stepOfCode(secret, code.replace(/\s/g, ''), now, null);
        if (step === null) return invalid({ code: 'wrong_code' });
        await within.auth.updateUser(userId, { totpSince: now, totpLastStep: step });
        await within.audit(
          { actorId: userId, action: 'second_factor_on', entity: 'user', entityId: userId },
          now,
        );
        await mails.secondFactor(within, await inOwnLanguage(within, user, locale), true, now);
        return giveCodes(within, userId);
      }),

    newCodes: async ({ userId }: Viewer, proof: Proof, visitor: Visitor) => {
      const { now } = visitor;
      const user = await confirmSelf(userId, proof, visitor);
      if (isFailure(user)) return user;
      if (!user.totpSince) return fail('second_factor_off');
      return work.transaction(async (within) => {
        await within.audit(
          { actorId: userId, action: 'new_recovery_codes', entity: 'user', entityId: userId },
          now,
        );
        return giveCodes(within, userId);
      });
    },

    remove: async ({ userId }: Viewer, proof: Proof, visitor: Visitor): Promise<undefined | Failure> => {
      const { locale, now } = visitor;
      const user = await confirmSelf(userId, proof, visitor);
      if (isFailure(user)) return user;
      if (!user.totpSince) return fail('second_factor_off');
      return work.transaction(async (within) => {
        await within.auth.updateUser(userId, { totpSecret: null, totpSince: null, totpLastStep: null });
        await within.secondFactor.replaceCodes(userId, []);
        await within.audit(
          { actorId: userId, action: 'second_factor_off', entity: 'user', entityId: userId },
          now,
        );
        await mails.secondFactor(within, await inOwnLanguage(within, user, locale), false, now);
        return undefined;
      });
    },

    /** Once: who has put it off is given the same day again. */
    putOff: ({ userId }: Viewer, now: Date): Promise<{ until: string } | Failure> =>
      work.transaction(async (within) => {
        const user = await within.auth.lockUser(userId);
        const asked = user ? await askedOf(within, user, now) : 'nothing';
        if (asked === 'nothing') return fail('not_found');
        if (asked === 'needed') return fail('second_factor_needed');
        const until = user?.secondFactorPutOffUntil ?? putOffUntil(now);
        if (asked === 'asked') {
          await within.auth.updateUser(userId, { secondFactorPutOffUntil: until });
          await within.audit(
            { actorId: userId, action: 'second_factor_put_off', entity: 'user', entityId: userId },
            now,
          );
        }
        return { until: until.toISOString() };
      }),
  };
};
export type SecondFactorService = ReturnType<typeof secondFactorService>;
