import { expect, test } from 'vitest';
import { plainSource, srcSet } from './picture-source.ts';

const file = (width: number) => ({ width, avif: `/p/${width}.avif`, webp: `/p/${width}.webp` });

test('every width is offered to the browser', () => {
  expect(srcSet([file(400), file(800)], 'avif')).toBe('/p/400.avif 400w, /p/800.avif 800w');
});

test('a browser without srcset gets the smallest file of 800 px or more, else the widest', () => {
  expect(plainSource([file(1600), file(400), file(800)])).toBe('/p/800.webp');
  expect(plainSource([file(400), file(640)])).toBe('/p/640.webp');
  expect(plainSource([])).toBeUndefined();
});
