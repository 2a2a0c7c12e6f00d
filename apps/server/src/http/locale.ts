import { baseLocale, isLocale, type Locale } from '@shop/domain/text';
import type { FastifyRequest } from 'fastify';

export const languageCookie = 'lang';

/** The language of an API answer: the `locale` header, else the first language asked for that the shop has. */
export const requestLocale = (request: FastifyRequest): Locale => {
  const { locale, 'accept-language': accepted } = request.headers;
  if (isLocale(locale)) return locale;
  const asked = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return asked.find(isLocale) ?? baseLocale;
};
