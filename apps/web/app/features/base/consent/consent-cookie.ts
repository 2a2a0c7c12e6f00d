import { SETTINGS_DAYS } from '@shop/domain/constants';
import type { Consent } from '~/lib/consent.ts';

const yearSeconds = SETTINGS_DAYS * 24 * 60 * 60;

/** Keeps a choice for a year, with the entry of the log that proves it where there is one. */
export const consentCookie = (choice: Consent, entryId: string | null, isSecure: boolean): string =>
  `consent=${choice === 'advertising' ? '1' : '0'}.${entryId ?? ''}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
