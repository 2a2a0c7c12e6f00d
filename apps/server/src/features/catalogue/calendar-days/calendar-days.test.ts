import { describe, expect, it } from 'vitest';
import { openCity, sellKit } from '../../../../test/pricing.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { auditEntries, calendarDays } from '../../../db/schema/index.ts';

const shop = useShop();
const guest = () => shop.as(null);

const dayIn = async (id: string, cityId?: number) => {
  const query = { month: id.slice(0, 7), ...(cityId !== undefined && { cityId }) };
  const { data } = await guest()('GET /calendar-days', { query });
  return data.find((each) => each.id === id);
};

describe('calendar days', () => {
  it('are those of the month, with weekends and public holidays at their own price', async () => {
    const { data } = await guest()('GET /calendar-days', { query: { month: '2026-12' } });
    expect(data).toHaveLength(31);
    expect(data.find((each) => each.id === '2026-12-24')).toEqual({
      id: '2026-12-24',
      dayKind: 'weekend_or_holiday',
      isClosed: false,
      isHoliday: true,
      holidayName: { lt: 'Kūčios', en: 'Christmas Eve' },
      isChanged: false,
    });
    expect(data.find((each) => each.id === '2026-12-05')).toMatchObject({
      dayKind: 'weekend_or_holiday',
      isHoliday: false,
    });
    expect(await dayIn('2028-02-16')).toMatchObject({ isHoliday: true });
  });

  it('are those of this month where none is asked for', async () => {
    const { data } = await guest()('GET /calendar-days');
    expect([data.length, data[0]?.id]).toEqual([30, '2026-11-01']);
  });

  it('are closed by the owner in one city and stay open in the others', async () => {
    const admin = await shop.asNew('admin');
    const [here, there] = [await openCity(admin), await openCity(admin, 'Kaunas')];
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-11-18' },
      body: { cityId: here, isClosed: true, isHoliday: false },
    });
    expect(await dayIn('2026-11-18', here)).toMatchObject({ isClosed: true, isChanged: true });
    expect(await dayIn('2026-11-18', there)).toMatchObject({ isClosed: false, isChanged: false });

    const { data } = await guest()('GET /calendar-days/available-days', { query: { cityId: here, days: 5 } });
    expect(data.map((each) => each.date)).toEqual(['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21']);
    const working = await guest()('GET /calendar-days/available-days', {
      query: { cityId: here, days: 7, workingDaysOnly: true },
    });
    expect(working.data.map((each) => each.date)).toEqual([
      '2026-11-17',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
    ]);
  });

  it('begin as late as the owner says, and show the evening before', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    await admin('PUT /earliest-delivery-days', {
      body: { earliestDeliveryDay: 'third', deliveryDayBefore: true },
    });
    const { data } = await guest()('GET /calendar-days/available-days', { query: { cityId, days: 1 } });
    expect(data).toEqual([{ date: '2026-11-19', dayKind: 'working', broughtOn: '2026-11-18' }]);
    await admin('PUT /earliest-delivery-days', {
      body: { earliestDeliveryDay: 'next', deliveryDayBefore: false },
    });
  });

  it('are not brought in an evening that is over: the evening before is tomorrow’s at the earliest', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const set = (deliveryDayBefore: boolean) =>
      admin('PUT /earliest-delivery-days', { body: { earliestDeliveryDay: 'next', deliveryDayBefore } });
    const items = [await sellKit(admin)];
    const began = shop.clock.now();
    await set(true);
    shop.clock.moveTo(new Date('2026-11-16T20:30:00Z'));
    const { data } = await guest()('GET /calendar-days/available-days', { query: { cityId, days: 1 } });
    expect(data).toEqual([{ date: '2026-11-18', dayKind: 'working', broughtOn: '2026-11-17' }]);
    const quote = await guest()('POST /check-outs/quote', {
      body: { cityId, startDate: '2026-11-17', items },
    });
    expect(quote.data.problems).toEqual([{ code: 'start_date_too_early', field: 'start_date' }]);
    expect((await guest()('GET /price-list')).data.earliestDeliveryDay).toBe('second');
    shop.clock.moveTo(began);
    await set(false);
  });

  it('can be begun on up to 120 days ahead', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const { data } = await guest()('GET /calendar-days/available-days', { query: { cityId, days: 120 } });
    expect(data.at(-1)?.date).toBe('2027-03-16');
    const items = [await sellKit(admin)];
    const problemsOn = async (startDate: string) =>
      (await guest()('POST /check-outs/quote', { body: { cityId, startDate, items } })).data.problems;
    expect(await problemsOn('2027-03-16')).toEqual([]);
    expect(await problemsOn('2027-03-17')).toEqual([{ code: 'start_date_too_late', field: 'start_date' }]);
  });

  it('that are closed for all can be open in one city, whichever is said first, until its word is withdrawn', async () => {
    const admin = await shop.asNew('admin');
    const [own, other] = [await openCity(admin), await openCity(admin, 'Kaunas')];
    const put = (cityId: number | null, isClosed: boolean, isHoliday: boolean, isWithdrawn = false) =>
      admin('PUT /calendar-days/{id}', {
        params: { id: '2026-12-25' },
        body: { cityId, isClosed, isHoliday, isWithdrawn },
      });
    const withdraw = (cityId: number | null) => put(cityId, false, false, true);
    const seen = async (cityId: number) => {
      const query = { month: '2026-12', cityId };
      const day = (await guest()('GET /calendar-days', { query })).data.find(({ id }) => id === '2026-12-25');
      return [day?.isClosed, day?.dayKind];
    };
    const open = [false, 'working'];
    const closed = [true, 'weekend_or_holiday'];
    for (const words of [
      [() => put(null, true, true), () => put(own, false, false)],
      [() => put(own, false, false), () => put(null, true, true)],
    ]) {
      for (const say of words) await say();
      expect([await seen(own), await seen(other)]).toEqual([open, closed]);
      await withdraw(own);
      expect([await seen(own), await seen(other)]).toEqual([closed, closed]);
      await withdraw(null);
      expect([await seen(own), await seen(other)]).toEqual(
        Array.from({ length: 2 }, () => [false, 'weekend_or_holiday']),
      );
    }
  });

  it('can be closed in one city alone, and are open in the others', async () => {
    const admin = await shop.asNew('admin');
    const [own, other] = [await openCity(admin), await openCity(admin, 'Kaunas')];
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-11-26' },
      body: { cityId: own, isClosed: true, isHoliday: false },
    });
    const isOpen = async (cityId: number) => {
      const { data } = await guest()('GET /calendar-days/available-days', { query: { cityId, days: 20 } });
      return data.some(({ date }) => date === '2026-11-26');
    };
    expect([await isOpen(own), await isOpen(other)]).toEqual([false, true]);
  });

  it('of the law may be made working days, and a word that changes nothing leaves no row', async () => {
    const admin = await shop.asNew('admin');
    const put = (isClosed: boolean, isHoliday: boolean) =>
      admin('PUT /calendar-days/{id}', {
        params: { id: '2027-02-16' },
        body: { isClosed, isHoliday },
      });
    expect((await put(false, false)).data).toMatchObject({ dayKind: 'working', isChanged: true });
    const before = (await shop.database.select().from(calendarDays)).length;
    expect((await put(false, true)).data).toMatchObject({ dayKind: 'weekend_or_holiday', isChanged: false });
    expect(await shop.database.select().from(calendarDays)).toHaveLength(before - 1);
  });

  it('are changed by admins alone, and only for a city that is there', async () => {
    const call = { params: { id: '2026-11-25' }, body: { isClosed: true, isHoliday: false } };
    const user = await shop.asNew('user');
    expect((await refusalOf(user('PUT /calendar-days/{id}', call))).status).toBe(403);
    const admin = await shop.asNew('admin');
    const audits = await shop.database.$count(auditEntries);
    const refusal = await refusalOf(
      admin('PUT /calendar-days/{id}', { ...call, body: { ...call.body, cityId: 999_999 } }),
    );
    expect(refusal.errors).toEqual({ cityId: ['This choice is no longer there'] });
    const nonsense = await refusalOf(
      admin('PUT /calendar-days/{id}', { params: { id: '2026-02-30' }, body: call.body }),
    );
    expect(nonsense.status).toBe(404);
    expect(await dayIn('2026-11-25')).toMatchObject({ isClosed: false });
    expect(await shop.database.$count(auditEntries)).toBe(audits);
  });
});
