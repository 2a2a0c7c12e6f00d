import { expect, it } from 'vitest';
import { quotedName } from './quotes.ts';

it('a company’s name is quoted as its reader quotes', () => {
  expect(quotedName('UAB „Lėkštė“', 'lt')).toBe('UAB „Lėkštė“');
  expect(quotedName('UAB „Lėkštė“', 'en')).toBe('UAB “Lėkštė”');
  expect(quotedName('Lėkštė, MB', 'en')).toBe('Lėkštė, MB');
});
