import type { Locale } from '@shop/domain/text';

/** As Intl writes them, to the letter, without its first formatter, which a phone waits for (decision record 10). */
const marks = {
  lt: { group: '\u00a0', point: ',' },
  en: { group: ',', point: '.' },
} as const;

/** A real minus in every language; a nought never has one. */
const signed = (isNegative: boolean, text: string): string => (isNegative ? `−${text}` : text);

const written = (digits: string, locale: Locale): string => {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, marks[locale].group);
  return fraction ? `${grouped}${marks[locale].point}${fraction}` : grouped;
};

/** With as many decimals as it needs, at most three. */
export const numberText = (value: number, locale: Locale): string => {
  // By its digits: times a thousand, many a number would be a little less than it is.
  const rounded = Math.abs(value) < 0.0005 ? 0 : Math.round(Number(`${Math.abs(value)}e3`)) / 1000;
  return signed(value < 0 && rounded > 0, written(String(rounded), locale));
};

/** With just so many decimals. */
export const fixedText = (value: number, decimals: number, locale: Locale): string => {
  const digits = Math.abs(value).toFixed(decimals);
  return signed(value < 0 && Number(digits) > 0, written(digits, locale));
};

export const eurosText = (cents: number, locale: Locale): string => {
  const amount = fixedText(Math.abs(cents) / 100, 2, locale);
  return signed(cents < 0, locale === 'lt' ? `${amount}\u00a0€` : `€${amount}`);
};

/** "50 €" where there are no cents: for what is read from afar. */
export const wholeEurosText = (cents: number, locale: Locale): string => {
  if (cents % 100 !== 0) return eurosText(cents, locale);
  const amount = fixedText(cents / 100, 0, locale);
  return locale === 'lt' ? `${amount}\u00a0€` : `€${amount}`;
};

/** Money that somebody paid in another currency than the shop's. */
export const moneyText = (cents: number, currency: string, locale: Locale): string =>
  currency === 'EUR' ? eurosText(cents, locale) : `${fixedText(cents / 100, 2, locale)}\u00a0${currency}`;
