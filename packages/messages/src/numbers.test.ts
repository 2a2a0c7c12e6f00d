import { expect, test } from 'vitest';
import { eurosText, fixedText, numberText } from './numbers.ts';

const tags = { lt: 'lt-LT', en: 'en-IE' } as const;
const wholes = [0, 1, 7, 45, 999, 1000, 1234, 10_000, 99_999, 123_456, 1_000_000, 12_345_678];

for (const locale of ['lt', 'en'] as const) {
  const withMinus = (text: string): string => text.replace('-', '−');

  test(`numbers are written as Intl writes them: ${locale}`, () => {
    const { format } = new Intl.NumberFormat(tags[locale]);
    for (const whole of wholes) {
      for (const value of [whole, whole + 0.5, whole + 0.25, whole + 0.1, whole + 1 / 3, whole + 0.0002]) {
        expect(numberText(value, locale)).toBe(format(value));
        if (value >= 0.001) expect(numberText(-value, locale)).toBe(withMinus(format(-value)));
      }
    }
    // Halves of the last decimal, which most numbers cannot hold exactly.
    for (let value = 0.0005; value < 1000; value += 0.7301) {
      const half = Number(value.toFixed(4));
      expect(numberText(half, locale)).toBe(format(half));
    }
    expect(numberText(-0.0001, locale)).toBe('0');
  });

  test(`so are amounts with a given number of decimals: ${locale}`, () => {
    for (const decimals of [2, 4]) {
      const { format } = new Intl.NumberFormat(tags[locale], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      for (const whole of wholes) {
        const value = whole / 10 ** decimals;
        expect(fixedText(value, decimals, locale)).toBe(format(value));
        if (whole > 0) expect(fixedText(-value, decimals, locale)).toBe(withMinus(format(-value)));
      }
      expect(fixedText(-0, decimals, locale)).toBe(format(0));
    }
  });

  test(`so are euros: ${locale}`, () => {
    const { format } = new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' });
    for (const cents of wholes) {
      expect(eurosText(cents, locale)).toBe(format(cents / 100));
      if (cents > 0) expect(eurosText(-cents, locale)).toBe(withMinus(format(-cents / 100)));
    }
    expect(eurosText(-0, locale)).toBe(format(0));
  });
}
