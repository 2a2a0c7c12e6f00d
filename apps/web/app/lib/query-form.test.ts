import { expect, it } from 'vitest';
import { askedOnly } from './query-form.ts';

it('a query says only what was asked for', () => {
  const form = new URLSearchParams('search=&kind=unique&be=1&be=2&kcal=');
  expect(askedOnly(form).toString()).toBe('kind=unique&be=1&be=2');
});
