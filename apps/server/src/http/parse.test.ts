import { describe, expect, it } from 'vitest';
import { aDish, aKit, kitParts } from '../../test/builders.ts';
import { openCity } from '../../test/pricing.ts';
import { useShop } from '../../test/test-shop.ts';
import { addresses, carts, dishes, feedbacks, mealKits, pictures } from '../db/schema/index.ts';

const shop = useShop();

type Sent = { readonly method?: 'GET' | 'POST' | 'PUT'; readonly url: string; readonly body?: unknown };

const send = async (role: 'user' | 'admin' | null, { method = 'POST', url, body }: Sent) => {
  const person = role && (await shop.person(role));
  const response = await shop.inject({
    method,
    url: `/api${url}`,
    headers: {
      locale: 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(person && { authorization: `Bearer ${person.token}` }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.statusCode, ...(response.json() as { errors?: Record<string, string[]> }) };
};

const onWire = ({
  nameLt,
  nameEn,
  descriptionLt,
  mealType,
  weightGrams,
  ...rest
}: ReturnType<typeof aDish>) => ({
  name_lt: nameLt,
  name_en: nameEn,
  description_lt: descriptionLt,
  meal_type: mealType,
  weight_grams: weightGrams,
  ...rest,
});

describe('a text with half a character or a NUL in it', () => {
  const unreadable = ['This text holds a character that cannot be kept. Please type it again'];
  const message = { name: 'Ona', email: 'ona@pastas.example', message: 'Labas' };

  it.each(['Ona \ud800', '\udc00 Ona', 'O\0na'])(
    'is refused beside its field, and nothing is kept: %j',
    async (name) => {
      const before = await shop.database.$count(feedbacks);
      expect(await send(null, { url: '/feedbacks', body: { ...message, name } })).toMatchObject({
        status: 422,
        errors: { name: unreadable },
      });
      expect(await shop.database.$count(feedbacks)).toBe(before);
    },
  );

  it('is refused wherever it lies: in a cart, a kit, a query', async () => {
    const line = { key: '\ud800', added_at: '2026-11-16T07:00:00Z', meal_kit_id: 1 };
    expect(await send('user', { method: 'PUT', url: '/cart', body: { items: [line] } })).toMatchObject({
      status: 422,
      errors: { 'items.0.key': unreadable },
    });
    expect(await shop.database.$count(carts)).toBe(0);
    const kit = { traits: [{ lt: 'Sotu \udfff' }] };
    expect((await send('admin', { url: '/meal-kits', body: kit })).errors).toMatchObject({
      'traits.0.lt': unreadable,
    });
    expect((await send(null, { method: 'GET', url: '/meal-kits?search=%00' })).errors).toEqual({
      search: unreadable,
    });
  });

  it('leaves whole characters beyond the first 65,536 alone', async () => {
    expect((await send(null, { url: '/feedbacks', body: { ...message, name: 'Ona 🥗' } })).status).toBe(201);
  });
});

describe('an id', () => {
  it.each([true, '0x10', [1], '1e1', ' 1', 1.5, -1, {}])(
    'is a number and nothing like it: %j',
    async (cityId) => {
      const cities = await shop.as(null)('GET /cities');
      if (cities.meta.total === 0) expect(await openCity(await shop.asNew('admin'))).toBe(1);
      const door = { name: 'Namai', street: 'Gedimino pr.', house_number: '1', postal_code: '01103' };
      const { status, errors } = await send('user', {
        url: '/addresses',
        body: { ...door, city_id: cityId },
      });
      expect(status).toBe(422);
      expect(Object.keys(errors ?? {})).toEqual(['city_id']);
      expect(await shop.database.$count(addresses)).toBe(0);
    },
  );

  it('is written in digits in an address', async () => {
    for (const url of ['/meal-kits/0x1', '/meal-kits/1e0', '/meal-kits/+1', '/meal-kits/%201'])
      expect((await send(null, { method: 'GET', url })).status, url).toBe(404);
    for (const url of ['/meal-kits?page=0x1', '/meal-kits?per_page=1e1', '/delivery-times?city_id=true'])
      expect((await send(null, { method: 'GET', url })).status, url).toBe(422);
    expect(
      (await send(null, { method: 'GET', url: '/meal-kits?page=1&per_page=7&kcal=&search=' })).status,
    ).toBe(200);
  });
});

describe('a field that there is not', () => {
  const unknown = ['There is no such field here'];

  it('is named instead of being overlooked, however deep it lies', async () => {
    const before = await shop.database.$count(dishes);
    const body = { ...onWire(aDish()), is_vegann: true };
    expect(await send('admin', { url: '/dishes', body })).toMatchObject({
      status: 422,
      errors: { is_vegann: unknown },
    });
    expect(await shop.database.$count(dishes)).toBe(before);
    const cart = { items: [{ meal_kit_id: 1, ammount: 3 }], city: 1 };
    expect((await send(null, { url: '/check-outs/quote', body: cart })).errors).toEqual({
      'items.0.ammount': unknown,
      city: unknown,
    });
  });

  it('is one of the kind of message that was chosen', async () => {
    const body = {
      kind: 'contact',
      name: 'Ona',
      email: 'ona@pastas.example',
      message: 'Labas',
      business_name: 'UAB',
    };
    expect((await send(null, { url: '/feedbacks', body })).errors).toEqual({ business_name: unknown });
  });

  it('is named where nothing is asked for, and in a form with files', async () => {
    const admin = await shop.person('admin');
    expect(await send('admin', { url: '/staff/1/invite', body: { note: 'x' } })).toMatchObject({
      status: 422,
      errors: { note: unknown },
    });
    const form = new FormData();
    form.append('alt_lt', 'Sriuba');
    form.append('alt_it', 'Zuppa');
    const sent = new Response(form);
    const response = await shop.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: {
        locale: 'en',
        authorization: `Bearer ${admin.token}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(response.json()).toMatchObject({ status_code: 422, errors: { alt_it: unknown } });
    expect(await shop.database.$count(pictures)).toBe(0);
  });

  it('does not stop the news of a payment, whatever the provider adds to it', async () => {
    const body = { orderToken: 'no token', attempt: 1 };
    const answer = await send(null, { url: '/payments/notification-webhook', body });
    expect(answer.errors).toBeUndefined();
  });
});

describe('a field that is missing', () => {
  it('is named where no form has its label: in a query and in a list', async () => {
    expect((await send(null, { method: 'GET', url: '/calendar-days/available-days' })).errors).toEqual({
      city_id: ['The city_id field is required'],
    });
    expect((await send(null, { url: '/check-outs/quote', body: { items: [{}] } })).errors).toEqual({
      'items.0.meal_kit_id': ['The items.0.meal_kit_id field is required'],
    });
    expect((await send(null, { url: '/check-outs/quote', body: {} })).errors).toEqual({
      items: ['This field is required'],
    });
  });

  it('is told together with all others', async () => {
    expect((await send(null, { url: '/feedbacks', body: {} })).errors).toEqual({
      name: ['This field is required'],
      email: ['This field is required'],
      message: ['This field is required'],
    });
    expect(Object.keys((await send('admin', { url: '/discount-codes', body: {} })).errors ?? {})).toEqual([
      'type',
      'amount',
      'category_id',
      'code',
    ]);
  });
});

describe('a body', () => {
  it.each(['[]', '"text"', '7', 'true'])('that is no object cannot be read: %s', async (body) => {
    expect((await send(null, { url: '/feedbacks', body })).status).toBe(400);
  });
});

describe('a kit’s discount', () => {
  it('is more than nothing', async () => {
    const admin = await shop.asNew('admin');
    const before = await shop.database.$count(mealKits);
    const kit = aKit(await kitParts(admin), { discount: { type: 'percentage', amount: 0 } });
    await expect(admin('POST /meal-kits', { body: kit })).rejects.toMatchObject({
      errors: { 'discount.amount': ['A discount has to be more than nothing'] },
    });
    expect(await shop.database.$count(mealKits)).toBe(before);
  });
});
