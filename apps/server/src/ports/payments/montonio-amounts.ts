import type { Cents } from '@shop/domain/money';

/**
 * Montonio counts in euros with two decimals. A quotient by 100 is the number nearest to the true decimal, and JSON
 * writes the shortest digits that mean it: 1933 cents leave as 19.33.
 */
export const toEuros = (cents: Cents): number => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  return cents / 100;
};

/** Read digit by digit, from a number or a text. Null for what is no amount with at most two decimals. */
export const toCents = (euros: number | string): Cents | null => {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(euros)) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};
