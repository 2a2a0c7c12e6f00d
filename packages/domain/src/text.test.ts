import { expect, test } from 'vitest';
import { textIn } from './text.ts';

test('an empty English text shows the Lithuanian one', () => {
  expect(textIn({ lt: 'Sriuba', en: 'Soup' }, 'en')).toBe('Soup');
  expect(textIn({ lt: 'Sriuba', en: '' }, 'en')).toBe('Sriuba');
  expect(textIn({ lt: 'Sriuba', en: 'Soup' }, 'lt')).toBe('Sriuba');
});
