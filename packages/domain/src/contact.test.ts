import { expect, test } from 'vitest';
import { normaliseCompanyCode, normaliseEmail, normalisePhone, normalisePostcode } from './contact.ts';

test('a mobile number may be typed in any usual way and is kept in one', () => {
  const typed = [
    '+37061234567',
    '+370 612 34567',
    '370 6 1234567',
    '061234567',
    '0 612 34 567',
    '861234567',
    '8-612-34567',
    '(8 612) 34567',
    ' +370-612-34567 ',
  ];
  expect(typed.map(normalisePhone)).toEqual(typed.map(() => '+37061234567'));
});

test('landlines, foreign numbers and numbers of a wrong length are not taken', () => {
  const typed = [
    '+37052123456',
    '+37161234567',
    '61234567',
    '+3706123456',
    '+370612345678',
    '0061234567',
    '',
    'abc',
  ];
  expect(typed.map(normalisePhone)).toEqual(typed.map(() => null));
});

test('a postcode may be typed with or without LT', () => {
  const typed = ['LT-01103', 'lt-01103', 'LT01103', 'LT 01103', '01103', ' 01 103 '];
  expect(typed.map(normalisePostcode)).toEqual(typed.map(() => 'LT-01103'));
  for (const wrong of ['LV-1010', '0110', '011034', 'LT-', '']) expect(normalisePostcode(wrong)).toBeNull();
});

test('an e-mail address is kept in lower case without spaces around it', () => {
  expect(normaliseEmail(' Ona.Petraite+lt@Pastas.LT ')).toBe('ona.petraite+lt@pastas.lt');
  expect(normaliseEmail('a@b.co.uk')).toBe('a@b.co.uk');
});

test('what no message could reach is not an e-mail address', () => {
  const wrong = [
    '',
    'ona',
    'ona@',
    '@pastas.lt',
    'ona@pastas',
    'ona petraite@pastas.lt',
    'ona@@pastas.lt',
    'ona@pastas..lt',
    '.ona@pastas.lt',
    'ona.@pastas.lt',
    'ona@-pastas.lt',
    'ona@pastas.l',
    `${'o'.repeat(65)}@pastas.lt`,
    `ona@${'p'.repeat(250)}.lt`,
  ];
  expect(wrong.map(normaliseEmail)).toEqual(wrong.map(() => null));
});

test('an address made to be long to judge is none', () => {
  expect(normaliseEmail(`${'a.'.repeat(30)}@${'a-'.repeat(90)}`)).toBeNull();
});

test('a company code has nine digits, or seven for an old company', () => {
  expect(normaliseCompanyCode('304 123 456')).toBe('304123456');
  expect(normaliseCompanyCode('1234567')).toBe('1234567');
  for (const wrong of ['12345678', '1234567890', 'LT304123456', ''])
    expect(normaliseCompanyCode(wrong)).toBeNull();
});
