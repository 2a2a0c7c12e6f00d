import type { Cents } from '@shop/domain/money';
import type { Locale } from '@shop/domain/text';
import { fixedText, numberText } from '@shop/messages/numbers';

/** "1 290,00" – in tables, where the heading says that it is euros. */
export const amountText = (cents: Cents, locale: Locale): string => fixedText(cents / 100, 2, locale);

/** Hundredths of a cent, with four decimals where they are needed: a unit price without VAT is seldom whole cents. */
export const fineAmountText = (hundredths: number, locale: Locale): string =>
  fixedText(hundredths / 10_000, hundredths % 100 === 0 ? 2 : 4, locale);

export const percentText = (percent: number, locale: Locale): string =>
  `${numberText(percent, locale)}\u00a0%`;
