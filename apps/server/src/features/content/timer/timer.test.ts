import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop('demo');

beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T08:00:00Z')));

const byHand = {
  start: '2026-11-16T06:00:00Z',
  end: '2026-11-17T15:00:00Z',
  getAvailableDay: { date: '2026-11-20' },
};

const countdown = async () => (await shop.as(null)('GET /timer')).data.countdown;

describe('the countdown', () => {
  it('follows the calendar until the owner sets it', async () => {
    const admin = await shop.asNew('admin');
    const deliver = (earliestDeliveryDay: 'next' | 'second') =>
      admin('PUT /earliest-delivery-days', { body: { earliestDeliveryDay, deliveryDayBefore: false } });
    await deliver('second');
    expect(await countdown()).toEqual({ until: '2026-11-16T22:00:00.000Z', deliveryDay: '2026-11-18' });
    await deliver('next');
    expect(await countdown()).toEqual({ until: '2026-11-16T22:00:00.000Z', deliveryDay: '2026-11-17' });
  });

  it('set by hand counts down to its end and names the day that this buys', async () => {
    const admin = await shop.asNew('admin');
    const { data } = await admin('PUT /timer', { body: byHand });
    expect(data).toEqual({
      id: 1,
      displayedStartTime: null,
      getAvailableDay: { date: '2026-11-20' },
      isHidden: false,
      start: byHand.start,
      end: byHand.end,
      countdown: { until: '2026-11-17T15:00:00.000Z', deliveryDay: '2026-11-20' },
    });
    expect(await countdown()).toEqual(data.countdown);
  });

  it('is over at its end, without anybody changing anything', async () => {
    const admin = await shop.asNew('admin');
    await admin('PUT /timer', { body: byHand });
    shop.clock.moveTo(new Date('2026-11-17T14:59:59Z'));
    expect(await countdown()).not.toBeNull();
    shop.clock.moveTo(new Date('2026-11-17T15:00:00Z'));
    expect(await countdown()).toBeNull();
  });

  it('is shown from its displayed start time on', async () => {
    const admin = await shop.asNew('admin');
    await admin('PUT /timer', { body: { ...byHand, displayedStartTime: '2026-11-16T10:00:00Z' } });
    expect(await countdown()).toBeNull();
    shop.clock.moveTo(new Date('2026-11-16T10:00:00Z'));
    expect(await countdown()).not.toBeNull();
  });

  it('that is hidden shows nothing', async () => {
    const admin = await shop.asNew('admin');
    await admin('PUT /timer', { body: { ...byHand, isHidden: true } });
    expect(await countdown()).toBeNull();
  });

  it('that cannot be is refused, and the one before it stays', async () => {
    const admin = await shop.asNew('admin');
    await admin('PUT /timer', { body: byHand });
    const before = await countdown();
    const refusal = await refusalOf(
      admin('PUT /timer', { body: { start: byHand.end, end: byHand.start, getAvailableDay: {} } }),
    );
    expect(refusal.errors).toEqual({
      end: ['The end has to be later than the start'],
      'getAvailableDay.date': ['This field is required'],
    });
    expect((await refusalOf(admin('PUT /timer', { body: { start: byHand.start } }))).errors).toEqual({
      end: ['This field is required'],
    });
    expect(await countdown()).toEqual(before);
  });
});

it('the promotion text is changed by admins and read with the shop', async () => {
  const admin = await shop.asNew('admin');
  const { data } = await admin('PUT /promotion-texts', { body: { textLt: 'Šiandien –10 %' } });
  expect(data).toEqual({ text: { lt: 'Šiandien –10 %', en: '' } });
  const guest = shop.as(null);
  expect((await guest('GET /promotion-texts')).data).toEqual(data);
  expect((await guest('GET /shop')).data).toMatchObject({
    name: 'Lėkštė',
    promotionText: { lt: 'Šiandien –10 %', en: '' },
  });
  expect((await refusalOf(guest('PUT /promotion-texts', { body: {} }))).status).toBe(401);
});
