import { expect, test } from 'vitest';
import { ownPath } from './paths.ts';

test('a path of this site is kept with its query', () => {
  for (const path of ['/', '/user/addresses', '/mitybos-planai/3?kcal=1500#x'])
    expect(ownPath(path)).toBe(path);
});

test('whatever leads to another site becomes the main page', () => {
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    ' /user',
    '',
    null,
    undefined,
    7,
  ];
  for (const each of elsewhere) expect(ownPath(each)).toBe('/');
});
