import { isCommonPassword } from '@shop/domain/common-passwords';
import { SHORTEST_PASSWORD } from '@shop/domain/password-length';
import { isBlankPassword, isOwnEmail } from '@shop/domain/weak-passwords';
import { z } from 'zod';

/** A password as it is typed to get in: whatever it is, it is compared, not judged. */
export const typedPassword = z.string().min(1).max(1000);

const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD)
  .max(1000)
  .refine((password) => !isBlankPassword(password), { message: 'password_blank' })
  .refine((password) => !isCommonPassword(password), { message: 'password_common' });

/** One is enough where the eye can look at it; a client that asks twice has both compared. */
export const firstPasswordFields = {
  password: newPassword,
  repeatPassword: z.string().max(1000).default(''),
};

/** In place of one that opened the account until now: a slip would lock its owner out. */
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

/** Where the address comes along; elsewhere the service knows it. */
export const passwordIsNoEmail = {
  path: ['password'],
  message: 'password_is_email',
  when: ({ value }: { value: unknown }) => {
    const { password, email } = (value ?? {}) as Record<string, unknown>;
    return typeof password === 'string' && typeof email === 'string';
  },
};
export const differsFromEmail = ({ password, email }: { password: string; email: string }): boolean =>
  !isOwnEmail(password, email);
