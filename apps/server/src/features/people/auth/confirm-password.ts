import type { Visitor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid } from '../../../failure.ts';
import type { UserRow } from './auth.repository.ts';
import { passwordFits } from './passwords.ts';
import { failedLogin } from './security-log.ts';
import { tooMany } from '../../base/limits/too-many.ts';

const wrongPerAccount = { max: 10, perSeconds: 15 * 60 };

/** What matters asks for the password once more. Who has none, because a provider vouches for them, is not asked. */
export const confirmPassword =
  (work: UnitOfWork) =>
  async (
    userId: number,
    password: string,
    visitor: Pick<Visitor, 'ip' | 'device' | 'now'>,
  ): Promise<UserRow | Failure> => {
    const { now } = visitor;
    const user = await work.read(({ auth }) => auth.user(userId));
    if (!user) return fail('not_found');
    if (user.passwordHash === null) return user;
    if (password === '') return invalid({ currentPassword: 'required' });
    const key = `password:${userId}`;
    if (!(await work.read(({ limits }) => limits.take(key, wrongPerAccount, now))))
      return tooMany(wrongPerAccount);
    if (!(await passwordFits(user.passwordHash, password))) {
      await work.transaction((within) => failedLogin(within, user, 'wrong_password', visitor));
      return invalid({ currentPassword: 'wrong_password' });
    }
    await work.read(({ limits }) => limits.giveBack(key));
    return user;
  };
export type ConfirmPassword = ReturnType<typeof confirmPassword>;
