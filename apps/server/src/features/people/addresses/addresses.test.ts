import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { addresses } from '../../../db/schema/index.ts';

const shop = useShop();
let cityId: number;
beforeAll(async () => {
  cityId = await openCity(await shop.asNew('admin'));
});

const anAddress = (details: Record<string, unknown> = {}) => ({
  name: 'Namai',
  street: 'Gedimino pr.',
  houseNumber: '9',
  postalCode: '01103',
  cityId,
  ...details,
});
const of = async (client: ReturnType<typeof shop.as>) =>
  (await client('GET /users/user-profile')).data.addresses.map(({ name, isDefault }) => [name, isDefault]);

describe('saved addresses', () => {
  it('keep the postcode in one form, however it was typed', async () => {
    const client = await shop.asNew('user');
    const { data } = await client('POST /addresses', { body: anAddress({ postalCode: 'lt 01103' }) });
    expect(data).toMatchObject({ postalCode: 'LT-01103', isDefault: true, floor: '', cityId });
  });

  it('tell everything that is wrong at once', async () => {
    const client = await shop.asNew('user', 'lt');
    const refusal = await refusalOf(
      client('POST /addresses', {
        body: anAddress({ name: '', street: ' ', postalCode: '123', cityId: null }),
      }),
    );
    expect(refusal.errors).toEqual({
      name: ['Šis laukas yra privalomas'],
      street: ['Šis laukas yra privalomas'],
      postalCode: ['Pašto kodą sudaro penki skaitmenys, pvz., LT-01103'],
      cityId: ['Pasirinkite miestą'],
    });
  });

  it('say in which city they are, as in the check-out', async () => {
    const client = await shop.asNew('user');
    const errorsFor = async (city: number | null | undefined) =>
      (await refusalOf(client('POST /addresses', { body: { ...anAddress(), cityId: city as number } })))
        .errors;
    for (const missing of [undefined, null, 0])
      expect(await errorsFor(missing)).toEqual({ cityId: ['Please choose a city'] });
    expect(await errorsFor(2_000_000_000)).toEqual({ cityId: ['This choice is no longer there'] });
    expect(await of(client)).toEqual([]);
  });

  it('of earlier days, without a city, are still there, and get one when they are changed', async () => {
    const client = await shop.asNew('user');
    const { data } = await client('POST /addresses', { body: anAddress() });
    const params = { id: data.id };
    await shop.database.update(addresses).set({ cityId: null }).where(eq(addresses.id, data.id));
    expect((await client('GET /users/user-profile')).data.addresses).toMatchObject([{ cityId: null }]);
    const refusal = await refusalOf(
      client('PUT /addresses/{id}', { params, body: anAddress({ cityId: null }) }),
    );
    expect(refusal.errors).toEqual({ cityId: ['Please choose a city'] });
    expect((await client('PUT /addresses/{id}', { params, body: anAddress() })).data.cityId).toBe(cityId);
  });

  it('have one default: the first, until another takes its place or it is deleted', async () => {
    const client = await shop.asNew('user');
    const home = await client('POST /addresses', { body: anAddress() });
    const work = await client('POST /addresses', { body: anAddress({ name: 'Darbas' }) });
    expect(await of(client)).toEqual([
      ['Namai', true],
      ['Darbas', false],
    ]);
    await client('PUT /addresses/{id}', {
      params: { id: work.data.id },
      body: anAddress({ name: 'Biuras', isDefault: true }),
    });
    expect(await of(client)).toEqual([
      ['Namai', false],
      ['Biuras', true],
    ]);
    await client('DELETE /addresses/{id}', { params: { id: work.data.id } });
    expect(await of(client)).toEqual([['Namai', true]]);
    await client('DELETE /addresses/{id}', { params: { id: home.data.id } });
    expect(await of(client)).toEqual([]);
  });

  it('have one default also when two become it at the same moment', async () => {
    const person = await shop.person('user');
    const client = shop.as(person);
    await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        client('POST /addresses', { body: anAddress({ name, isDefault: true }) }),
      ),
    );
    expect((await of(client)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it('of somebody else are not there', async () => {
    const owner = await shop.asNew('user');
    const { data } = await owner('POST /addresses', { body: anAddress() });
    const params = { id: data.id };
    for (const role of ['user', 'admin', 'courier'] as const) {
      const stranger = await shop.asNew(role);
      const changed = refusalOf(
        stranger('PUT /addresses/{id}', { params, body: anAddress({ name: 'Mano' }) }),
      );
      expect((await changed).status).toBe(404);
      expect((await refusalOf(stranger('DELETE /addresses/{id}', { params }))).status).toBe(404);
    }
    const rows = await shop.database.select().from(addresses).where(eq(addresses.id, data.id));
    expect(rows).toMatchObject([{ name: 'Namai' }]);
  });
});
