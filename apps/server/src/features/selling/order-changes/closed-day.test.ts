import type { Client } from '@shop/contract/client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aBuyer, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { calendarDays, deliveries } from '../../../db/schema/index.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const tuesday = '2026-11-24';
type What = { action: 'move' | 'cancel'; to?: string | null };

const close = (
  admin: Client,
  cityId: number | null,
  what: What | null = null,
  preview = false,
  id = tuesday,
) =>
  admin('PUT /calendar-days/{id}', {
    params: { id },
    query: { preview },
    body: { cityId, isClosed: true, isHoliday: false, deliveries: what },
  });

let made = 0;
/** Five days from Monday, 23 November on, at 12.00 with 10 % off: each was paid with 10.80, and 2.00 for its delivery. */
const anOrder = async (details: Parameters<typeof paidDays>[1] = {}) => {
  made += 1;
  const email = `uzdaryta-${made}@pirkeja.example`;
  const order = await paidDays(shop, { days: 5, codePercent: 10, buyer: aBuyer({ email }), ...details });
  const letters = async () => (await mailsTo(shop, email)).filter(({ kind }) => kind === 'order_changed');
  return { ...order, email, letters };
};

describe('a day on which deliveries come', () => {
  it('is not closed until somebody says what becomes of them: refused with their number, and nothing changes', async () => {
    const { admin, cityId, see } = await anOrder();
    const before = await see();
    const refusal = await refusalOf(close(admin, cityId));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'day_has_deliveries',
      data: { buyers: 1, checkOuts: 1, deliveries: 1, moved: 0, cancelled: 0, returnCents: 0 },
    });
    expect(await see()).toEqual(before);
    expect(await shop.database.select().from(calendarDays).where(eq(calendarDays.cityId, cityId))).toEqual(
      [],
    );
  });

  it('closed with a move sends them behind the end, each order told once, and again there is nothing to do', async () => {
    const { admin, cityId, standing, see, letters } = await anOrder();
    const shown = await close(admin, cityId, { action: 'move' }, true);
    expect(shown.data).toMatchObject({
      isClosed: false,
      closing: { moved: 1, cancelled: 0, returnCents: 0 },
    });
    expect(await standing()).toContain(tuesday);
    expect(await letters()).toEqual([]);
    const { data } = await close(admin, cityId, { action: 'move' });
    expect(data).toMatchObject({ isClosed: true, closing: shown.data.closing });
    expect((await close(admin, cityId, { action: 'move' })).data.closing).toBeNull();
    expect((await close(admin, cityId)).data.closing).toBeNull();
    expect(await standing()).toEqual(['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']);
    const seen = await see();
    expect(seen).toMatchObject({ lastDate: '2026-11-30', toReturnCents: 0 });
    expect(seen.changes).toMatchObject([{ action: 'closed_day', undoUntil: null }]);
    expect(seen.history.at(-1)).toMatchObject({ action: 'change_closed_day', by: 'staff' });
    expect(await letters()).toHaveLength(1);
  });

  it('closed with a move leaves a day that was given back before to be had back', async () => {
    const { admin, buyer, cityId, orderId, nth, change, standing } = await anOrder();
    const [monday = 0] = await nth(1);
    await change({ action: 'cancel', deliveryIds: [monday] });
    await close(admin, cityId, { action: 'move' });
    await buyer('POST /orders/{id}', { params: { id: orderId }, body: { deliveryIds: [monday] } });
    expect(await standing()).toEqual(['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']);
  });

  it('closed with a cancellation brings back all that the day cost, as the preview has said', async () => {
    const { admin, cityId, standing, see, letters } = await anOrder();
    const shown = await close(admin, cityId, { action: 'cancel' }, true);
    expect(shown.data.closing).toMatchObject({ buyers: 1, cancelled: 1, moved: 0, returnCents: 1280 });
    expect(await see()).toMatchObject({ toReturnCents: 0, changes: [] });
    const { data } = await close(admin, cityId, { action: 'cancel' });
    expect(data.closing).toEqual(shown.data.closing);
    expect(await standing()).toEqual(['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(await see()).toMatchObject({ status: 'paid', toReturnCents: 1280 });
    expect(await letters()).toHaveLength(1);
  });

  it('several kits and buyers at once: one mail for each order, whatever it holds', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [await sellKit(admin), await sellKit(admin), await sellUniqueKit(admin)];
    const start = { cityId, startDate: tuesday, items };
    const first = await anOrder(start);
    const second = await anOrder({ ...start, items: items.slice(0, 1) });
    const { data } = await close(admin, cityId, { action: 'cancel' });
    const whole = [await first.see(), await second.see()];
    expect(data.closing).toMatchObject({
      buyers: 2,
      checkOuts: 2,
      deliveries: 4,
      cancelled: 4,
      returnCents: whole[0]!.toReturnCents + whole[1]!.toReturnCents,
    });
    expect([await first.letters(), await second.letters()].map((letters) => letters.length)).toEqual([1, 1]);
  });

  it('closed with a named day moves them there, and behind the end where the order comes on it already', async () => {
    const one = await anOrder();
    const admin = one.admin;
    const short = await place(
      one.buyer,
      { cityId: one.cityId, startDate: tuesday, items: [await sellKit(admin, { days: 3 })] },
      { paymentType: 'cash' },
    );
    const to = '2026-11-27';
    expect((await close(admin, one.cityId, { action: 'move', to })).data.closing).toMatchObject({ moved: 2 });
    expect((await one.standing()).slice(-2)).toEqual(['2026-11-27', '2026-11-30']);
    const { data } = await admin('GET /check-outs/{id}', { params: { id: short.id } });
    expect(data.orders[0]?.deliveries.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26', to]);
  });

  it.each([
    [tuesday, 'same_day'],
    ['2026-11-16', 'target_too_soon'],
    ['2027-04-01', 'target_too_late'],
    ['2026-11-28', 'target_closed'],
  ] as const)('is not closed with a move to %s', async (to, code) => {
    const { admin, cityId, see } = await anOrder();
    await close(admin, cityId, null, false, '2026-11-28');
    const before = await see();
    const refusal = await refusalOf(close(admin, cityId, { action: 'move', to }));
    expect(refusal).toMatchObject({ status: 409, code });
    expect(await see()).toEqual(before);
  });

  it('what is not paid for is moved, for nothing could come back', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const cart = { cityId, startDate: '2026-11-23', items: [await sellKit(admin)] };
    const placed = await place(shop.as(null), cart, { paymentType: 'cash' });
    const { data } = await close(admin, cityId, { action: 'cancel' });
    expect(data.closing).toMatchObject({ moved: 1, cancelled: 0, returnCents: 0 });
    const { data: seen } = await admin('GET /check-outs/{id}', { params: { id: placed.id } });
    expect(seen).toMatchObject({ status: 'waiting_payment', lastDate: '2026-11-30', toReturnCents: 0 });
  });

  it('the last day of an order that is cancelled ends it', async () => {
    const admin = await shop.asNew('admin');
    const order = await anOrder({ startDate: tuesday, items: [await sellUniqueKit(admin)] });
    await close(admin, order.cityId, { action: 'cancel' });
    expect(await order.see()).toMatchObject({ status: 'stopped', toReturnCents: order.placed.totalCents });
  });
});

