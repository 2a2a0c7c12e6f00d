import { expect, test } from 'vitest';
import { flashSaid } from './flash-texts.ts';

test('a cookie says only what the shop has words for', () => {
  expect(flashSaid('password_set')).toMatchObject({ tone: 'success' });
  for (const code of ['constructor', 'toString', '__proto__', 'none'])
    expect(flashSaid(code), code).toBeNull();
});
