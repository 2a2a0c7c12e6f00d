import { describe, expect, it } from 'vitest';
import { aDish } from '../../../../test/builders.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop();
const named = { nameLt: 'Pavadinimas', nameEn: 'Name' };

describe('an allergen', () => {
  it('has a name of its own, whatever its capitals and spaces', async () => {
    const admin = await shop.asNew('admin');
    const { data } = await admin('POST /allergens', { body: { nameLt: 'Aguonos' } });
    const refusal = await refusalOf(admin('POST /allergens', { body: { nameLt: ' aguonos ' } }));
    expect([refusal.status, refusal.errors]).toEqual([422, { nameLt: ['There is one already'] }]);
    const params = { id: data.id };
    const { data: same } = await admin('PUT /allergens/{id}', { params, body: { nameLt: 'AGUONOS' } });
    expect(same.name.lt).toBe('AGUONOS');
  });

  it('are found by words of their names, in either language and however they are typed', async () => {
    const admin = await shop.asNew('admin');
    await admin('POST /allergens', { body: { nameLt: 'Kiaušiniai', nameEn: 'Eggs' } });
    const search = async (words: string) =>
      (await shop.as(null)('GET /allergens', { query: { search: words } })).data.map((each) => each.name.en);
    expect(await search('kiausiniai')).toEqual(['Eggs']);
    expect(await search('egg')).toEqual(['Eggs']);
    expect(await search('nebuvo')).toEqual([]);
  });

  it('of a dish cannot be deleted: the dish would look as if it had none', async () => {
    const admin = await shop.asNew('admin');
    const { data: allergen } = await admin('POST /allergens', { body: named });
    const { data: dish } = await admin('POST /dishes', { body: aDish({ allergenIds: [allergen.id] }) });
    const refusal = await refusalOf(admin('DELETE /allergens/{id}', { params: { id: allergen.id } }));
    expect(refusal).toMatchObject({ status: 409, code: 'in_use' });
    const stored = (await admin('GET /dishes')).data.find((each) => each.id === dish.id);
    expect(stored?.allergens).toEqual([{ id: allergen.id, code: null, name: allergen.name }]);
  });
});
