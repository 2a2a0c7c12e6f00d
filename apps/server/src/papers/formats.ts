import type { Cents } from '@shop/domain/money';
import type { Locale } from '@shop/domain/text';

const numbers = (options: Intl.NumberFormatOptions) => ({
  lt: new Intl.NumberFormat('lt-LT', options),
  en: new Intl.NumberFormat('en-IE', options),
});
const amounts = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const fineAmounts = numbers({ minimumFractionDigits: 4, maximumFractionDigits: 4 });
const percents = numbers({ maximumFractionDigits: 2 });

/** A real minus in every language. */
const withMinus = (text: string): string => text.replace('-', '−');

/** "1 290,00" – in tables, where the heading says that it is euros. A nought never has a minus. */
export const amountText = (cents: Cents, locale: Locale): string =>
  withMinus(amounts[locale].format((cents || 0) / 100));

/** Hundredths of a cent, with four decimals where they are needed: a unit price without VAT is seldom whole cents. */
export const fineAmountText = (hundredths: number, locale: Locale): string =>
  hundredths % 100 === 0
    ? amountText(hundredths / 100, locale)
    : withMinus(fineAmounts[locale].format(hundredths / 10_000));

export const percentText = (percent: number, locale: Locale): string =>
  `${percents[locale].format(percent)}\u00a0%`;
