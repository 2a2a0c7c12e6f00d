import type { Locale } from '@shop/domain/text';
import { m } from './index.ts';
import { vocative } from './vocative.ts';

/** The first line of a mail to somebody whose name is known. */
export const greeting = (firstName: string, locale: Locale): string =>
  m.mail_hello_name({ name: locale === 'lt' ? vocative(firstName) : firstName }, { locale });
