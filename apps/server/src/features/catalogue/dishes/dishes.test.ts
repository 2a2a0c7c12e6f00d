import { describe, expect, it } from 'vitest';
import { aDish } from '../../../../test/builders.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop('demo');

describe('a dish', () => {
  it('cannot call itself what its allergens contradict', async () => {
    const admin = await shop.asNew('admin');
    const { data: allergens } = await admin('GET /allergens');
    const idOf = (name: string) => allergens.find((each) => each.name.en === name)?.id ?? 0;
    const before = (await admin('GET /dishes')).meta.total;
    const claims = { isGlutenFree: true, isVegetarian: true, isVegan: true };
    const said = 'This cannot be said of the dish: it has an allergen that contradicts it';
    const wrongs = async (name: string) => {
      const body = aDish({ ...claims, allergenIds: [idOf(name)] });
      return (await refusalOf(admin('POST /dishes', { body }))).errors;
    };
    expect(await wrongs('Cereals containing gluten')).toEqual({ isGlutenFree: [said] });
    expect(await wrongs('Milk (including lactose)')).toEqual({ isVegan: [said] });
    expect(await wrongs('Fish')).toEqual({ isVegetarian: [said], isVegan: [said] });
    expect((await admin('GET /dishes')).meta.total).toBe(before);

    const { data: dish } = await admin('POST /dishes', {
      body: aDish({ ...claims, allergenIds: [idOf('Tree nuts')] }),
    });
    expect(dish).toMatchObject(claims);
  });
});

describe('a dish’s menu type', () => {
  it('is the menu that it is made for, one of those that there are', async () => {
    const admin = await shop.asNew('admin');
    const [type] = (await admin('GET /menu-types')).data;
    const menuTypeId = type?.id ?? 0;
    const { data: dish } = await admin('POST /dishes', { body: aDish({ menuTypeId }) });
    expect(dish.menuTypeId).toBe(menuTypeId);
    const params = { id: dish.id };
    const { data: changed } = await admin('PUT /dishes/{id}', { params, body: aDish() });
    expect(changed.menuTypeId).toBeNull();
    const unknown = { params, body: aDish({ menuTypeId: 999_999 }) };
    expect((await refusalOf(admin('PUT /dishes/{id}', unknown))).errors).toEqual({
      menuTypeId: ['This choice is no longer there'],
    });
  });

  it('serves it, in the demo', async () => {
    const { data: dishes } = await shop.as(null)('GET /dishes', { query: { perPage: 100 } });
    const made = dishes.filter(({ menuTypeId }) => menuTypeId !== null);
    expect(made.length).toBeGreaterThan(20);
    const { data: week } = await shop.as(null)('GET /menus/grouped');
    const { data: next } = await shop.as(null)('GET /menus/grouped', { query: { weekType: 'next' } });
    const served = [...week.groups, ...next.groups].flatMap(({ menuType, days }) =>
      days.flatMap((day) => day.dishes.map(({ dish }) => `${dish.id} ${menuType.id}`)),
    );
    for (const { id, menuTypeId, name } of made) expect(served, name.lt).toContain(`${id} ${menuTypeId}`);
  });
});

describe('an allergen that the law names', () => {
  it('is renamed and priced, but never deleted', async () => {
    const admin = await shop.asNew('admin');
    const lupin = (await admin('GET /allergens')).data.find((each) => each.name.lt === 'Lubinai');
    const params = { id: lupin?.id ?? 0 };
    await admin('PUT /allergens/{id}', { params, body: { nameLt: 'Lubinų sėklos', pricePercent: 2 } });
    expect((await refusalOf(admin('DELETE /allergens/{id}', { params }))).code).toBe('in_use');
    expect((await admin('GET /allergens')).meta.total).toBe(14);
  });
});
