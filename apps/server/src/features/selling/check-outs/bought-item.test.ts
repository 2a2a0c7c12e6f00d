import { describe, expect, it } from 'vitest';
import { aKit, kitParts } from '../../../../test/builders.ts';
import { place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, periodOfDays, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
const named = (name: string) => ({ nameLt: name, nameEn: name });

let bought = 0;
/** A regular kit with everything that can be chosen, paid in cash from the day after the test's own Monday. */
const aBoughtKit = async () => {
  const admin = await shop.asNew('admin');
  const { dishIds } = await kitParts(admin);
  const { data: menuType } = await admin('POST /menu-types', { body: named('Vegan') });
  const { data: combination } = await admin('POST /combinations', {
    body: { ...named('Small'), pricePerDayCents: 0 },
  });
  const { data: addition } = await admin('POST /additions', {
    body: { ...named('Juice'), pricePerDayCents: 150 },
  });
  const { data: allergen } = await admin('POST /allergens', { body: named(`Kiwi ${(bought += 1)}`) });
  const periodId = await periodOfDays(admin, 5);
  const calories = [{ kcal: 1500, prices: [{ periodId, priceCents: 1290 }] }];
  const parts = { dishIds, periodIds: [periodId] };
  const kit = (
    await admin('POST /meal-kits', {
      body: aKit(parts, { calories, menuTypeId: menuType.id, combinationIds: [combination.id] }),
    })
  ).data;
  const item = {
    mealKitId: kit.id,
    calorieId: kit.calories[0]?.id ?? 0,
    periodId,
    combinationId: combination.id,
    additionIds: [addition.id],
    allergenIds: [allergen.id],
    amount: 1,
  };
  const cart = { cityId: await openCity(admin), startDate: '2026-11-17', items: [item] };
  const placed = await place(shop.as(null), cart, { paymentType: 'cash' });
  return { admin, kit, menuType, combination, addition, allergen, placed };
};

describe('what was bought', () => {
  it('keeps the menu that a regular kit follows, its meals and every choice', async () => {
    const { kit, menuType, combination, addition, allergen, placed } = await aBoughtKit();
    expect(placed.orders[0]?.orderableItem).toEqual({
      mealKitId: kit.id,
      name: kit.name,
      isUnique: false,
      kcal: 1500,
      meals: kit.meals,
      menuType: { id: menuType.id, name: menuType.name },
      dishes: [],
      combinationId: combination.id,
      combination: combination.name,
      allergens: [{ id: allergen.id, name: allergen.name, percent: 0 }],
      additions: [{ id: addition.id, name: addition.name, pricePerDayCents: 150 }],
    });
  });

  it('keeps the dishes of a unique kit', async () => {
    const admin = await shop.asNew('admin');
    const unique = await sellUniqueKit(admin);
    const cart = { cityId: await openCity(admin), startDate: '2026-11-17', items: [unique] };
    const placed = await place(shop.as(null), cart, { paymentType: 'cash' });
    const { data: kit } = await admin('GET /meal-kits/{id}', { params: { id: unique.mealKitId } });
    expect(kit.dishes.length).toBeGreaterThan(0);
    expect(placed.orders[0]?.orderableItem).toMatchObject({
      menuType: null,
      dishes: kit.dishes.map(({ id, name }) => ({ id, name })),
    });

    // The kit has other dishes by now; those that were bought are still to be cooked.
    const { dishIds } = await kitParts(admin);
    const periodIds = kit.periods.map(({ id }) => id);
    const body = aKit({ dishIds, periodIds }, { isUnique: true, priceCents: 4500, calories: [] });
    await admin('PUT /meal-kits/{id}', { params: { id: kit.id }, body });
    const dish = { params: { id: kit.dishes[0]!.id } };
    expect(await refusalOf(admin('DELETE /dishes/{id}', dish))).toMatchObject({ code: 'in_use' });
  });

  it('cannot be deleted while it is still to come: kit, menu, combination, addition, allergen', async () => {
    const { admin, kit, menuType, combination, addition, allergen, placed } = await aBoughtKit();
    const params = { id: placed.id };
    const refused = { status: 409, code: 'in_use' };
    const remove = {
      kit: () => admin('DELETE /meal-kits/{id}', { params: { id: kit.id } }),
      combination: () => admin('DELETE /combinations/{id}', { params: { id: combination.id } }),
      addition: () => admin('DELETE /additions/{id}', { params: { id: addition.id } }),
      allergen: () => admin('DELETE /allergens/{id}', { params: { id: allergen.id } }),
    };
    const removeMenu = () => admin('DELETE /menu-types/{id}', { params: { id: menuType.id } });
    for (const call of [...Object.values(remove), removeMenu])
      expect(await refusalOf(call())).toMatchObject(refused);
    const { data: still } = await admin('GET /check-outs/{id}', { params });
    expect(still.orders[0]?.mealKitId).toBe(kit.id);

    // An order that has ended asks for nothing more, and keeps what it was.
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    for (const call of [...Object.values(remove), removeMenu]) await call();
    const { data: ended } = await admin('GET /check-outs/{id}', { params });
    expect(ended.orders[0]).toMatchObject({ mealKitId: null, orderableItem: { mealKitId: kit.id } });
  });

  it('can be deleted once its days are over', async () => {
    const { admin, kit } = await aBoughtKit();
    const before = shop.clock.now();
    shop.clock.moveTo(new Date('2026-11-24T08:00:00Z'));
    const later = await shop.asNew('admin');
    await later('DELETE /meal-kits/{id}', { params: { id: kit.id } });
    shop.clock.moveTo(before);
    expect((await refusalOf(admin('GET /meal-kits/{id}', { params: { id: kit.id } }))).status).toBe(404);
  });
});
