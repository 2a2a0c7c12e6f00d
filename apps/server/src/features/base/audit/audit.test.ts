import { expect, it } from 'vitest';
import { changedFields } from './audit.repository.ts';

it('an edit tells only what is another now', () => {
  const before = { id: 1, version: 1, name: { lt: 'Vilnius', en: '' }, isActive: true, allergenIds: [1, 2] };
  const after = { ...before, version: 2, name: { lt: 'Vilnius', en: 'Vilnius' }, allergenIds: [1, 2] };
  expect(changedFields(before, after).open).toEqual({
    before: { name: { lt: 'Vilnius', en: '' } },
    after: { name: { lt: 'Vilnius', en: 'Vilnius' } },
  });
});

it('what is made or deleted is told whole', () => {
  const city = { id: 1, version: 1, name: { lt: 'Vilnius', en: '' } };
  const told = { name: { lt: 'Vilnius', en: '' } };
  expect(changedFields(null, city).open).toEqual({ before: null, after: told });
  expect(changedFields(city, null).open).toEqual({ before: told, after: null });
});

it('what tells of a person stands apart', () => {
  const { open, hidden } = changedFields(
    { role: 'user', firstName: 'Ona', phone: '' },
    { role: 'admin', firstName: 'Ana', phone: '' },
    ['firstName', 'phone'],
  );
  expect(open).toEqual({ before: { role: 'user' }, after: { role: 'admin' } });
  expect(hidden).toEqual({ before: { firstName: 'Ona' }, after: { firstName: 'Ana' } });
  expect(changedFields({ role: 'user' }, { role: 'admin' }, ['phone']).hidden).toBeNull();
});
