import type { Visitor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid } from '../../../failure.ts';
import type { UserRow } from '../auth/auth.repository.ts';
import type { ConfirmPassword } from '../auth/confirm-password.ts';
import type { TryCode } from './try-code.ts';

export type Proof = { readonly currentPassword: string; readonly code: string };

/**
 * What decides over an account, one's own or somebody else's, asks who it is: for a code where there is a second factor,
 * else for the password. An open session is not enough, nor is a password that was read over a shoulder.
 */
export const confirmSelf =
  (work: UnitOfWork, tryCode: TryCode, confirmPassword: ConfirmPassword) =>
  async (userId: number, { currentPassword, code }: Proof, visitor: Visitor): Promise<UserRow | Failure> => {
    const user = await work.read(({ auth }) => auth.user(userId));
    if (!user) return fail('not_found');
    if (user.totpSince === null) {
      const isAsked = user.passwordHash !== null && currentPassword === '';
      return isAsked
        ? invalid({ currentPassword: 'password_needed' })
        : confirmPassword(userId, currentPassword, visitor);
    }
    if (code === '') return invalid({ code: 'code_needed' });
    return tryCode(userId, code, visitor, async (_within, self) => self);
  };
export type ConfirmSelf = ReturnType<typeof confirmSelf>;
