import { baseLocale, isLocale, type Locale } from '@shop/domain/text';
import type { FastifyRequest } from 'fastify';
import { cookiePattern } from './cookie-pattern.ts';

/** The language of an API answer: the `locale` header, else the first language asked for that the shop has. */
export const requestLocale = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale => {
  const { locale, 'accept-language': accepted } = headers;
  if (isLocale(locale)) return locale;
  const asked = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return asked.find(isLocale) ?? baseLocale;
};

const chosenLanguage = cookiePattern('lang');

/**
 * The language of a page: the one that its visitor has chosen. Whoever makes a page and whoever keeps it for others ask
 * here, so that a cookie in an unusual spelling is not read in two ways.
 */
export const pageLocale = ({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): Locale => {
  const chosen = chosenLanguage.exec(cookie)?.[1];
  return isLocale(chosen) ? chosen : baseLocale;
};
