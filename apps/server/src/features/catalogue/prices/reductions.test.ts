import { describe, expect, it } from 'vitest';
import { aKit, kitParts } from '../../../../test/builders.ts';
import { useShop } from '../../../../test/test-shop.ts';
import { priceHistory } from '../../../db/schema/index.ts';

const shop = useShop();

describe('a reduced price', () => {
  it('stands beside the lowest of the 30 days before the reduction began', async () => {
    const admin = await shop.asNew('admin');
    const parts = await kitParts(admin);
    const [periodId = 0] = parts.periodIds;
    const at = (priceCents: number, percent: number | null) =>
      aKit(parts, {
        calories: [{ kcal: 1500, prices: [{ periodId, priceCents }] }],
        discount: percent === null ? null : { type: 'percentage', amount: percent },
      });
    shop.clock.moveTo(new Date('2026-11-01T08:00:00Z'));
    const { data: kit } = await admin('POST /meal-kits', { body: at(1200, null) });
    const params = { id: kit.id };
    shop.clock.moveTo(new Date('2026-11-10T08:00:00Z'));
    await admin('PUT /meal-kits/{id}', { params, body: at(1400, null) });
    shop.clock.moveTo(new Date('2026-11-16T08:00:00Z'));
    const again = await shop.asNew('admin');
    const { data: reduced } = await again('PUT /meal-kits/{id}', { params, body: at(1400, 10) });

    expect(reduced.reduced).toEqual({ fromCents: 1260, lowestFromCents: 1200 });
    expect(reduced.lowestPrices).toEqual([{ calorieId: kit.calories[0]?.id, periodId, cents: 6000 }]);
    const { data: list } = await shop.as(null)('GET /meal-kits');
    expect(list.find((each) => each.id === kit.id)?.reduced).toEqual(reduced.reduced);
    const priceOf = async () =>
      (await shop.as(null)('GET /prices')).data.find((each) => each.id === kit.id)?.reducedPrices;
    expect(await priceOf()).toEqual([{ kcal: 1500, periodId, dayCents: 1260, lowestDayCents: 1200 }]);

    const { data: full } = await again('PUT /meal-kits/{id}', { params, body: at(1400, null) });
    expect(full).toMatchObject({ reduced: null, lowestPrices: [] });
    expect(await priceOf()).toEqual([]);
  });

  it('leaves no entry when a change leaves every price as it was', async () => {
    const admin = await shop.asNew('admin');
    const parts = await kitParts(admin);
    const { data: kit } = await admin('POST /meal-kits', { body: aKit(parts) });
    const before = await shop.database.$count(priceHistory);
    await admin('PUT /meal-kits/{id}', { params: { id: kit.id }, body: aKit(parts, { nameLt: 'Kitas' }) });
    expect(await shop.database.$count(priceHistory)).toBe(before);
  });
});
