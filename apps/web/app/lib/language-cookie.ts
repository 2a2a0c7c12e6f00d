import type { Locale } from '@shop/domain/text';

const yearSeconds = 365 * 24 * 60 * 60;

/** The chosen language, kept for a year. */
export const languageCookie = (locale: Locale): string =>
  `lang=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
