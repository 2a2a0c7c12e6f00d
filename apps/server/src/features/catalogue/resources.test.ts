import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema/index.ts';
import { aDish, aKit, kitParts } from '../../../test/builders.ts';
import { refusalOf, useShop } from '../../../test/test-shop.ts';

const shop = useShop();

const named = { nameLt: 'Pavadinimas', nameEn: 'Name' };

/** Each resource that is only listed, created, changed and deleted, with something right to send, something wrong, and what is then said of it. */
const resources = [
  { name: 'allergens', body: { ...named, pricePercent: 5.5 }, seen: { pricePercent: 5.5 } },
  {
    name: 'additions',
    body: { ...named, pricePerDayCents: 150 },
    seen: { pricePerDayCents: 150, isForUnique: false },
  },
  { name: 'combinations', body: { ...named, pricePerDayCents: 0 }, seen: { pricePerDayCents: 0 } },
  { name: 'diet-plans', body: named, seen: { name: { lt: 'Pavadinimas', en: 'Name' } } },
  { name: 'products', body: named, seen: { name: { lt: 'Pavadinimas', en: 'Name' } } },
  {
    name: 'dishes',
    body: aDish(),
    seen: { calories: 350, name: { lt: 'Grikių košė', en: 'Buckwheat porridge' } },
  },
] as const;

describe.each(resources)('$name', ({ name, body, seen }) => {
  it('are created, changed and deleted by an admin, and each change is remembered', async () => {
    const admin = await shop.asNew('admin');
    const guest = shop.as(null);
    const before = await shop.database.$count(auditEntries);
    const { data: made } = await admin(`POST /${name}`, { body: body as never });
    expect(made).toMatchObject(seen);
    expect((await guest(`GET /${name}`)).data).toContainEqual(made);

    const changed = await admin(`PUT /${name}/{id}`, {
      params: { id: made.id },
      body: { ...body, nameLt: 'Kitas', nameEn: '' } as never,
    });
    expect(changed.data).toMatchObject({ id: made.id, name: { lt: 'Kitas', en: '' } });
    expect((await guest(`GET /${name}`)).data).toContainEqual(changed.data);

    await admin(`DELETE /${name}/{id}`, { params: { id: made.id } });
    expect((await guest(`GET /${name}`)).data.map((each) => each.id)).not.toContain(made.id);
    expect(await shop.database.$count(auditEntries)).toBe(before + 3);
  });

  it('need a Lithuanian name, and say so in the language of whoever asks', async () => {
    const person = await shop.person('admin');
    const before = (await shop.as(null)(`GET /${name}`)).meta.total;
    const wrong = { body: { ...body, nameLt: '' } as never };
    expect((await refusalOf(shop.as(person, 'en')(`POST /${name}`, wrong))).errors).toEqual({
      nameLt: ['This field is required'],
    });
    expect((await refusalOf(shop.as(person, 'lt')(`POST /${name}`, wrong))).errors).toEqual({
      nameLt: ['Šis laukas yra privalomas'],
    });
    expect((await shop.as(null)(`GET /${name}`)).meta.total).toBe(before);
  });

  it('that are not there cannot be changed or deleted', async () => {
    const admin = await shop.asNew('admin');
    const params = { id: 999_999 };
    expect((await refusalOf(admin(`PUT /${name}/{id}`, { params, body: body as never }))).status).toBe(404);
    expect((await refusalOf(admin(`DELETE /${name}/{id}`, { params }))).status).toBe(404);
  });
});

describe('what is in use', () => {
  it('cannot be deleted: a dish of a kit, a period of a kit', async () => {
    const admin = await shop.asNew('admin');
    const parts = await kitParts(admin);
    await admin('POST /meal-kits', { body: aKit(parts) });
    const dish = { params: { id: parts.dishIds[0] ?? 0 } };
    const period = { params: { id: parts.periodIds[0] ?? 0 } };
    expect((await refusalOf(admin('DELETE /dishes/{id}', dish))).status).toBe(409);
    expect((await refusalOf(admin('DELETE /periods/{id}', period))).status).toBe(409);
    expect((await admin('GET /dishes')).data.map((each) => each.id)).toContain(dish.params.id);
  });
});

describe('what is done twice at the same moment', () => {
  it('happens once, and the other is told beside the field', async () => {
    const admin = await shop.asNew('admin');
    const twice = async (call: () => Promise<unknown>) => {
      const outcomes = await Promise.allSettled(Array.from({ length: 4 }, call));
      const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refusals).toHaveLength(3);
      return refusals.map(({ status, errors }) => ({ status, errors }));
    };
    const there = (field: string) => ({ status: 422, errors: { [field]: ['There is one already'] } });
    expect(await twice(() => admin('POST /periods', { body: { days: 33 } }))).toEqual(
      Array.from({ length: 3 }, () => there('days')),
    );
    const page = { nameLt: 'Du', contentLt: '<p>Du.</p>', slug: 'du' };
    expect(await twice(() => admin('POST /pages', { body: page }))).toEqual(
      Array.from({ length: 3 }, () => there('slug')),
    );
  });
});

describe('a list', () => {
  it('comes in pages that say where they are', async () => {
    const admin = await shop.asNew('admin');
    const { meta } = await admin('GET /products', { query: { perPage: 1, page: 99 } });
    expect(meta).toEqual({
      currentPage: 99,
      lastPage: Math.max(1, meta.total),
      total: meta.total,
      isTotalCapped: false,
      from: null,
      to: null,
    });
    expect((await refusalOf(admin('GET /products', { query: { perPage: 101 } }))).status).toBe(422);
  });
});
