import { expect, test } from 'vitest';
import { toDay } from '../day.ts';
import { type VatEntry, vatIncludedIn, vatOn } from './vat.ts';

test('9 % VAT in 98.27 is 8.11 and 21 % in 23.00 is 3.99', () => {
  expect(vatIncludedIn(9_827, 9)).toBe(811);
  expect(vatIncludedIn(2_300, 21)).toBe(399);
  expect(vatIncludedIn(10_000, 0)).toBe(0);
});

test('a new rate holds from its first day on, for its own kind only', () => {
  const entries: VatEntry[] = [
    { type: 'kit', percent: 12, validFrom: toDay('2027-01-01') },
    { type: 'kit', percent: 21, validFrom: toDay('2026-01-01') },
    { type: 'delivery', percent: 21, validFrom: toDay('2026-01-01') },
  ];
  expect(vatOn(entries, toDay('2026-12-31'))).toEqual({ kits: 21, delivery: 21 });
  expect(vatOn(entries, toDay('2027-01-01'))).toEqual({ kits: 12, delivery: 21 });
  expect(() => vatOn(entries, toDay('2025-12-31'))).toThrow(RangeError);
});
