import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { Viewer, Visitor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { securityLetters } from '../auth/security-letters.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { inOwnLanguage } from '../accounts/own-language.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import type { ConfirmPassword } from '../auth/confirm-password.ts';
import { askedOf, beginDaysToSetUp } from './second-factor-policy.ts';
import type { ConfirmSelf, Proof } from './confirm-self.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor.ts';
import { base32, totpAddress } from './totp.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly factor: SecondFactor;
  readonly recoveryCodes: RecoveryCodes;
  readonly mails: Mails;
  readonly confirmPassword: ConfirmPassword;
  readonly confirmSelf: ConfirmSelf;
  readonly shopName: () => Promise<string>;
};

const switchedLetters = {
  second_factor_on: securityLetters.secondFactorOn,
  second_factor_off: securityLetters.secondFactorOff,
};

export const secondFactorService = (parts: Parts) => {
  const { work, factor, recoveryCodes, mails, confirmPassword, confirmSelf, shopName } = parts;

  const recordAndTell = async (
    within: Work,
    action: keyof typeof switchedLetters,
    user: UserRow,
    { locale, now }: Visitor,
  ): Promise<void> => {
    await within.audit.record({ actorId: user.id, action, entity: 'user', entityId: user.id }, now);
    const reader = await inOwnLanguage(within, user, locale);
    await mails.write(within, switchedLetters[action], {}, reader, now);
  };

  return {
    /** A secret for the app. Nothing asks for it until a first code has shown that the app has it. */
    begin: async ({ userId }: Viewer, currentPassword: string, visitor: Visitor) => {
      const user = await confirmPassword(userId, currentPassword, visitor);
      if (isFailure(user)) return user;
      if (user.totpSince) return fail('second_factor_on');
      const secret = randomBytes(20);
      const kept = await factor.encrypted(secret);
      await work.transaction((within) =>
        within.auth.updateUser(userId, { totpSecret: kept, totpLastStep: null }),
      );
      const address = totpAddress(secret, await shopName(), user.email);
      return { secret: base32(secret), address, qrCode: renderSVG(address, { border: 2 }) };
    },

    confirm: async (
      { userId }: Viewer,
      code: string,
      visitor: Visitor,
    ): Promise<{ codes: string[] } | Failure> =>
      work.transaction(async (within) => {
        const { now } = visitor;
        const user = await within.auth.lockUser(userId);
        if (!user) return fail('not_found');
        if (user.totpSince) return fail('second_factor_on');
        const step = await factor.stepOf(user, code, now);
        if (step === null) return invalid({ code: 'wrong_code' });
        await within.auth.updateUser(userId, { totpSince: now, totpLastStep: step });
        await recordAndTell(within, 'second_factor_on', user, visitor);
        return recoveryCodes.give(within, userId);
      }),

    newCodes: async ({ userId }: Viewer, proof: Proof, visitor: Visitor) => {
      const { now } = visitor;
      const user = await confirmSelf(userId, proof, visitor);
      if (isFailure(user)) return user;
      if (!user.totpSince) return fail('second_factor_off');
      return work.transaction(async (within) => {
        await within.audit.record(
          { actorId: userId, action: 'new_recovery_codes', entity: 'user', entityId: userId },
          now,
        );
        return recoveryCodes.give(within, userId);
      });
    },

    remove: async ({ userId }: Viewer, proof: Proof, visitor: Visitor): Promise<undefined | Failure> => {
      const user = await confirmSelf(userId, proof, visitor);
      if (isFailure(user)) return user;
      if (!user.totpSince) return fail('second_factor_off');
      return work.transaction(async (within) => {
        await within.auth.updateUser(userId, { totpSecret: null, totpSince: null, totpLastStep: null });
        await within.secondFactor.replaceCodes(userId, []);
        await recordAndTell(within, 'second_factor_off', user, visitor);
        return undefined;
      });
    },

    /** Until the day that was set by the first login; who has put it off is given the same day again. */
    putOff: ({ userId }: Viewer, now: Date): Promise<{ until: string } | Failure> =>
      work.transaction(async (within) => {
        const user = await within.auth.lockUser(userId);
        const asked = user ? await askedOf(within, user, now) : 'nothing';
        if (!user || asked === 'nothing') return fail('not_found');
        if (asked === 'needed') return fail('second_factor_needed');
        // A login from before the rule has set no day yet.
        const { secondFactorDueAt: until } = await beginDaysToSetUp(within, user, now);
        if (until === null) return fail('not_found');
        if (asked === 'asked') {
          await within.auth.updateUser(userId, { secondFactorPutOffAt: now });
          await within.audit.record(
            { actorId: userId, action: 'second_factor_put_off', entity: 'user', entityId: userId },
            now,
          );
        }
        return { until: until.toISOString() };
      }),
  };
};
export type SecondFactorService = ReturnType<typeof secondFactorService>;
