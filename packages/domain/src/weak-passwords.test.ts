import { expect, it } from 'vitest';
import { isBlankPassword, isOwnEmail } from './weak-passwords.ts';

it('blanks of every kind are no password, a phrase with blanks is one', () => {
  expect(['          ', '\t\n\u00a0\u2003', ' a '].map(isBlankPassword)).toEqual([true, true, false]);
});

it('the own address is no password, however it is spelt; one that only holds it may be', () => {
  const tries = [
    'Ona.Petraite@pastas.lt',
    ' ona.petraite@pastas.lt ',
    'ona.petraite',
    'ona.petraite ir katinas',
  ];
  expect(tries.map((each) => isOwnEmail(each, 'ona.petraite@pastas.lt'))).toEqual([true, true, true, false]);
});
