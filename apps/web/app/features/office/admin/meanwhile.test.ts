import { expect, test } from 'vitest';
import { one } from './fields/choices.tsx';
import { adminForm } from './fields/field.ts';
import { flag } from './fields/flag.tsx';
import { percent } from './fields/numbers.tsx';
import { textPair } from './fields/text-pair.tsx';
import { differencesIn, mergedIn } from './meanwhile.ts';

const { fields } = adminForm(
  one('sectionId', { label: () => 'Section', useOptions: () => [] }),
  textPair('name', { label: () => 'Name', maxLength: 255 }),
  percent('share', { label: () => 'Share' }),
  flag('isActive', { label: () => 'Active' }),
);

const seen = { sectionId: 1, name: { lt: 'Pienas\nir sūris', en: '' }, share: 2.5, isActive: true };
const untouched = {
  sectionId: '1',
  nameLt: 'Pienas\r\nir sūris',
  nameEn: '',
  share: '2,5',
  isActive: 'on',
};

test('what was written in the same way by nobody, by me, by them and by both is told apart', () => {
  const newest = { ...seen, sectionId: 2, share: 3.5, isActive: false };
  const sides = { seen, mine: { ...untouched, nameEn: 'Milk', share: '4' }, newest };
  expect(differencesIn(fields, sides).map(({ name, mine, theirs }) => [name, mine, theirs])).toEqual([
    ['sectionId', null, '2'],
    ['nameEn', 'Milk', ''],
    ['share', '4', '3,5'],
    ['isActive', null, ''],
  ]);
  expect(mergedIn(fields, sides)).toEqual({
    sectionId: '2',
    nameLt: 'Pienas\nir sūris',
    nameEn: 'Milk',
    share: '4',
    isActive: '',
  });
});

test('the same change of both is no difference', () => {
  const sides = { seen, mine: { ...untouched, share: '3,5' }, newest: { ...seen, share: 3.5 } };
  expect(differencesIn(fields, sides)).toEqual([]);
});
