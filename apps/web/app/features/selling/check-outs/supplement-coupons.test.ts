import { expect, test } from 'vitest';
import { couponErrors, couponsIn } from './supplement-coupons.ts';

test('several codes are typed with commas between them', () => {
  expect(couponsIn(' ABCD-EFGH, ijkl mnop;\n')).toEqual(['ABCD-EFGH', 'ijkl mnop']);
  expect(couponsIn('')).toEqual([]);
});

test('what is wrong with a code stands beside the field, of several with its code', () => {
  expect(couponErrors({ 'coupons.0': ['spent'] }, 'AAAA')).toEqual({ coupon: ['spent'] });
  const both = { 'coupons.0': ['spent'], 'coupons.1': ['gone'], paymentOption: ['unknown'] };
  expect(couponErrors(both, 'AAAA, BBBB')).toEqual({
    coupon: ['AAAA: spent', 'BBBB: gone'],
    paymentOption: ['unknown'],
  });
});