describe('whose day it is', () => {
  it('a city’s own word goes before the word for all: what comes there stays', async () => {
    const [own, other] = [await anOrder(), await anOrder()];
    const { admin } = own;
    const open = { cityId: own.cityId, isClosed: false, isHoliday: false };
    await admin('PUT /calendar-days/{id}', { params: { id: tuesday }, body: open });
    const { data } = await close(admin, null, { action: 'move' }, true);
    await close(admin, null, { action: 'move' });
    expect(await own.standing()).toContain(tuesday);
    expect(await other.standing()).not.toContain(tuesday);
    expect(data.closing?.checkOuts).toBeGreaterThan(0);
    // Withdrawn, the word for all closes it there too.
    const withdrawn = { ...open, isWithdrawn: true };
    const call = (what: What | null) =>
      admin('PUT /calendar-days/{id}', { params: { id: tuesday }, body: { ...withdrawn, deliveries: what } });
    expect(await refusalOf(call(null))).toMatchObject({ code: 'day_has_deliveries' });
    expect((await call({ action: 'move' })).data.closing).toMatchObject({ checkOuts: 1, moved: 1 });
    expect(await own.standing()).not.toContain(tuesday);
    const forAll = { isClosed: false, isHoliday: false, isWithdrawn: true };
    await admin('PUT /calendar-days/{id}', { params: { id: tuesday }, body: forAll });
  });

  it('it is the city where the box comes on that day, not the one that was ordered to', async () => {
    const { admin, cityId, change, nth, standing } = await anOrder();
    const there = await openCity(admin, 'Kaunas');
    const door = { street: 'Laisvės al.', houseNumber: '7', postalCode: 'LT-44240' };
    await change({ action: 'address', deliveryIds: await nth(2), cityId: there, ...door });
    expect((await close(admin, cityId)).data.closing).toBeNull();
    expect(await standing()).toContain(tuesday);
    expect((await close(admin, there, { action: 'move' })).data.closing).toMatchObject({ moved: 1 });
  });

  it('what waits elsewhere on such a day is no hindrance', async () => {
    const { admin, cityId, nth } = await anOrder();
    const there = await openCity(admin, 'Kaunas');
    const [id = 0] = await nth(2);
    await shop.database.update(deliveries).set({ status: 'prepared' }).where(eq(deliveries.id, id));
    await close(admin, cityId);
    await shop.database.update(deliveries).set({ status: 'planned' }).where(eq(deliveries.id, id));
    expect((await close(admin, there)).data.closing).toBeNull();
    expect(await refusalOf(close(admin, cityId))).toMatchObject({ code: 'day_has_deliveries' });
    await close(admin, cityId, { action: 'move' });
  });

  it('what is cooked already is not touched', async () => {
    const { admin, cityId, nth, standing } = await anOrder();
    const [id = 0] = await nth(2);
    await shop.database.update(deliveries).set({ status: 'prepared' }).where(eq(deliveries.id, id));
    expect((await close(admin, cityId)).data.closing).toBeNull();
    expect(await standing()).toContain(tuesday);
  });
});

describe('once it is closed', () => {
  it('a move that is taken back does not lead onto it', async () => {
    const { admin, cityId, change, nth, see } = await anOrder();
    const { change: done } = await change({ action: 'move', deliveryIds: await nth(2), to: '2026-12-01' });
    await close(admin, cityId);
    const undo = change({ action: 'undo', changeId: done?.id ?? 0 });
    expect(await refusalOf(undo)).toMatchObject({ status: 409, code: 'target_closed' });
    expect((await see()).lastDate).toBe('2026-12-01');
  });

  it('a transfer that comes later moves the day that was closed meanwhile', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const cart = { cityId, startDate: '2026-11-23', items: [await sellKit(admin)] };
    const { id } = await place(shop.as(null), cart, { paymentType: 'bank_account' });
    const params = { id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    await close(admin, cityId);
    await admin('POST /check-outs/{id}/restore', { params });
    const { data } = await admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
    expect(data.orders[0]?.deliveries.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
  });
});
