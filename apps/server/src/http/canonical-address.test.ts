import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spelledRight } from './canonical-address.ts';

it.each([
  ['/', '/'],
  ['/P/Apie-Mus', '/p/apie-mus'],
  ['/p/a%2fb', '/p/a%2Fb'],
  ['/a;b=c@d', '/a;b=c@d'],
  ['/a%3Bb', '/a;b'],
  ['/%C5%A0altibar%C5%A1%C4%8Diai', '/%C5%A1altibar%C5%A1%C4%8Diai'],
  ['/mitybos-planai/0', '/mitybos-planai/0'],
  ['/mitybos-planai/000', '/mitybos-planai/0'],
  ['/mitybos-planai/007-x', '/mitybos-planai/007-x'],
  // The owner's pages have names, also those that look like numbers.
  ['/p/007', '/p/007'],
  ['/P/007.data', '/p/007.data'],
  ['/p/apie/007', '/p/apie/7'],
  ['/?A=%41', '/?A=%41'],
  ['//evil.example/x', '/evil.example/x'],
  ['/assets/Root-CX_1.js', '/assets/Root-CX_1.js'],
])('the page at %s is at %s', (written, right) => {
  expect(spelledRight(written)).toBe(right);
});

it('what is spelled right is left as it is, and stays on this site', () => {
  const written = fc
    .array(
      fc.constantFrom(
        '/',
        '.',
        '..',
        '%2e',
        '%2F',
        '%5F',
        '_',
        'A',
        'b',
        '0',
        '1',
        '.data',
        'ą',
        ';',
        '?',
        ':',
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(written, (url) => {
      const right = spelledRight(url);
      expect(right).toMatch(/^\/(?!\/)/);
      expect(spelledRight(right)).toBe(right);
    }),
  );
});
