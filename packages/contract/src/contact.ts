import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import { normaliseEmail, normalisePhone, normalisePostcode } from '@shop/domain/contact';
import { z } from 'zod';

/** Typed in any usual way, kept in one. */
const normalised = (longest: number, normalise: (text: string) => string | null, code: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .transform((typed, context) => {
      const kept = normalise(typed);
      if (kept !== null) return kept;
      context.addIssue({ code: 'custom', message: code });
      return z.NEVER;
    });

export const email = normalised(BUYER_LENGTHS.email, normaliseEmail, 'email_invalid');
export const phoneNumber = normalised(BUYER_LENGTHS.phoneNumber, normalisePhone, 'phone_invalid');
export const postalCode = normalised(BUYER_LENGTHS.postalCode, normalisePostcode, 'postal_code_invalid');
