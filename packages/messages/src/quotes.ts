import type { Locale } from '@shop/domain/text';

/** A name that is registered with Lithuanian quotation marks, as a text of the other language quotes. */
export const quotedName = (name: string, locale: Locale): string =>
  locale === 'lt' ? name : name.replaceAll(/„([^“]*)“/g, '“$1”');
