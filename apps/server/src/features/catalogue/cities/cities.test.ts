import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkOuts } from '../../../db/schema/index.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop('demo');

it('a city that is switched off is there for admins alone', async () => {
  const admin = await shop.asNew('admin');
  const guest = shop.as(null);
  expect((await guest('GET /cities')).data.map((each) => each.name.lt)).toEqual([
    'Vilnius',
    'Kaunas',
    'Klaipėda',
  ]);
  const { data: made } = await admin('POST /cities', {
    body: { nameLt: 'Šiauliai', isActive: false, preOrderMessageLt: 'Jau greitai.' },
  });
  const params = { id: made.id };
  expect((await guest('GET /cities')).meta.total).toBe(3);
  expect((await refusalOf(guest('GET /cities/{id}', { params }))).status).toBe(404);
  expect((await admin('GET /cities/{id}', { params })).data.preOrderMessage).toEqual({
    lt: 'Jau greitai.',
    en: '',
  });
  await admin('PUT /cities/{id}', { params, body: { nameLt: 'Šiauliai', isActive: true } });
  expect((await guest('GET /cities/{id}', { params })).data).toEqual({
    id: made.id,
    version: 2,
    name: { lt: 'Šiauliai', en: '' },
    isActive: true,
    preOrderMessage: { lt: '', en: '' },
  });
  await admin('DELETE /cities/{id}', { params });
  expect((await guest('GET /cities')).meta.total).toBe(3);
});

it('two cities of one name are refused, whatever their capitals and spaces; its own name stays', async () => {
  const admin = await shop.asNew('admin');
  const { data } = await admin('POST /cities', { body: { nameLt: 'Žagarė' } });
  const twice = await refusalOf(admin('POST /cities', { body: { nameLt: ' ŽAGARĖ ' } }));
  expect([twice.status, twice.errors]).toEqual([422, { nameLt: ['There is one already'] }]);
  const params = { id: data.id };
  expect((await admin('PUT /cities/{id}', { params, body: { nameLt: 'žagarė' } })).data.name.lt).toBe(
    'žagarė',
  );
  const renamed = await refusalOf(admin('PUT /cities/{id}', { params, body: { nameLt: 'vilnius' } }));
  expect(renamed.errors).toEqual({ nameLt: ['There is one already'] });
  await admin('DELETE /cities/{id}', { params });
});

it('a city that orders are brought to cannot be deleted: it can be switched off', async () => {
  const admin = await shop.asNew('admin');
  const [order] = await shop.database.select().from(checkOuts).limit(1);
  const params = { id: order?.cityId ?? 0 };
  const { data: city } = await admin('GET /cities/{id}', { params });
  expect(await refusalOf(admin('DELETE /cities/{id}', { params }))).toMatchObject({
    status: 409,
    code: 'in_use',
  });
  expect((await admin('GET /cities/{id}', { params })).data).toEqual(city);
  expect(await shop.database.$count(checkOuts, isNull(checkOuts.cityId))).toBe(0);
  expect((await admin('GET /delivery-times', { query: { cityId: params.id } })).meta.total).toBe(3);
});
