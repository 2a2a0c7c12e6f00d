import { expect, it } from 'vitest';
import { phoneNumber } from './format.ts';

it('a Lithuanian number is shown in groups, a foreign one as it is', () => {
  expect(phoneNumber('+37060012345')).toBe('+370\u00a0600\u00a012345');
  expect(phoneNumber('+4915112345678')).toBe('+4915112345678');
});
