import type { Client } from '@shop/contract/client';
import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { aDish, aKit, kitParts } from '../../../../test/builders.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop();

describe('meal kits', () => {
  it('are made by an admin and seen by guests at once', async () => {
    const admin = await shop.asNew('admin');
    const made = await admin('POST /meal-kits', { body: aKit(await kitParts(admin)) });
    const seen = await shop.as(null)('GET /meal-kits/{id}', { params: { id: made.data.id } });
    expect(seen.data).toMatchObject({
      name: { lt: 'Paprastas rinkinys', en: 'Plain kit' },
      priceFromCents: 1290,
    });
  });

  it('have a colour of their own, and say what their lowest price is for', async () => {
    const admin = await shop.asNew('admin', 'en');
    const parts = await kitParts(admin);
    const { data: plain } = await admin('POST /meal-kits', { body: aKit(parts) });
    const params = { id: plain.id };
    await admin('PUT /meal-kits/{id}', { params, body: aKit(parts, { colour: '#C21E63' }) });
    const seen = async () => (await shop.as(null)('GET /meal-kits/{id}', { params })).data;
    expect(await seen()).toMatchObject({ colour: '#c21e63', priceFor: { kcal: 1500, days: 5 } });
    const body = aKit(parts, { colour: 'red; background: url(x)' });
    expect(await refusalOf(admin('PUT /meal-kits/{id}', { params, body }))).toMatchObject({
      status: 422,
      errors: { colour: ['The format is wrong'] },
    });
    expect((await seen()).colour).toBe('#c21e63');
  });

  it('that are hidden are not there for anybody but admins', async () => {
    const admin = await shop.asNew('admin');
    const { data: kit } = await admin('POST /meal-kits', { body: aKit(await kitParts(admin)) });
    await admin('POST /meal-kits/{id}/hide', { params: { id: kit.id }, body: {} });
    for (const role of ['user', 'kitchen_worker', 'courier'] as const) {
      const client = await shop.asNew(role);
      expect((await refusalOf(client('GET /meal-kits/{id}', { params: { id: kit.id } }))).status).toBe(404);
      expect((await client('GET /meal-kits')).data.map((each) => each.id)).not.toContain(kit.id);
    }
    const guest = shop.as(null);
    expect((await refusalOf(guest('GET /meal-kits/{id}', { params: { id: kit.id } }))).status).toBe(404);
    expect((await admin('GET /meal-kits/{id}', { params: { id: kit.id } })).data.isHidden).toBe(true);
  });

  it('are found by a word of their dishes, however it is typed and in whichever language', async () => {
    const admin = await shop.asNew('admin');
    const parts = await kitParts(admin);
    const soup = await admin('POST /dishes', {
      body: aDish({
        nameLt: 'Vyšnių šaltsriubė',
        nameEn: 'Sour cherry soup',
        descriptionLt: 'Su dribsniais.',
      }),
    });
    const { data: kit } = await admin('POST /meal-kits', {
      body: aKit(parts, { dishIds: [soup.data.id], descriptionLt: 'Rūgšti staigmena.' }),
    });
    const guest = shop.as(null, 'lt');
    const found = async (search: string) =>
      (await guest('GET /meal-kits', { query: { search, perPage: 100 } })).data.map((each) => each.id);
    for (const search of ['šaltsriubė', 'SALTSRIUBE', 'vysn saltsr', 'cherry', 'rugsti', 'rūgšti cherry']) {
      expect([search, await found(search)]).toEqual([search, [kit.id]]);
    }
    expect(await found('saltsriube grikiai')).toEqual([]);
  });

  it('name a period once, in their list and in their prices', async () => {
    const admin = await shop.asNew('admin', 'en');
    const parts = await kitParts(admin);
    const [periodId = 0] = parts.periodIds;
    const before = (await admin('GET /meal-kits')).meta.total;
    const price = { periodId, priceCents: 1290 };
    const body = aKit(
      { ...parts, periodIds: [periodId, periodId] },
      { calories: [{ kcal: 1500, prices: [price, price] }] },
    );
    expect(await refusalOf(admin('POST /meal-kits', { body }))).toMatchObject({
      status: 422,
      errors: {
        periodIds: ['The same period is given twice'],
        'calories.0.prices': ['The same period is given twice'],
      },
    });
    expect((await admin('GET /meal-kits')).meta.total).toBe(before);
  });

  it('need a dish, and every wrong field is told at once in the visitor’s language', async () => {
    const admin = await shop.asNew('admin', 'en');
    const parts = await kitParts(admin);
    const refusal = await refusalOf(
      admin('POST /meal-kits', { body: { ...aKit(parts), nameLt: '', dishIds: [], descriptionLt: '' } }),
    );
    expect(refusal.status).toBe(422);
    expect(refusal.message).toBe('Some fields are not filled correctly');
    expect(refusal.errors).toEqual({
      nameLt: ['This field is required'],
      descriptionLt: ['This field is required'],
      dishIds: ['A kit needs at least one dish'],
    });
  });
});

