import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstPlace, placeAt, placePages, resourcePlaces } from './places.ts';

test('an address belongs to the place that says the most about it', () => {
  expect(placeAt('/admin/faq')).toBe('faq');
  expect(placeAt('/admin/faq/update/3')).toBe('faq');
  expect(placeAt('/admin/faq/sections/create')).toBe('faq-sections');
  expect(placeAt('/admin/faqs')).toBeNull();
  expect(placeAt('/admin')).toBeNull();
});

test('/admin leads to the first place of the first group that has one', () => {
  expect(firstPlace()).toBe('/admin/dishes/allergens');
});

test('the pages of a place are its own and those below it', () => {
  expect(placePages().filter(({ name }) => name.startsWith('admin-cities'))).toEqual([
    { name: 'admin-cities', path: '/admin/cities' },
    { name: 'admin-cities-create', path: '/admin/cities/create' },
    { name: 'admin-cities-update', path: '/admin/cities/update/1' },
  ]);
});

test.each(resourcePlaces())(
  'the panel of $name keeps what was typed when it does not arrive',
  async ({ name }) => {
    const route = await readFile(join(import.meta.dirname, `../../../routes/admin/${name}/edit.tsx`), 'utf8');
    expect(route).toContain('export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args)');
  },
);
