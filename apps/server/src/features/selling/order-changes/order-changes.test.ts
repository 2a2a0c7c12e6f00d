import { addHours } from '@shop/domain/day';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { orderDays, paidDays, payOnline } from '../../../../test/ordered-days.ts';
import { place, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { orderChanges } from '../../../db/schema/index.ts';

const shop = usePayingShop();
/** Monday noon, a week before the first day. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));
const week = (monday: number, month = '11') =>
  [0, 1, 2, 3, 4].map((n) => `2026-${month}-${String(monday + n).padStart(2, '0')}`);
const tenDays = [...week(23), '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

describe('moving and skipping', () => {
  it('a day goes to another one, after it was seen what would be different', async () => {
    const { nth, preview, change, standing, see } = await paidDays(shop);
    const wanted = { action: 'move', deliveryIds: await nth(3), to: '2026-12-07' } as const;
    const shown = await preview(wanted);
    expect(shown.change).toBeNull();
    expect(shown.preview).toMatchObject({
      action: 'move',
      effectiveFrom: '2026-11-25',
      days: [{ from: { day: '2026-11-25' }, to: { day: '2026-12-07' } }],
      money: { returnCents: 0, supplementCents: 0 },
    });
    expect(await standing()).toEqual(tenDays);
    const done = await change({ ...wanted, expectedCents: 0 });
    expect(done.change).toMatchObject({ status: 'done', action: 'move', undoUntil: expect.any(String) });
    expect(await standing()).toEqual([...tenDays.filter((day) => day !== '2026-11-25'), '2026-12-07']);
    const seen = await see();
    expect(seen).toMatchObject({ lastDate: '2026-12-07', version: done.checkOut.version });
    expect(seen.history.at(-1)).toMatchObject({ action: 'change_move', by: 'buyer' });
    expect((await mailsTo(shop, seen.buyer.email))[0]).toMatchObject({ kind: 'order_changed' });
  });

  it('days on holiday go behind the end in their order, and come back by one tap', async () => {
    const { nth, change, standing } = await paidDays(shop);
    const done = await change({ action: 'skip', deliveryIds: await nth(2, 3) });
    expect((await standing()).slice(-2)).toEqual(['2026-12-07', '2026-12-08']);
    const undone = await change({ action: 'undo', changeId: done.change?.id ?? 0 });
    expect(undone.checkOut.changes[0]).toMatchObject({ status: 'undone', undoUntil: null });
    expect(await standing()).toEqual(tenDays);
    const again = change({ action: 'undo', changeId: done.change?.id ?? 0 });
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'undo_over' });
  });

  it('takes the regular kits of that day along, and a unique kit alone', async () => {
    const admin = await shop.asNew('admin');
    const items = [
      await sellKit(admin, { days: 5 }),
      await sellKit(admin, { days: 5 }),
      await sellUniqueKit(admin),
    ];
    const { placed, nth, change, daysOf } = await paidDays(shop, { items });
    await change({ action: 'skip', deliveryIds: await nth(1) });
    const [first, second, unique] = placed.orders.map(({ id }) => id) as [number, number, number];
    expect((await daysOf(first)).map(({ day }) => day)).toEqual((await daysOf(second)).map(({ day }) => day));
    expect((await daysOf(first)).at(-1)?.day).toBe('2026-11-30');
    expect((await daysOf(unique))[0]?.day).toBe('2026-11-23');
  });

  it.each([
    ['a closed day', '2026-12-09', 'target_closed'],
    ['a day that it has', '2026-11-24', 'target_taken'],
    ['tomorrow', '2026-11-17', 'target_too_soon'],
    ['a day long after the end', '2027-03-05', 'target_too_late'],
    ['where it is', '2026-11-25', 'same_day'],
  ])('not to %s, and nothing has changed', async (_, to, code) => {
    const { admin, cityId, nth, change, see } = await paidDays(shop);
    if (code === 'target_closed')
      await admin('PUT /calendar-days/{id}', {
        params: { id: to },
        body: { cityId, isClosed: true, isHoliday: false },
      });
    const before = await see();
    const refusal = await refusalOf(change({ action: 'move', deliveryIds: await nth(3), to }));
    expect(refusal).toMatchObject({ status: 409, code });
    expect(await see()).toEqual(before);
  });

  it('on the last instant before the term, and not on the next', async () => {
    const { nth, change, standing, later } = await paidDays(shop);
    const ids = await nth(1, 2);
    await later('2026-11-21T21:59:59Z');
    await change({ action: 'skip', deliveryIds: [ids[0] ?? 0] });
    await later('2026-11-22T22:00:00Z');
    const late = change({ action: 'skip', deliveryIds: [ids[1] ?? 0] });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'too_late' });
    expect((await standing())[0]).toBe('2026-11-24');
  });
});

describe('two at once', () => {
  it('the second is told how it is now, and changes nothing', async () => {
    const { nth, change, see } = await paidDays(shop);
    const { version } = await see();
    const [first, second] = await nth(4, 5);
    await change({ action: 'move', deliveryIds: [first ?? 0], to: '2026-12-08', version });
    const refusal = await refusalOf(
      change({ action: 'move', deliveryIds: [second ?? 0], to: '2026-12-09', version }),
    );
    expect(refusal).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(refusal.data).toMatchObject({ version: version + 1 });
  });

  it('of ten tabs that give back the same day, one does', async () => {
    const { nth, change, see } = await paidDays(shop);
    const { version } = await see();
    const deliveryIds = await nth(9);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => change({ action: 'cancel', deliveryIds, version })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await see()).toReturnCents).toBe(1_400);
  });
});

describe('where, when and how', () => {
  const office = { street: 'Konstitucijos pr.', houseNumber: '7', postalCode: 'LT-09308' };

  it('one day goes elsewhere, stays so when it moves, and the others do not', async () => {
    const { cityId, nth, change, daysOf } = await paidDays(shop);
    const deliveryIds = await nth(2);
    await change({ action: 'address', deliveryIds, cityId, ...office });
    await change({ action: 'move', deliveryIds, to: '2026-12-08' });
    const days = await daysOf();
    expect(days.filter(({ door }) => door !== null)).toMatchObject([
      { id: deliveryIds[0], day: '2026-12-08', door: { street: 'Konstitucijos pr.' } },
    ]);
  });

  it('Fridays go to the office; a day that leaves Friday comes home', async () => {
    const { cityId, nth, change, preview } = await paidDays(shop);
    const done = await change({
      action: 'address',
      scope: 'weekday',
      deliveryIds: await nth(5),
      cityId,
      ...office,
    });
    expect(done.preview.days.map(({ from }) => from.day)).toEqual(['2026-11-27', '2026-12-04']);
    const moved = await preview({ action: 'move', deliveryIds: await nth(5), to: '2026-12-07' });
    expect(moved.preview.days[0]).toMatchObject({
      from: { stop: { door: { street: 'Konstitucijos pr.' } } },
      to: { stop: { door: { street: 'Gedimino pr.' } } },
    });
    const back = await change({ action: 'undo', changeId: done.change?.id ?? 0 });
    expect(back.change?.status).toBe('undone');
  });

  it('another city is allowed where it delivers on that day, with a window of its own', async () => {
    const { admin, nth, change } = await paidDays(shop);
    const kaunas = await openCity(admin, 'Kaunas');
    const body = { cityId: kaunas, fromTime: '06:00', toTime: '08:00' };
    const { data: time } = await admin('POST /delivery-times', { body });
    const wanted = { action: 'address', deliveryIds: await nth(6), cityId: kaunas, ...office } as const;
    expect((await refusalOf(change(wanted))).errors).toHaveProperty('deliveryTimeId');
    const done = await change({ ...wanted, deliveryTimeId: time.id });
    expect(done.change?.days[0]?.to?.stop).toMatchObject({
      cityId: kaunas,
      deliveryTime: { fromTime: '06:00' },
    });
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-12-01' },
      body: { cityId: kaunas, isClosed: true, isHoliday: false },
    });
    const closed = change({ ...wanted, deliveryIds: await nth(7), deliveryTimeId: time.id, scope: 'all' });
    expect(await refusalOf(closed)).toMatchObject({
      code: 'target_closed',
      data: { cities: [{ days: ['2026-12-01'] }] },
    });
    const elsewhere = change({ action: 'time', deliveryIds: await nth(1), deliveryTimeId: time.id });
    expect((await refusalOf(elsewhere)).code).toBe('window_elsewhere');
  });

  it('all days left are handed over in another way', async () => {
    const { nth, change } = await paidDays(shop);
    const done = await change({
      action: 'method',
      scope: 'all',
      deliveryIds: await nth(1),
      method: 'leave_at_door',
    });
    expect(done.change?.days).toHaveLength(10);
    expect(done.change?.days.every(({ to }) => to?.stop?.method === 'leave_at_door')).toBe(true);
  });
});

describe('giving days back', () => {
  it('10 days, 10 % code, seven given back: 72.00 for kits and the delivery of those days', async () => {
    const { nth, preview, change, see } = await paidDays(shop, { codePercent: 10 });
    const wanted = { action: 'cancel', deliveryIds: await nth(4, 5, 6, 7, 8, 9, 10) } as const;
    const { preview: shown } = await preview(wanted);
    expect(shown.money).toMatchObject({
      returnCents: 7_200 + 7 * 200,
      returnsTo: 'montonio',
      refunds: [
        {
          paidCents: 10_800,
          paidDays: 10,
          keptCents: 3_600,
          keptDays: 3,
          dueCents: 7_200,
          deliveryCents: 1_400,
        },
      ],
    });
    const done = await change({ ...wanted, expectedCents: -8_600 });
    expect(done.checkOut).toMatchObject({
      status: 'paid',
      toReturnCents: 8_600,
      orders: [{ status: 'paid', toReturnCents: 8_600, moneyBack: true }],
    });
    expect((await see()).history.at(-1)).toMatchObject({ action: 'change_cancel' });
  });

  it('one day of ten with a code brings back nothing but its delivery', async () => {
    const { nth, preview } = await paidDays(shop, { codePercent: 10 });
    const { preview: shown } = await preview({ action: 'cancel', deliveryIds: await nth(5) });
    expect(shown.money).toMatchObject({ returnCents: 200, refunds: [{ dueCents: 0 }] });
  });

  it('the same day taken back by the shop comes back in full: 10.80 and its delivery', async () => {
    const { admin, placed, nth } = await paidDays(shop, { codePercent: 10 });
    const { change, preview } = orderDays(admin, placed);
    const wanted = { action: 'cancel', deliveryIds: await nth(5) } as const;
    expect((await preview(wanted)).preview.money.refunds).toMatchObject([
      { dueCents: 0, inFullCents: 1_080, inFullDays: 1, kitsCents: 1_080, deliveryCents: 200 },
    ]);
    const done = await change(wanted);
    expect(done.checkOut.toReturnCents).toBe(1_280);
    expect((await mailsTo(shop, done.checkOut.buyer.email))[0]?.plain).toContain(
      'we had to cancel days of your order',
    );
  });

  it('cancelling all that is left ends the line, keeps what is locked, and stops the order after it', async () => {
    const { buyer, orderId, daysOf, later } = await paidDays(shop);
    await later('2026-11-21T08:00:00Z');
    const { data } = await buyer('DELETE /orders/{id}', { params: { id: orderId }, body: {} });
    expect(data.checkOut).toMatchObject({ status: 'paid', orders: [{ status: 'canceled_by_user' }] });
    expect((await daysOf()).filter(({ status }) => status === 'planned').map(({ day }) => day)).toEqual([
      '2026-11-23',
    ]);
    expect(data.checkOut.toReturnCents).toBe(9 * 1_400);
  });

  it('with nothing locked everything comes back, the order stops, and its code can be used again', async () => {
    const kit = await sellKit(await shop.asNew('admin'), { days: 10, priceCents: 1200 });
    const { buyer, orderId, placed } = await paidDays(shop, {
      items: [kit],
      codePercent: 10,
      codeOnce: true,
    });
    const { data } = await buyer('DELETE /orders/{id}', { params: { id: orderId }, body: {} });
    expect(data.checkOut).toMatchObject({ status: 'stopped', toReturnCents: placed.totalCents });
    const again = await place(
      buyer,
      { cityId: placed.cityId ?? 0, startDate: '2026-11-23', items: [kit] },
      { discountCodes: placed.codes },
    );
    expect(again.codes).toEqual(placed.codes);
  });

  it('within half an hour its buyer goes on with it, and nothing is owed any more', async () => {
    const { buyer, orderId, standing, see } = await paidDays(shop, { codePercent: 10 });
    await buyer('DELETE /orders/{id}', { params: { id: orderId }, body: {} });
    const { data } = await buyer('POST /orders/{id}', { params: { id: orderId }, body: {} });
    expect(data).toMatchObject({ status: 'paid', toReturnCents: 0 });
    expect(await see()).toMatchObject({ status: 'paid', toReturnCents: 0 });
    expect(await standing()).toEqual(tenDays);
    await buyer('DELETE /orders/{id}', { params: { id: orderId }, body: {} });
    shop.clock.moveTo(addHours(shop.clock.now(), 0.52));
    const late = buyer('POST /orders/{id}', { params: { id: orderId }, body: {} });
    expect((await refusalOf(late)).code).toBe('undo_over');
    expect((await see()).status).toBe('stopped');
  });

  it('what was paid by transfer asks for an account to return it to', async () => {
    const { nth, change } = await paidDays(shop, { paymentType: 'bank_account' });
    const wanted = { action: 'cancel', deliveryIds: await nth(9) } as const;
    expect((await refusalOf(change(wanted))).errors).toHaveProperty('iban');
    const wrong = change({ ...wanted, iban: 'LT00 0000 0000 0000 0000' });
    expect((await refusalOf(wrong)).errors).toHaveProperty('iban');
    const done = await change({ ...wanted, iban: 'LT12 1000 0111 0100 1000' });
    expect(done.checkOut.toReturnCents).toBe(1_400);
    expect(JSON.stringify(done)).not.toContain('1110');
  });
});

describe('before the money is there', () => {
  it('days are moved, not given back; the order is cancelled whole and can go on', async () => {
    const admin = await shop.asNew('admin');
    const cart = {
      cityId: await openCity(admin),
      startDate: '2026-11-23',
      items: [await sellKit(admin, { days: 10, priceCents: 1200 })],
    };
    const buyer = shop.as(await shop.person('user'));
    const placed = await place(buyer, cart, { paymentType: 'cash' });
    const { nth, change, orderId, see } = orderDays(buyer, placed);
    await change({ action: 'move', deliveryIds: await nth(1), to: '2026-12-07' });
    const single = change({ action: 'cancel', deliveryIds: await nth(2) });
    expect((await refusalOf(single)).code).toBe('not_paid_yet');
    const params = { id: orderId };
    const { data } = await buyer('DELETE /orders/{id}', { params, body: {} });
    expect(data.checkOut).toMatchObject({ status: 'declined', orders: [{ status: 'canceled_by_user' }] });
    const { data: back } = await buyer('POST /orders/{id}', { params, body: {} });
    expect(back.status).toBe('pending');
    expect((await see()).status).toBe('waiting_payment');
  });

  it('a guest cancels by the link, and needs an account for more', async () => {
    const admin = await shop.asNew('admin');
    const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [await sellKit(admin)] };
    const guest = shop.as(null);
    const placed = await place(guest, cart, { paymentType: 'cash' });
    const params = { id: placed.orders[0]?.id ?? 0 };
    const query = { token: placed.token };
    const deliveryIds = [placed.orders[0]?.deliveries[0]?.id ?? 0];
    const move = { action: 'skip', deliveryIds, version: placed.version } as const;
    const skip = guest('PUT /orders/{id}', { params, query, body: move });
    expect(await refusalOf(skip)).toMatchObject({ status: 403, code: 'needs_account' });
    const hidden = shop.as(null)('DELETE /orders/{id}', { params, query: { token: 'x' }, body: {} });
    expect((await refusalOf(hidden)).status).toBe(404);
    const { data } = await guest('DELETE /orders/{id}', { params, query, body: {} });
    expect(data.checkOut.status).toBe('declined');
  });
});

describe('another kit', () => {
  it('that costs more waits for its supplement: 6 × 1.00, and holds once it is paid', async () => {
    const { admin, buyer, see, change, daysOf, later } = await paidDays(shop, {
      priceCents: 1690,
      codePercent: 10,
    });
    const dearer = await sellKit(admin, { days: 10, priceCents: 1790 });
    await later('2026-11-26T08:00:00Z');
    const { mealKitId, calorieId } = dearer;
    const done = await change({ action: 'kit', mealKitId, calorieId, expectedCents: 500 });
    expect(done.change).toMatchObject({ status: 'pending', money: { supplementCents: 500 } });
    expect(done.change?.money.differences).toMatchObject([
      {
        kcal: 1500,
        oldKcal: 1500,
        amount: 1,
        days: 5,
        oldPrices: [{ days: 5, dayCents: 1690 }],
        newPrices: [{ days: 5, dayCents: 1790 }],
        dayPrice: [{ kind: 'kit', cents: 1790 }],
      },
    ]);
    expect((await daysOf()).every(({ item }) => item === null)).toBe(true);
    const { data } = await buyer('POST /order-changes/{id}/pay', {
      params: { id: done.change?.id ?? 0 },
      body: {},
    });
    expect((await see()).changes[0]?.paymentUrl).toBe(data.paymentUrl);
    await payOnline(shop, data.paymentUrl);
    const seen = await see();
    expect(seen.changes[0]).toMatchObject({ status: 'done' });
    expect((await daysOf()).filter(({ item }) => item?.mealKitId === mealKitId)).toHaveLength(5);
    expect(seen.invoices.map(({ kind, totalCents }) => [kind, totalCents])).toContainEqual(['invoice', 500]);
  });

  it('that costs less brings back what was paid of the difference: 2.00 × 0.9 a day', async () => {
    const { admin, change } = await paidDays(shop, { priceCents: 1690, codePercent: 10 });
    const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1490 });
    const done = await change({ action: 'kit', mealKitId, calorieId });
    expect(done.change).toMatchObject({ status: 'done', money: { returnCents: 1_800 } });
    expect(done.checkOut.toReturnCents).toBe(1_800);
  });

  it('an admin lets go of a supplement: the kit is changed, and no day costs more', async () => {
    const { admin, change, see, daysOf, nth, preview } = await paidDays(shop);
    const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1490 });
    const { change: waiting } = await change({ action: 'kit', mealKitId, calorieId });
    const params = { id: waiting?.id ?? 0 };
    const body = { action: 'waive', note: 'Atsiprašymas' } as const;
    const { data } = await admin('PUT /order-changes/{id}', { params, body });
    expect(data.status).toBe('done');
    expect((await refusalOf(admin('PUT /order-changes/{id}', { params, body }))).status).toBe(409);
    expect((await daysOf()).every(({ item }) => item?.mealKitId === mealKitId)).toBe(true);
    expect((await see()).history.at(-1)).toMatchObject({ action: 'supplement_waived', by: 'staff' });
    const { preview: shown } = await preview({ action: 'cancel', deliveryIds: await nth(10) });
    expect(shown.money.returnCents).toBe(1_400);
  });

  it('a supplement that nobody pays lapses, and nothing has changed', async () => {
    const { admin, placed, change, see, daysOf, later } = await paidDays(shop);
    const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1490 });
    await change({ action: 'kit', mealKitId, calorieId, iban: 'LT121000011101001000' });
    const kept = () =>
      shop.database.select().from(orderChanges).where(eq(orderChanges.checkOutId, placed.id));
    expect(await kept()).toMatchObject([{ status: 'pending', iban: 'LT121000011101001000' }]);
    await later('2026-11-16T16:00:00Z');
    await shop.work('order-changes.sweep');
    expect((await see()).changes[0]).toMatchObject({ status: 'lapsed' });
    expect(await kept()).toMatchObject([{ status: 'lapsed', iban: '' }]);
    expect((await daysOf()).every(({ item }) => item === null)).toBe(true);
  });

  describe('whose supplement is paid in the last minutes', () => {
    /** Due at 16:00. */
    const waiting = async () => {
      const order = await paidDays(shop);
      const { mealKitId, calorieId } = await sellKit(order.admin, { days: 10, priceCents: 1490 });
      const { change } = await order.change({ action: 'kit', mealKitId, calorieId });
      const begin = () =>
        order.buyer('POST /order-changes/{id}/pay', { params: { id: change?.id ?? 0 }, body: {} });
      return { ...order, begin };
    };
    const status = async ({ see }: Awaited<ReturnType<typeof waiting>>) => (await see()).changes[0]?.status;

    it('holds where the news of it comes late, as long as its days can be changed', async () => {
      const order = await waiting();
      await order.later('2026-11-16T15:50:00Z');
      await shop.sandbox.pay(uuidIn((await order.begin()).data.paymentUrl));
      await order.later('2026-11-16T16:01:00Z');
      await shop.work('order-changes.sweep');
      expect(await status(order)).toBe('done');
    });

    it('comes back where a day of it cannot be changed any more', async () => {
      const order = await waiting();
      await shop.sandbox.pay(uuidIn((await order.begin()).data.paymentUrl));
      await order.later('2026-11-22T23:00:00Z');
      await shop.work('order-changes.sweep');
      expect(await status(order)).toBe('lapsed');
      expect((await order.see()).refunds).toMatchObject([{ reason: 'paid_after_expiry' }]);
    });

    it('is not begun where the bank would close later than it', async () => {
      const order = await waiting();
      await order.later('2026-11-16T15:56:00Z');
      expect(await refusalOf(order.begin())).toMatchObject({ status: 409, code: 'supplement_over' });
    });
  });

  it('that is hidden, or has no price for the period, is refused beside its field', async () => {
    const { admin, change } = await paidDays(shop);
    const other = await sellKit(admin, { days: 5, priceCents: 1490 });
    const refusal = await refusalOf(
      change({ action: 'kit', mealKitId: other.mealKitId, calorieId: other.calorieId }),
    );
    expect(refusal).toMatchObject({ status: 422, errors: { mealKitId: expect.any(Array) } });
  });

  it('tells all that is wrong at once: of its own line at the field, of another that goes along at that line', async () => {
    const admin = await shop.asNew('admin');
    const { data: nuts } = await admin('POST /allergens', { body: { nameLt: 'Riešutai', pricePercent: 0 } });
    const extra = { nameEn: 'Pie', pricePerDayCents: 100, allergenIds: [nuts.id] };
    const { data: pie } = await admin('POST /additions', { body: { ...extra, nameLt: 'Pyragas' } });
    const plain = await sellKit(admin, { days: 10 });
    const items = [plain, { ...plain, allergenIds: [nuts.id] }];
    const { change, see } = await paidDays(shop, { items });
    const other = (await see()).orders[1]?.id ?? 0;
    const { mealKitId, calorieId } = plain;
    const wanted = { mealKitId, calorieId, orderIds: [other], combinationId: 999_999 };
    const refusal = await refusalOf(
      change({ action: 'kit', ...wanted, allergenIds: [nuts.id], additionIds: [pie.id, 999_999] }),
    );
    const gone = 'This choice is no longer there, or does not go with the others';
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.errors).toEqual({
      combinationId: [gone],
      additionIds: [gone, 'It contains what you leave out'],
      'orderIds.0.combinationId': [gone],
    });
    expect((await see()).changes).toEqual([]);
  });

  it('does not come with an addition for unique kits, which would cost nothing', async () => {
    const { admin, change } = await paidDays(shop);
    const { mealKitId, calorieId } = await sellKit(admin, { days: 10, priceCents: 1200 });
    const body = { nameLt: 'Tortas', nameEn: 'Cake', pricePerDayCents: 900, isForUnique: true };
    const { data: cake } = await admin('POST /additions', { body });
    const wanted = change({ action: 'kit', mealKitId, calorieId, additionIds: [cake.id] });
    expect(await refusalOf(wanted)).toMatchObject({
      status: 422,
      errors: { additionIds: ['This addition does not fit the kit'] },
    });
  });
});

it('the same again gives the lines of the cart, and names what is no longer sold', async () => {
  const admin = await shop.asNew('admin');
  const items = [await sellKit(admin), await sellKit(admin)];
  const { buyer, placed } = await paidDays(shop, { items });
  await admin('POST /meal-kits/{id}/hide', { params: { id: items[1]?.mealKitId ?? 0 }, body: {} });
  const { data } = await buyer('POST /orders', { body: { checkOutId: placed.id } });
  expect(data.items).toMatchObject([{ mealKitId: items[0]?.mealKitId, amount: 1 }]);
  expect(data.missing).toMatchObject([{ reason: 'kit' }]);
});
