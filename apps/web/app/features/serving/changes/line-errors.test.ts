import { m } from '@shop/messages';
import { expect, test } from 'vitest';
import { lineErrors } from './line-errors.ts';

test('what is wrong with a line that goes along is told at that line, all of it, and the rest at its field', () => {
  const form = new FormData();
  form.append('orderIds', '70');
  form.append('orderIds', '71');
  const errors = {
    mealKitId: ['gone'],
    'orderIds.1.combinationId': ['holds'],
    'orderIds.1.additionIds': ['gone', 'does not fit'],
  };
  expect(lineErrors(errors, form)).toEqual({
    mealKitId: ['gone'],
    'orderIds.71': [
      `${m.change_combination()}: holds`,
      `${m.change_additions()}: gone`,
      `${m.change_additions()}: does not fit`,
    ],
  });
});