describe('saving a kit', () => {
  /** Two periods, two combinations, two diet plans and two dishes to choose from. */
  const choices = async (admin: Client) => {
    const parts = await kitParts(admin);
    const [first = 0] = parts.periodIds;
    const known = (await admin('GET /periods')).data.find(({ days }) => days === 10);
    const second = known ?? (await admin('POST /periods', { body: { days: 10 } })).data;
    const dish = async (nameLt: string) => (await admin('POST /dishes', { body: aDish({ nameLt }) })).data.id;
    const combination = async (nameLt: string) =>
      (await admin('POST /combinations', { body: { nameLt, pricePerDayCents: 100 } })).data.id;
    const plan = async (nameLt: string) => (await admin('POST /diet-plans', { body: { nameLt } })).data.id;
    return {
      periodIds: [first, second.id],
      dishIds: [await dish('Sriuba'), await dish('Kepsnys')],
      combinationIds: [await combination('Du'), await combination('Trys')],
      dietPlanIds: [await plan('Žuvis'), await plan('Mėsa')],
    };
  };
  const level = (kcal: number, prices: readonly (readonly [number, number])[]) => ({
    kcal,
    prices: prices.map(([periodId, priceCents]) => ({ periodId, priceCents })),
  });

  it('sets every part of it anew, and levels that stay keep their id: carts point at them', async () => {
    const admin = await shop.asNew('admin');
    const all = await choices(admin);
    const [five = 0, ten = 0] = all.periodIds;
    const { data: before } = await admin('POST /meal-kits', {
      body: aKit(all, {
        ...all,
        calories: [
          level(1500, [
            [five, 1290],
            [ten, 1190],
          ]),
          level(1800, [
            [five, 1490],
            [ten, 1390],
          ]),
        ],
        discount: { type: 'percentage', amount: 10 },
        traits: [{ lt: 'Sotu', en: 'Filling' }],
      }),
    });
    expect(before).toMatchObject({ kcalFrom: 1500, kcalTo: 1800, priceFromCents: 1190 });

    const { data: after } = await admin('PUT /meal-kits/{id}', {
      params: { id: before.id },
      body: aKit(
        { dishIds: [all.dishIds[1] ?? 0, all.dishIds[0] ?? 0], periodIds: [ten] },
        {
          calories: [
            level(1800, [[ten, 1350]]),
            level(2000, [
              [ten, 1550],
              [five, 1650],
            ]),
          ],
          combinationIds: all.combinationIds.slice(1),
          dietPlanIds: [],
          discount: { type: 'fixed', amount: 150 },
          macronutrients: { proteins: 40, fats: 20, carbohydrates: 40 },
          meals: ['dinner', 'lunch'],
        },
      ),
    });
    expect(after).toMatchObject({
      version: 2,
      traits: [],
      dishes: [{ id: all.dishIds[1] }, { id: all.dishIds[0] }],
      periods: [{ id: ten }],
      combinations: [{ id: all.combinationIds[1] }],
      dietPlans: [],
      discount: { type: 'fixed', amount: 150 },
      macronutrients: { proteins: 40, fats: 20, carbohydrates: 40 },
      meals: ['lunch', 'dinner'],
    });
    // A price for a period that the kit is not sold for is not kept.
    expect(after.calories.map(({ kcal, prices }) => [kcal, prices])).toEqual([
      [1800, [{ periodId: ten, priceCents: 1350 }]],
      [2000, [{ periodId: ten, priceCents: 1550 }]],
    ]);
    expect(after.calories[0]?.id).toBe(before.calories[1]?.id);

    const [, entry] = await auditOf(shop, 'meal_kit', before.id);
    expect(entry?.details).toMatchObject({
      before: { dietPlanIds: all.dietPlanIds, discountType: 'percentage' },
      after: { dietPlanIds: [], discountType: 'fixed', calories: [{ kcal: 1800 }, { kcal: 2000 }] },
    });
    expect(entry?.details['after']).not.toHaveProperty('colour');
  });

  it('of a unique one tells another order of its dishes, which is shown so, and no other order of anything', async () => {
    const admin = await shop.asNew('admin');
    const first = await kitParts(admin);
    const { dishIds: second } = await kitParts(admin);
    const { data: period } = await admin('POST /periods', { body: { days: 27 } });
    const dishIds = [...second, ...first.dishIds];
    const periodIds = [...first.periodIds, period.id];
    const body = aKit({ dishIds, periodIds }, { isUnique: true, priceCents: 4900 });
    const { data: kit } = await admin('POST /meal-kits', { body });
    const params = { id: kit.id };
    await admin('PUT /meal-kits/{id}', { params, body: { ...body, periodIds: periodIds.toReversed() } });
    await admin('PUT /meal-kits/{id}', { params, body: { ...body, dishIds: dishIds.toReversed() } });
    const [made, same, turned] = await auditOf(shop, 'meal_kit', kit.id);
    expect(made?.details['after']).toMatchObject({ dishIds, periodIds });
    expect(same?.details).toEqual({ before: {}, after: {} });
    expect(turned?.details).toEqual({ before: { dishIds }, after: { dishIds: dishIds.toReversed() } });
  });

  it('as a unique one asks for a price of its own, and its levels are gone', async () => {
    const admin = await shop.asNew('admin', 'en');
    const parts = await kitParts(admin);
    const { data: kit } = await admin('POST /meal-kits', { body: aKit(parts) });
    const params = { id: kit.id };
    const body = aKit(parts, { isUnique: true });
    expect((await refusalOf(admin('PUT /meal-kits/{id}', { params, body }))).errors).toEqual({
      priceCents: ['This field is required'],
    });
    const { data: unique } = await admin('PUT /meal-kits/{id}', {
      params,
      body: { ...body, priceCents: 4900 },
    });
    expect(unique).toMatchObject({ isUnique: true, priceCents: 4900, priceFromCents: 4900, calories: [] });
    const { data: regular } = await admin('PUT /meal-kits/{id}', { params, body: aKit(parts) });
    expect(regular).toMatchObject({ isUnique: false, priceCents: null, priceFromCents: 1290 });
  });

  it('with parts that are gone, or figures that do not add up, changes nothing', async () => {
    const admin = await shop.asNew('admin', 'en');
    const parts = await kitParts(admin);
    const { data: kit } = await admin('POST /meal-kits', { body: aKit(parts) });
    const params = { id: kit.id };
    const errorsOf = async (details: Parameters<typeof aKit>[1]) =>
      (await refusalOf(admin('PUT /meal-kits/{id}', { params, body: aKit(parts, details) }))).errors;
    const gone = ['This choice is no longer there'];
    expect(
      await errorsOf({ dishIds: [9999], combinationIds: [9999], dietPlanIds: [9999], menuTypeId: 9999 }),
    ).toEqual({ dishIds: gone, combinationIds: gone, dietPlanIds: gone, menuTypeId: gone });
    expect(
      Object.keys(await errorsOf({ macronutrients: { proteins: 1, fats: 1, carbohydrates: 1 } })),
    ).toEqual(['macronutrients']);
    const [periodId = 0] = parts.periodIds;
    const twice = level(1500, [[periodId, 1290]]);
    expect(Object.keys(await errorsOf({ calories: [twice, twice] }))).toEqual(['calories']);
    expect(Object.keys(await errorsOf({ calories: [level(1500, [])] }))).toEqual(['calories.0.prices']);
    expect(Object.keys(await errorsOf({ discount: { type: 'percentage', amount: 101 } }))).toEqual([
      'discount.amount',
    ]);
    expect((await admin('GET /meal-kits/{id}', { params })).data).toEqual(kit);
    expect(await auditOf(shop, 'meal_kit', kit.id)).toHaveLength(1);
  });
});

