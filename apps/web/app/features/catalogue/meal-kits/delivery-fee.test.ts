import { describe, expect, it } from 'vitest';
import { feeWords } from './delivery-fee.ts';

const prices = [
  { isForUnique: false, dayKind: 'working', priceCents: 200 },
  { isForUnique: false, dayKind: 'weekend_or_holiday', priceCents: 350 },
  { isForUnique: true, dayKind: 'working', priceCents: 490 },
] as const;

describe('the delivery fee beside a total', () => {
  it('is told by the day for a regular kit, however many sets come', () => {
    expect(feeWords(prices, { isUnique: false, days: 10, amount: 2 })).toBe(
      '+ pristatymas 2,00\u00a0€\u00a0×\u00a010',
    );
  });

  it('is told by the set for a unique one', () => {
    expect(feeWords(prices, { isUnique: true, days: 3, amount: 1 })).toBe('+ pristatymas 4,90\u00a0€');
    expect(feeWords(prices, { isUnique: true, days: 3, amount: 2 })).toBe(
      '+ pristatymas 4,90\u00a0€\u00a0×\u00a02',
    );
  });

  it('is not told where nothing is charged', () => {
    expect(feeWords([], { isUnique: false, days: 10, amount: 1 })).toBeNull();
  });
});
