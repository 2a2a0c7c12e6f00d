import { expect, it } from 'vitest';
import { leanIn } from './lean.server.ts';

const soup = () => ({ id: 3, name: { lt: 'Sriuba', en: 'Soup' }, allergens: [{ id: 9 }], note: null });

it('keeps a text in the language of the page, and Lithuanian where there is no other', () => {
  expect(leanIn('en')(soup())).toMatchObject({ name: { lt: 'Soup', en: 'Soup' } });
  expect(leanIn('lt')(soup())).toMatchObject({ name: { lt: 'Sriuba', en: 'Sriuba' } });
  expect(leanIn('en')({ lt: 'Sriuba', en: '' })).toEqual({ lt: 'Sriuba', en: 'Sriuba' });
});

it('makes equal things the same thing, over several answers', () => {
  const lean = leanIn('lt');
  const [first, second] = lean([soup(), soup()]) as [object, object];
  expect(first).toBe(second);
  expect(lean(soup())).toBe(first);
});

it('leaves everything else as it was', () => {
  const values = {
    moments: [[new Date(0)], [new Date(0).toISOString()], [new Map([[1, 2]])], [new Map([[3, 4]])]],
    absent: [{ a: undefined }, { a: null }, {}],
    texts: ['1', 1, true, null, undefined, '', [], {}, { lt: 5 }, { lt: 'a', en: 'b', de: 'c' }],
    // Told apart although they are written alike.
    pairs: [
      { a: 'b' },
      ['a', 'b'],
      { a: ['b'] },
      [['a', 'b']],
      ['list', 'a', 'b'],
      ['text', 'a'],
      { list: 'a' },
      ['a'],
      { text: 'a' },
      0,
      '0',
      [0],
    ],
  };
  expect(leanIn('lt')(values)).toStrictEqual(values);
  const { pairs } = leanIn('lt')(values) as typeof values;
  expect(new Set(pairs).size).toBe(pairs.length);
});
