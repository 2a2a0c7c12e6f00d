import { isCommonPassword } from '@shop/domain/common-passwords';
import { SHORTEST_PASSWORD } from '@shop/domain/password-length';
import { z } from 'zod';

/** A password as it is typed to get in: whatever it is, it is compared, not judged. */
export const typedPassword = z.string().min(1).max(1000);

const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD)
  .max(1000)
  .refine((password) => !isCommonPassword(password), { message: 'password_common' });

export const newPasswordFields = { password: newPassword, repeatPassword: z.string().min(1).max(1000) };

/** Compared also where other fields are wrong, so that everything is told at once. */
export const passwordsMatch = {
  path: ['repeatPassword'],
  message: 'passwords_differ',
  when: ({ value }: { value: unknown }) => {
    const { password, repeatPassword } = (value ?? {}) as Record<string, unknown>;
    return Boolean(password && repeatPassword);
  },
};

type Passwords = { readonly password?: unknown; readonly repeatPassword?: unknown };
export const samePassword = ({ password, repeatPassword }: Passwords): boolean => password === repeatPassword;
