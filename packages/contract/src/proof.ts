import { z } from 'zod';

/** Whoever leaves an account open on a table does not lose it: what matters asks for the password once more. */
export const confirmedByPassword = { currentPassword: z.string().max(1000).default('') };

/** What decides over an account asks for a code of the second factor; only where there is none, for the password. */
export const confirmedBySelf = { ...confirmedByPassword, code: z.string().trim().max(40).default('') };
