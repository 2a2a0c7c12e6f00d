import { describe, expect, it } from 'vitest';
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
