import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test('a password that programs try first is common, however its letters are written', () => {
  const common = [
    '1234567890',
    'qwertyuiop',
    'Password123',
    'PASSWORD2026!',
    'slaptazodis1',
    'Vilnius2026',
    'iloveyou123',
  ];
  expect(common.filter((each) => !isCommonPassword(each))).toEqual([]);
});

test('a password of one’s own is not', () => {
  const own = ['mėlynas dramblys ant stogo', 'kx7-q2p9-wm4z', 'correct horse battery', 'gruodžio silkė 9'];
  expect(own.filter(isCommonPassword)).toEqual([]);
});