describe('recommended kits', () => {
  it('are those that the owner names and no others', async () => {
    const admin = await shop.asNew('admin', 'en');
    const parts = await kitParts(admin);
    const kit = async (isRecommended: boolean) =>
      (await admin('POST /meal-kits', { body: aKit(parts, { isRecommended }) })).data;
    const [first, second, third] = [await kit(true), await kit(false), await kit(true)];
    const recommended = async () =>
      (await shop.as(null)('GET /meal-kits', { query: { isRecommended: true } })).data.map(({ id }) => id);
    const before = await recommended();
    expect(before).toEqual([first.id, third.id]);
    const call = (mealKitIds: number[]) => admin('POST /meal-kits/recommended', { body: { mealKitIds } });

    expect((await refusalOf(call([second.id, 9999]))).errors).toEqual({
      mealKitIds: ['This choice is no longer there'],
    });
    expect(await recommended()).toEqual(before);

    const { data } = await call([third.id, second.id]);
    expect(data.map(({ id }) => id)).toEqual([second.id, third.id]);
    expect(await recommended()).toEqual([second.id, third.id]);
    const versionOf = async (id: number) =>
      (await admin('GET /meal-kits/{id}', { params: { id } })).data.version;
    expect([await versionOf(first.id), await versionOf(second.id), await versionOf(third.id)]).toEqual([
      2, 2, 1,
    ]);
    expect((await auditOf(shop, 'meal_kit', 'all')).at(-1)).toMatchObject({
      action: 'recommend',
      details: { before: { ids: [first.id, third.id] }, after: { ids: [second.id, third.id] } },
    });
    expect((await call([])).data).toEqual([]);
    const user = await shop.asNew('user');
    const forbidden = user('POST /meal-kits/recommended', { body: { mealKitIds: [first.id] } });
    expect((await refusalOf(forbidden)).status).toBe(403);
    expect(await recommended()).toEqual([]);
  });
});
