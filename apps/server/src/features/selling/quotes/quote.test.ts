import { describe, expect, it } from 'vitest';
import { makeCode, openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { pointsEntries } from '../../../db/schema/index.ts';

const shop = useShop();
const guest = () => shop.as(null);

/** The day after the test's own Monday. */
const tuesday = '2026-11-17';

describe('a quote', () => {
  it('is example 1 of the rules, and with a code of 15 % example 2', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const discount = { type: 'percentage', amount: 10 } as const;
    const allergens = await Promise.all(
      [5, 3].map((pricePercent) =>
        admin('POST /allergens', { body: { nameLt: `Atskiras ${pricePercent}`, pricePercent } }),
      ),
    );
    const kit = await sellKit(admin, {
      days: 10,
      discount,
      allergenIds: allergens.map(({ data }) => data.id),
    });
    const addition = await admin('POST /additions', { body: { nameLt: 'Sultys', pricePerDayCents: 150 } });
    const items = [
      { ...kit, allergenIds: allergens.map(({ data }) => data.id), additionIds: [addition.data.id] },
    ];
    const cart = { cityId, startDate: tuesday, items };

    const { data: plain } = await guest()('POST /check-outs/quote', { body: cart });
    expect(plain.items[0]).toMatchObject({
      dayPriceCents: 1290,
      kitPriceCents: 12_900,
      allergenExtraCents: 1032,
      kitDiscountCents: 1393,
      additionsCents: 1500,
      itemTotalCents: 14_039,
      paperBag: true,
    });
    expect(plain).toMatchObject({ kitsCents: 14_039, deliveryCents: 2000, totalCents: 16_039, problems: [] });

    const { code } = await makeCode(admin, { amount: 15 });
    const { data: reduced } = await guest()('POST /check-outs/quote', {
      body: { ...cart, discountCodes: [code.toLowerCase()] },
    });
    expect(reduced).toMatchObject({ codeDiscountCents: 2106, totalCents: 13_933 });
    expect(reduced.items[0]?.paidCents).toBe(11_933);
    expect(reduced.codes).toEqual([{ code: code.toLowerCase(), accepted: true }]);
  });

  it('charges delivery once, by the longest period, weekends at their own price (example 3)', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [await sellKit(admin, { days: 5 }), await sellKit(admin, { days: 10 })];
    const body = { cityId, startDate: '2026-11-23', workingDaysOnly: false, items };
    const { data } = await guest()('POST /check-outs/quote', { body });
    expect(data.deliveryCents).toBe(2300);
    expect(data.items[1]?.deliveryDates).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  it('lets a fixed cart-wide code go on to cover delivery, and no other (example 4)', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [await sellKit(admin, { days: 3, priceCents: 1000 })];
    const wide = await makeCode(admin, { type: 'fixed', amount: 4000, applyToCart: true });
    const narrow = await makeCode(admin, { type: 'fixed', amount: 4000 });
    const totalWith = async (code: string) => {
      const body = { cityId, startDate: tuesday, items, discountCodes: [code] };
      return (await guest()('POST /check-outs/quote', { body })).data;
    };
    expect(await totalWith(wide.code)).toMatchObject({
      kitsCents: 3000,
      codeDiscountCents: 3000,
      deliveryCents: 600,
      deliveryDiscountCents: 600,
      totalCents: 0,
    });
    expect(await totalWith(narrow.code)).toMatchObject({ deliveryDiscountCents: 0, totalCents: 600 });
  });

  it('uses the most points allowed, by itself, for whoever is logged in (example 5)', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [await sellKit(admin, { days: 1, priceCents: 14_039 })];
    const buyer = await shop.person('user');
    await shop.database
      .insert(pointsEntries)
      .values({ userId: buyer.id, at: shop.clock.now(), reason: 'order_paid', points: 5000 });
    const body = { cityId, startDate: tuesday, items };
    const { data } = await shop.as(buyer)('POST /check-outs/quote', { body });
    expect(data).toMatchObject({ pointsUsed: 4212, pointsDiscountCents: 4212 });
    const without = await shop.as(buyer)('POST /check-outs/quote', { body: { ...body, usePoints: false } });
    expect(without.data.pointsUsed).toBe(0);
    expect((await guest()('POST /check-outs/quote', { body })).data.pointsUsed).toBe(0);
  });

  it('tells the VAT inside of each part by its own rate (example 6)', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    await admin('PUT /vat', {
      body: {
        entries: [
          { type: 'kit', percentage: 9, validFrom: '2026-01-01' },
          { type: 'kit', percentage: 5, validFrom: '2027-01-01' },
          { type: 'delivery', percentage: 21, validFrom: '2026-01-01' },
        ],
      },
    });
    const items = [
      await sellKit(admin, { days: 1, priceCents: 9827 }),
      await sellKit(admin, { days: 10, priceCents: 0 }),
    ];
    const body = { cityId, startDate: '2026-11-23', workingDaysOnly: false, items };
    const { data } = await guest()('POST /check-outs/quote', { body });
    expect(data).toMatchObject({
      kitsCents: 9827,
      deliveryCents: 2300,
      vatKitsCents: 811,
      vatDeliveryCents: 399,
    });
  });

  it('charges each set of a unique kit its own delivery', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const unique = await sellUniqueKit(admin);
    const body = {
      cityId,
      startDate: '2026-11-28',
      workingDaysOnly: false,
      items: [{ ...unique, amount: 2 }],
    };
    const { data } = await guest()('POST /check-outs/quote', { body });
    expect(data).toMatchObject({ kitsCents: 9000, deliveryCents: 1380, totalCents: 10_380 });
  });

  it('names a hidden kit as a problem of its field and prices the rest', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [await sellKit(admin), await sellKit(admin)];
    await admin('POST /meal-kits/{id}/hide', { params: { id: items[0]?.mealKitId ?? 0 }, body: {} });
    const { data } = await guest()('POST /check-outs/quote', {
      body: { cityId, startDate: tuesday, items },
    });
    expect(data.problems).toEqual([{ code: 'kit_unavailable', field: 'items.0.meal_kit_id' }]);
    expect(data.items[0]).toMatchObject({ itemTotalCents: 0, deliveryDates: [] });
    expect(data.totalCents).toBe(6450 + 1000);
  });

  it('leaves out days that are closed in the city, and says when it is too late for a day', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [await sellKit(admin)];
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-11-18' },
      body: { cityId, isClosed: true, isHoliday: false },
    });
    const { data } = await guest()('POST /check-outs/quote', { body: { cityId, startDate: tuesday, items } });
    expect(data.items[0]?.deliveryDates).toEqual([
      '2026-11-17',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
    ]);
    const late = await guest()('POST /check-outs/quote', {
      body: { cityId, startDate: '2026-11-16', items },
    });
    expect(late.data.problems).toEqual([{ code: 'start_date_too_early', field: 'start_date' }]);
  });

  it('refuses what is no cart at all, field by field', async () => {
    const refusal = await refusalOf(
      guest()('POST /check-outs/quote', {
        body: { cityId: 1, startDate: '2026-02-30', items: [{ mealKitId: 1, amount: 0 }] },
      }),
    );
    expect(refusal.status).toBe(422);
    expect(refusal.errors).toEqual({
      startDate: ['The format is wrong'],
      'items.0.amount': ['Must be at least 1'],
    });
  });
});
