import type { Visitor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import { failedLogin } from '../auth/security-log.ts';
import { attemptsOf } from '../auth/attempt-limits.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import type { SecondFactor } from './second-factor.ts';

const minute = 60;
/** Six digits are few: all addresses together get no more than this, and all browsers of the owner's no more than that. */
const wrongCodes = {
  perAddress: { max: 50, perSeconds: 15 * minute },
  perBoth: { max: 10, perSeconds: 15 * minute },
  perAccount: { max: 30, perSeconds: 60 * minute },
  perOwner: { max: 60, perSeconds: 60 * minute },
};

type Parts = {
  readonly work: UnitOfWork;
  readonly known: KnownDevices;
  readonly factor: Pick<SecondFactor, 'accept'>;
};

/** A code of the app or a recovery code, and what it is for. What is refused then does not use the code up. */
export const tryCode =
  ({ work, known, factor }: Parts) =>
  async <T>(
    userId: number,
    code: string,
    visitor: Visitor,
    then: (within: Work, user: UserRow) => Promise<T | Failure>,
  ): Promise<T | Failure> => {
    const who = {
      account: String(userId),
      user: await work.read(({ auth }) => auth.user(userId)),
    };
    const tries = await attemptsOf(known, 'second-factor', wrongCodes, who, visitor);
    if (!(await work.read(tries.take))) return tooMany(wrongCodes.perBoth);
    let isWrong = false;
    const result = await work.transaction(async (within) => {
      const user = await within.auth.lockUser(userId);
      if (!user) return fail('not_logged_in');
      isWrong = !(await factor.accept(within, user, code, visitor.now));
      return isWrong ? invalid({ code: 'wrong_code' }) : then(within, user);
    });
    if (isWrong)
      await work.transaction((within) => failedLogin(within, { id: userId }, 'wrong_code', visitor));
    else if (!isFailure(result)) await work.read(tries.giveBack);
    return result;
  };
export type TryCode = ReturnType<typeof tryCode>;
