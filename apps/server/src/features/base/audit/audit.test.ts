import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { changedFields } from '../../../changed-fields.ts';

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

describe('the log', () => {
  const shop = useShop();

  it('is read by admins: by person, thing and day, newest first', async () => {
    // Half past eleven in the evening, in Vilnius.
    shop.clock.moveTo(new Date('2026-11-16T21:30:00Z'));
    const person = await shop.person('admin', { firstName: 'Rasa', lastName: 'Admin' });
    const admin = shop.as(person);
    const { data: city } = await admin('POST /cities', { body: { nameLt: 'Alytus' } });
    shop.clock.moveTo(new Date('2026-11-16T22:10:00Z'));
    await admin('PUT /cities/{id}', { params: { id: city.id }, body: { nameLt: 'Elektrėnai' } });
    await (
      await shop.asNew('admin')
    )('POST /products', { body: { nameLt: 'Kmynai' } });

    const all = await admin('GET /audit-entries', { query: { actorId: person.id } });
    const about = { entity: 'city', entityId: String(city.id), actor: { id: person.id, name: 'Rasa Admin' } };
    expect(all.data).toMatchObject([
      {
        ...about,
        action: 'update',
        at: '2026-11-16T22:10:00.000Z',
        details: {
          before: { name: { lt: 'Alytus', en: '' } },
          after: { name: { lt: 'Elektrėnai', en: '' } },
        },
      },
      { ...about, action: 'create' },
    ]);
    const actions = async (query: object) =>
      (await admin('GET /audit-entries', { query: { ...query, entity: 'city' } })).data.map(
        ({ action }) => action,
      );
    expect(await actions({ from: '2026-11-17' })).toEqual(['update']);
    expect(await actions({ to: '2026-11-16' })).toEqual(['create']);
    expect(await actions({ entityId: '999' })).toEqual([]);
    const first = await admin('GET /audit-entries', { query: { perPage: 1 } });
    expect(first.data[0]).toMatchObject({ entity: 'product' });
    const next = await admin('GET /audit-entries', { query: { perPage: 1, after: first.meta.nextAfter } });
    expect(next.data[0]).toMatchObject({ entity: 'city', action: 'update' });
    const user = await shop.asNew('user');
    expect((await refusalOf(user('GET /audit-entries'))).status).toBe(403);
  });

  it('is searched by thing, action, and the name and mailbox of who did it', async () => {
    const rasa = { firstName: 'Rasa', lastName: 'Žvirblytė', email: 'rasa.z@lekste.example' };
    const admin = shop.as(await shop.person('admin', rasa));
    const { data: city } = await admin('POST /cities', { body: { nameLt: 'Rokiškis' } });
    await admin('PUT /cities/{id}', { params: { id: city.id }, body: { nameLt: 'Rokiškis II' } });
    await admin('POST /products', { body: { nameLt: 'Krapai' } });
    const found = async (query: object) =>
      (await admin('GET /audit-entries', { query })).data.map(({ entity, action }) => `${entity} ${action}`);
    const all = ['product create', 'city update', 'city create'];
    for (const search of ['zvirblyte', 'ZVIRB ras', 'rasa.z@lekste'])
      expect(await found({ search })).toEqual(all);
    expect(await found({ search: `zvirb city ${city.id}` })).toEqual(['city update', 'city create']);
    expect(await found({ search: 'cit upd zvirb' })).toEqual(['city update']);
    expect(await found({ search: 'zvirb', sort: 'created' })).toEqual(all.toReversed());
    expect(await found({ search: 'zvirb nobody' })).toEqual([]);
    expect(await found({ search: '100%' })).toEqual([]);

    const first = await admin('GET /audit-entries', { query: { search: 'zvirb', perPage: 2 } });
    expect(first.meta.total).toBe(3);
    const query = { search: 'zvirb', perPage: 2, after: first.meta.nextAfter };
    expect(await found(query)).toEqual(['city create']);
  });
});
