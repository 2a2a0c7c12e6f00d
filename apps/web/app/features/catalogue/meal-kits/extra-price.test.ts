import { overwriteGetLocale } from '@shop/messages';
import { expect, it } from 'vitest';
import { extraPrice } from './extra-price.ts';

overwriteGetLocale(() => 'en');

it('an addition to a kit of one day costs what it costs, to a longer one that much a day', () => {
  expect([extraPrice(890, 1), extraPrice(890, 5)]).toEqual(['+ €8.90', '+ €8.90 / day']);
});
