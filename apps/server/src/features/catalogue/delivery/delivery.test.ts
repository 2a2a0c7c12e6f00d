import { describe, expect, it } from 'vitest';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { somebodyWaits } from '../../../../test/waiting.ts';

const shop = useShop();
const guest = () => shop.as(null);

describe('delivery prices', () => {
  it('are as the owner keeps them; a check-out always sees all four', async () => {
    const admin = await shop.asNew('admin');
    const kept = [{ isForUnique: false, dayKind: 'working' as const, priceCents: 250 }];
    await admin('PUT /delivery-prices', { body: { prices: kept } });
    expect((await guest()('GET /delivery-prices')).data).toEqual(kept);
    const { data } = await guest()('GET /delivery-prices', { query: { checkout: true } });
    expect(data.map((each) => each.priceCents)).toEqual([250, 0, 0, 0]);
    const twice = await refusalOf(admin('PUT /delivery-prices', { body: { prices: [...kept, ...kept] } }));
    expect(twice.errors).toEqual({ prices: ['There is one already'] });
  });
});

describe('delivery times', () => {
  it('are those of a city where one is named', async () => {
    const admin = await shop.asNew('admin');
    const [here, there] = [await openCity(admin), await openCity(admin, 'Kaunas')];
    const time = (cityId: number, fromTime: string, toTime: string) =>
      admin('POST /delivery-times', { body: { cityId, fromTime, toTime } });
    await time(here, '17:00', '20:00');
    await time(here, '05:00', '08:00');
    const { data: elsewhere } = await time(there, '06:00', '09:00');
    const { data } = await guest()('GET /delivery-times', { query: { cityId: here } });
    expect(data.map((each) => each.fromTime)).toEqual(['05:00', '17:00']);
    await admin('PUT /delivery-times/{id}', {
      params: { id: elsewhere.id },
      body: { cityId: there, fromTime: '06:30', toTime: '09:00' },
    });
    const changed = await guest()('GET /delivery-times', { query: { cityId: there } });
    expect(changed.data).toEqual([
      { id: elsewhere.id, version: 2, cityId: there, fromTime: '06:30', toTime: '09:00' },
    ]);
    const backwards = await refusalOf(time(here, '20:00', '17:00'));
    expect(backwards.errors).toEqual({ toTime: ['The end has to be later than the start'] });
    await admin('DELETE /delivery-times/{id}', { params: { id: elsewhere.id } });
    expect((await guest()('GET /delivery-times', { query: { cityId: there } })).data).toEqual([]);
  });
});

describe('VAT', () => {
  it('is 21 % until the owner says otherwise', async () => {
    expect((await guest()('GET /vat')).data.map((each) => each.percentage)).toEqual([21, 21]);
  });

  it('needs a rate for kits and for delivery that holds today', async () => {
    const admin = await shop.asNew('admin');
    const before = (await guest()('GET /vat')).data;
    const refusal = await refusalOf(
      admin('PUT /vat', {
        body: {
          entries: [
            { type: 'kit', percentage: 12, validFrom: '2026-11-17' },
            { type: 'delivery', percentage: 21, validFrom: '2026-01-01' },
          ],
        },
      }),
    );
    expect(refusal.errors).toEqual({ entries: ['Kits and delivery each need a rate that holds today'] });
    expect((await guest()('GET /vat')).data).toEqual(before);
  });
});

describe('delivery prices set by two admins at the same moment', () => {
  it('are those of the later one, not both', async () => {
    const admin = await shop.asNew('admin');
    const prices = [{ isForUnique: false, dayKind: 'working' as const, priceCents: 250 }];
    const other = await shop.database.$client.connect();
    try {
      await other.query('begin');
      await other.query('delete from delivery_prices');
      await other.query(
        `insert into delivery_prices (is_for_unique, day_kind, price_cents) values (false, 'working', 100)`,
      );
      const set = admin('PUT /delivery-prices', { body: { prices } });
      await somebodyWaits(shop.database);
      await other.query('commit');
      await set;
    } finally {
      other.release(true);
    }
    expect((await admin('GET /delivery-prices')).data).toEqual(prices);
  });
});

describe('settings', () => {
  it('hold for everybody at once, and only admins change them', async () => {
    const admin = await shop.asNew('admin');
    const hours = {
      isCancellationDisabled: true,
      cancellationHours: 72,
      isChangeDisabled: false,
      changeHours: 24,
      deliveryDateChangeHours: 12,
    };
    expect((await guest()('GET /kit-order-settings')).data.cancellationHours).toBe(48);
    const user = await shop.asNew('user');
    expect((await refusalOf(user('PUT /kit-order-settings', { body: hours }))).status).toBe(403);
    await admin('PUT /kit-order-settings', { body: hours });
    expect((await guest()('GET /kit-order-settings')).data).toEqual(hours);

    await admin('PUT /referral-settings', {
      body: { referralPoints: 700, referralReceiverPoints: 200, isReferralDisabled: true },
    });
    expect((await guest()('GET /referral-settings')).data.isReferralDisabled).toBe(true);
  });

  it('leave at least one way of handing over', async () => {
    const admin = await shop.asNew('admin');
    const refusal = await refusalOf(
      admin('PUT /delivery-methods', { body: { toHands: false, leaveAtDoor: false, takeOutside: false } }),
    );
    expect(refusal.errors).toEqual({ toHands: ['Leave at least one way of delivery on'] });
    const { data } = await admin('PUT /delivery-methods', {
      body: { toHands: true, leaveAtDoor: false, takeOutside: true },
    });
    expect(data).toEqual({ toHands: true, leaveAtDoor: false, takeOutside: true });
  });
});
