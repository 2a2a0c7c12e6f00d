import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail, type Failure, invalid } from '../../failure.ts';
import type { UserRow } from './auth.repository.ts';
import { passwordFits } from './passwords.ts';

const wrongPerAccount = { max: 10, perSeconds: 15 * 60 };

/** What matters asks for the password once more. Who has none, because a provider vouches for them, is not asked. */
export const confirmPassword =
  (work: UnitOfWork) =>
  async (userId: number, password: string, now: Date): Promise<UserRow | Failure> => {
    const user = await work.read(({ auth }) => auth.user(userId));
    if (!user) return fail('not_found');
    if (user.passwordHash === null) return user;
    if (password === '') return invalid({ currentPassword: 'required' });
    const key = `password:${userId}`;
    if (!(await work.read(({ limits }) => limits.take(key, wrongPerAccount, now)))) return fail('too_many');
    if (!(await passwordFits(user.passwordHash, password)))
      return invalid({ currentPassword: 'wrong_password' });
    await work.read(({ limits }) => limits.giveBack(key));
    return user;
  };
export type ConfirmPassword = ReturnType<typeof confirmPassword>;
