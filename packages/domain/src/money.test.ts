import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, roundHalfUp, percentOf, sum } from './money.ts';

test('half a cent is rounded up', () => {
  expect(roundHalfUp(5, 10)).toBe(1);
  expect(roundHalfUp(4, 10)).toBe(0);
  expect(roundHalfUp(-5, 10)).toBe(0);
  expect(roundHalfUp(-6, 10)).toBe(-1);
});

test('10 % of 139.32 is 13.93', () => {
  expect(percentOf(13_932, 10)).toBe(1_393);
});

test('a percentage that floating point would get wrong by a cent is exact', () => {
  expect(percentOf(150, 1.15)).toBe(2);
  expect(percentOf(10_050, 1.1)).toBe(111);
  expect(percentOf(1_000, 1.005 * 100)).toBe(1_005);
  expect(percentOf(100, 0.1 + 0.2)).toBe(0);
  expect(percentOf(50, 29)).toBe(15);
});

test('a percentage with a third decimal is an error, not a silent loss', () => {
  expect(() => percentOf(100, 1.005)).toThrow(RangeError);
});

test('percentages agree with arithmetic on whole numbers of any size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (cents, hundredths) => {
        const exact = (BigInt(cents) * BigInt(hundredths) * 2n + 10_000n) / 20_000n;
        expect(percentOf(cents, hundredths / 100)).toBe(Number(exact));
      },
    ),
  );
});

test('10.00 among three equal shares is 3.34, 3.33, 3.33', () => {
  expect(allocate(1_000, [1, 1, 1])).toEqual([334, 333, 333]);
});

test('the odd cent goes to the largest remainder, not to the first share', () => {
  expect(allocate(100, [100, 200, 330])).toEqual([16, 32, 52]);
});

test('fewer cents than shares: the earlier shares get them', () => {
  expect(allocate(2, [5, 5, 5, 5])).toEqual([1, 1, 0, 0]);
});

test('a share without weight gets nothing', () => {
  expect(allocate(101, [0, 7, 0, 7])).toEqual([0, 51, 0, 50]);
});

test('where no share has weight they are equal', () => {
  expect(allocate(5, [0, 0])).toEqual([3, 2]);
  expect(allocate(0, [0, 0])).toEqual([0, 0]);
});

test('money taken back is shared out as it was given', () => {
  expect(allocate(-1_000, [1, 1, 1])).toEqual([-334, -333, -333]);
});

test('money cannot be shared out to nobody or by negative weights', () => {
  expect(allocate(0, [])).toEqual([]);
  expect(() => allocate(1, [])).toThrow(RangeError);
  expect(() => allocate(1, [2, -1])).toThrow(RangeError);
});

test('an amount too large for exact shares is an error, not a lost cent', () => {
  expect(() => allocate(2 ** 52, [3, 4])).toThrow(RangeError);
});

test('shares add up to the cent, keep their sign and are less than one cent off their exact part', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (total, parts) => {
      const shares = allocate(total, parts);
      expect(sum(shares)).toBe(total);
      const whole = sum(parts);
      if (whole === 0) return;
      for (const [i, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(Math.abs(share - (total * parts[i]!) / whole)).toBeLessThan(1);
      }
    }),
  );
});
