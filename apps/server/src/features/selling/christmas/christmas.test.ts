import { sum } from '@shop/domain/money';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { expectBooksAddUp } from '../../../../test/books.ts';
import { christmasBody, openSeason, orderChristmas, season, seasonBody } from '../../../../test/christmas.ts';
import { aSentCoupon } from '../../../../test/coupons.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { aCart, place, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { checkOuts, christmasWays, orders } from '../../../db/schema/index.ts';

const shop = usePayingShop();
const guest = () => shop.as(null, 'lt');
const now = new Date('2026-12-01T10:00:00Z');
beforeEach(() => shop.clock.moveTo(now));

const pay = async ({ paymentUrl }: { readonly paymentUrl: string | null }) => {
  await shop.sandbox.pay(uuidIn(paymentUrl));
  await shop.sandbox.tick();
};
const seen = async ({ id, token }: { readonly id: number; readonly token: string }) =>
  (await guest()('GET /check-outs/{id}', { params: { id }, query: { token } })).data;
const leftOf = async (wayId: number) =>
  (await guest()('GET /christmas-settings')).data.ways.find(({ id }) => id === wayId)?.setsLeft;
const unpaidFor6Hours = async (id: number) => {
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 6 * 3_600_000));
  await shop.work('check-outs.expire', { checkOutId: id });
};

describe('the season', () => {
  it('is read by anybody, without limits, and changed by admins alone, with what it was in the audit log', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin, { setsLimit: 12 });
    const { data, version } = await guest()('GET /christmas-settings');
    expect(data).toMatchObject({ ...season, isEnabled: true, mealKitId: at.mealKitId, phase: 'open' });
    expect(data.ways.find(({ id }) => id === at.wayId)).toMatchObject({
      cityId: at.cityId,
      kind: 'evening_23',
      day: '2026-12-23',
      fromTime: '17:00',
      toTime: '21:00',
      priceCents: 700,
      setsLeft: 12,
      setsLimit: null,
    });
    const { data: whole } = await admin('GET /christmas-settings');
    expect(whole.ways.find(({ id }) => id === at.wayId)?.setsLimit).toBe(12);
    const body = { ...(await seasonBody(admin)), isEnabled: false, version };
    expect((await refusalOf((await shop.asNew('user'))('PUT /christmas-settings', { body }))).status).toBe(
      403,
    );
    expect((await admin('PUT /christmas-settings', { body })).version).toBe(version + 1);
    const entries = await auditOf(shop, 'setting', 'christmas-settings');
    expect(entries.map(({ details }) => details)).toContainEqual({
      before: { isEnabled: true },
      after: { isEnabled: false },
    });
    // The second of two who opened the same version.
    const old = await refusalOf(admin('PUT /christmas-settings', { body: { ...body, isEnabled: true } }));
    expect(old).toMatchObject({ status: 409, code: 'changed_meanwhile', data: { isEnabled: false } });
    expect((await guest()('GET /christmas-settings')).data.phase).toBe('off');
  });

  it('tells all that is wrong at once and changes nothing', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const { cityId } = await openSeason(admin);
    const { version } = await guest()('GET /christmas-settings');
    const regular = await sellKit(admin);
    const way = {
      cityId,
      kind: 'morning_24' as const,
      fromTime: '08:00',
      toTime: '11:00',
      priceCents: 0,
      setsLimit: 1,
    };
    const body = {
      isEnabled: true,
      mealKitId: regular.mealKitId,
      opensAt: null,
      lastOrderAt: '2026-12-23T10:00:00Z',
      ways: [way, way, { ...way, cityId: 999_999 }],
    };
    const refusal = await refusalOf(admin('PUT /christmas-settings', { body }));
    expect(refusal.status).toBe(422);
    expect(refusal.errors).toEqual({
      mealKitId: ['Kūčioms tinka tik unikalus vienos dienos rinkinys'],
      opensAt: [expect.any(String)],
      lastOrderAt: ['Paskutinis užsakymas turi būti ne vėliau kaip gruodžio 22\u00a0d. vidurnaktį'],
      'ways.1.kind': [expect.any(String)],
      'ways.2.cityId': [expect.any(String)],
    });
    expect((await guest()('GET /christmas-settings')).version).toBe(version);
  });

  it('keeps a way by which something was sold, and counts only what comes this year', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin, { setsLimit: 5 });
    await orderChristmas(guest(), at, 2);
    const now2026 = await seasonBody(admin);
    const without = { ...now2026, ways: now2026.ways.filter(({ id }) => id !== at.wayId) };
    expect(await refusalOf(admin('PUT /christmas-settings', { body: without }))).toMatchObject({
      status: 409,
      code: 'in_use',
    });
    expect(await leftOf(at.wayId)).toBe(3);
    const next = { ...now2026, opensAt: '2027-11-10T08:00:00Z', lastOrderAt: '2027-12-20T16:00:00Z' };
    const { data: later } = await admin('PUT /christmas-settings', { body: next });
    expect(later).toMatchObject({ phase: 'before' });
    expect(later.ways.find(({ id }) => id === at.wayId)).toMatchObject({ day: '2027-12-23', setsLeft: 5 });
    await admin('PUT /christmas-settings', { body: now2026 });
  });
});

describe('buying', () => {
  it('costs the sets and the way once, on its own day and at its own hours, whatever the calendar says', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin, { kind: 'morning_24', fromTime: '08:00', toTime: '11:00' });
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-12-24' },
      body: { cityId: at.cityId, isClosed: true, isHoliday: true },
    });
    const quote = {
      christmasWayId: at.wayId,
      cityId: at.cityId,
      startDate: null,
      items: [{ mealKitId: at.mealKitId, amount: 3 }],
    };
    expect((await guest()('POST /check-outs/quote', { body: quote })).data).toMatchObject({
      kitsCents: 26_700,
      deliveryCents: 700,
      vatKitsCents: 4634,
      vatDeliveryCents: 121,
      totalCents: 27_400,
      items: [{ deliveryDates: ['2026-12-24'] }],
      problems: [],
    });
    const placed = await orderChristmas(guest(), at, 3);
    expect(placed).toMatchObject({
      status: 'new',
      startDate: '2026-12-24',
      lastDate: '2026-12-24',
      deliveryTime: { id: null, fromTime: '08:00', toTime: '11:00' },
      christmasUntil: season.lastOrderAt,
      totalCents: 27_400,
      deliveryDayBefore: false,
    });
    await pay(placed);
    const paid = await seen(placed);
    expect(paid.status).toBe('paid');
    expect(paid.orders[0]?.deliveries).toMatchObject([{ day: '2026-12-24', status: 'planned' }]);
    await expectBooksAddUp(shop, placed.id);
    const [mail] = await mailsTo(shop, placed.buyerEmail);
    expect(mail?.kind).toBe('order_paid');
    expect(mail?.plain).toContain('Tikslų laiką su jumis suderinsime atskirai');
    expect(mail?.plain).toContain('Kūčių rinkinys neperkeliamas į kitą dieną');
  });

  it('the kit is sold in no cart, and the same again does not put it into one', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin);
    const item = { mealKitId: at.mealKitId, amount: 1 };
    const body = { cityId: at.cityId, startDate: '2026-12-03', items: [item] };
    const { data } = await guest()('POST /check-outs/quote', { body });
    expect(data.problems).toEqual([{ code: 'christmas_kit', field: 'items.0.meal_kit_id' }]);
    expect(data.totalCents).toBe(0);
    const order = { ...christmasBody(at, 1), christmasWayId: null, startDate: '2026-12-03' };
    const refusal = await refusalOf(guest()('POST /check-outs', { body: order }));
    expect(refusal.status).toBe(422);
    expect(refusal.errors?.['items.0.mealKitId']).toEqual([
      'Kūčių rinkinys parduodamas atskirai, jo puslapyje /kuciu-rinkinys',
    ]);
    const person = await shop.person('user');
    const { id } = await orderChristmas(shop.as(person, 'lt'), at);
    expect((await shop.as(person, 'lt')('POST /orders', { body: { checkOutId: id } })).data).toMatchObject({
      items: [],
      missing: [{ reason: 'kit' }],
    });
  });

  it('is paid online alone, also later; coupons pay, codes and points do not', async () => {
    const at = await openSeason(await shop.asNew('admin', 'lt'));
    for (const paymentType of ['cash', 'bank_account'] as const) {
      const refusal = await refusalOf(orderChristmas(guest(), at, 1, { paymentType }));
      expect(refusal.errors).toEqual({ paymentType: ['Kūčių rinkinys apmokamas tik internetu'] });
    }
    const { coupon } = await aSentCoupon(shop, { valueCents: 20_000 });
    const placed = await orderChristmas(guest(), at, 1, { coupons: [coupon.code] });
    expect(placed).toMatchObject({ status: 'paid', totalCents: 9600, couponCents: 9600, toPayCents: 0 });
    const { id, token } = await orderChristmas(guest(), at, 1);
    const other = guest()('POST /check-outs/{id}/pay', {
      params: { id },
      query: { token },
      body: { paymentType: 'cash' },
    });
    expect(await refusalOf(other)).toMatchObject({ status: 409, code: 'online_only' });
  });

  it('tells all that is wrong with it at once, and takes nothing', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin);
    const elsewhere = await openCity(admin);
    const other = await sellUniqueKit(admin);
    const before = await shop.database.$count(checkOuts);
    const refusal = await refusalOf(
      orderChristmas(guest(), at, 1, {
        cityId: elsewhere,
        startDate: '2026-12-24',
        items: [other],
        paymentType: 'cash',
      }),
    );
    expect(Object.keys(refusal.errors ?? {}).toSorted()).toEqual([
      'cityId',
      'items',
      'paymentType',
      'startDate',
    ]);
    for (const [instant, code] of [
      ['2026-11-10T07:59:59Z', 'before it begins'],
      ['2026-12-20T16:00:00Z', 'after the last moment'],
    ] as const) {
      shop.clock.moveTo(new Date(instant));
      const closed = await refusalOf(orderChristmas(guest(), at));
      expect(closed.errors, code).toEqual({ christmasWayId: ['Kūčių rinkinio dabar užsakyti negalima'] });
    }
    expect(await shop.database.$count(checkOuts)).toBe(before);
  });

  it('leaves the buyer’s cart as it was', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin);
    const person = await shop.person('user');
    const line = { ...(await sellKit(admin)), key: 'a', addedAt: shop.clock.now().toISOString() };
    await shop.as(person, 'lt')('PUT /cart', { body: { items: [line] } });
    await orderChristmas(shop.as(person, 'lt'), at);
    expect((await shop.as(person, 'lt')('GET /cart')).data.items).toHaveLength(1);
  });
});

describe('the limit of a way', () => {
  it('holds for 50 who order at once', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin, { setsLimit: 31 });
    const amounts = Array.from({ length: 50 }, (_, index) => 1 + (index % 3));
    const answers = await Promise.allSettled(amounts.map((amount) => orderChristmas(guest(), at, amount)));
    const refusals = answers.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
    for (const { status, errors } of refusals) {
      expect(status).toBe(422);
      expect(['christmasWayId', 'items.0.amount']).toContain(Object.keys(errors)[0]);
    }
    const sold = await shop.database
      .select({ amount: orders.amount })
      .from(orders)
      .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId))
      .where(eq(checkOuts.christmasWayId, at.wayId));
    expect(sold).toHaveLength(50 - refusals.length);
    // As long as somebody wanted one set, none is left over.
    expect(sum(sold.map(({ amount }) => amount))).toBe(31);
    expect(await leftOf(at.wayId)).toBe(0);
  });

  it('says whether none is left or fewer than wanted', async () => {
    const at = await openSeason(await shop.asNew('admin', 'lt'), { setsLimit: 2 });
    const many = await refusalOf(orderChristmas(guest(), at, 3));
    expect(many.errors).toEqual({
      'items.0.amount': ['Tiek rinkinių šiuo būdu nebeliko. Pasirinkite mažiau'],
    });
    await orderChristmas(guest(), at, 2);
    expect((await refusalOf(orderChristmas(guest(), at))).errors).toEqual({
      christmasWayId: ['Šiuo būdu visi Kūčių rinkiniai jau užsakyti. Pasirinkite kitą'],
    });
  });

  it('an order that is not paid gives its sets back, and takes them again when it is restored, if they are there', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin, { setsLimit: 2 });
    const first = await orderChristmas(guest(), at, 2);
    expect(await leftOf(at.wayId)).toBe(0);
    await unpaidFor6Hours(first.id);
    expect((await seen(first)).status).toBe('not_paid');
    expect(await leftOf(at.wayId)).toBe(2);
    const second = await orderChristmas(guest(), at, 1);
    const again = async () =>
      (await shop.asNew('admin', 'lt'))('POST /check-outs/{id}/restore', { params: { id: first.id } });
    expect(await refusalOf(again())).toMatchObject({ status: 409, code: 'christmas_sold_out' });
    expect((await seen(first)).status).toBe('not_paid');
    await unpaidFor6Hours(second.id);
    expect((await again()).data.status).toBe('new');
    expect(await leftOf(at.wayId)).toBe(0);
  });

  it('a cancelled one gives them back too, and can be continued only while they are there', async () => {
    const at = await openSeason(await shop.asNew('admin', 'lt'), { setsLimit: 1 });
    const person = await shop.person('user');
    const placed = await orderChristmas(shop.as(person, 'lt'), at);
    await pay(placed);
    const orderId = placed.orders[0]!.id;
    const { data } = await shop.as(person, 'lt')('DELETE /orders/{id}', {
      params: { id: orderId },
      body: {},
    });
    expect(data.checkOut).toMatchObject({ status: 'stopped', toReturnCents: 9600 });
    expect(await leftOf(at.wayId)).toBe(1);
    const other = await orderChristmas(guest(), at);
    const goOn = () => shop.as(person, 'lt')('POST /orders/{id}', { params: { id: orderId }, body: {} });
    expect(await refusalOf(goOn())).toMatchObject({ status: 409, code: 'christmas_sold_out' });
    await guest()('DELETE /orders/{id}', {
      params: { id: other.orders[0]!.id },
      query: { token: other.token },
      body: {},
    });
    await goOn();
    expect(await leftOf(at.wayId)).toBe(0);
    expect((await seen(placed)).status).toBe('paid');
  });

  it('lowered below what is sold, it takes nothing away', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin, { setsLimit: 3 });
    await orderChristmas(guest(), at, 3);
    await shop.database.update(christmasWays).set({ setsLimit: 1 }).where(eq(christmasWays.id, at.wayId));
    expect(await leftOf(at.wayId)).toBe(0);
  });
});

describe('its day', () => {
  const aPaidOne = async () => {
    const admin = await shop.asNew('admin', 'lt');
    const at = await openSeason(admin);
    const person = await shop.person('user');
    const placed = await orderChristmas(shop.as(person, 'lt'), at);
    await pay(placed);
    const own = async () =>
      (await shop.as(person, 'lt')('GET /check-outs/{id}', { params: { id: placed.id }, query: {} })).data;
    const [order] = (await own()).orders;
    return { admin, at, person, placed, own, order: order!, delivery: order!.deliveries[0]! };
  };
  const door = { street: 'Pilies g.', houseNumber: '5', postalCode: 'LT-01124' };

  it('cannot be moved or skipped, nor its hours or kit changed; the door can, within its city', async () => {
    const { admin, at, placed, order, delivery, ...one } = await aPaidOne();
    let { person } = one;
    const own = async () =>
      (await shop.as(person, 'lt')('GET /check-outs/{id}', { params: { id: placed.id }, query: {} })).data;
    const change = async (asked: object) =>
      shop.as(person, 'lt')('PUT /orders/{id}', {
        params: { id: order.id },
        query: {},
        body: { deliveryIds: [delivery.id], version: (await own()).version, ...asked } as never,
      });
    expect(await refusalOf(change({ action: 'move', to: '2026-12-22' }))).toMatchObject({
      code: 'day_is_fixed',
    });
    expect(await refusalOf(change({ action: 'skip' }))).toMatchObject({ code: 'day_is_fixed' });
    const elsewhere = await openCity(admin);
    const far = { action: 'address', scope: 'days', cityId: elsewhere, deliveryTimeId: null, ...door };
    expect((await refusalOf(change(far))).errors).toEqual({
      cityId: ['Kūčių rinkinį galima atvežti tik kitu adresu tame pačiame mieste'],
    });
    await change({ ...far, cityId: at.cityId });
    expect((await own()).orders[0]?.deliveries[0]).toMatchObject({ door: { street: 'Pilies g.' } });
    shop.clock.moveTo(new Date(season.lastOrderAt));
    person = await shop.login(person);
    expect(await refusalOf(change({ ...far, cityId: at.cityId, houseNumber: '7' }))).toMatchObject({
      code: 'too_late',
    });
    const cancel = shop.as(person, 'lt')('DELETE /orders/{id}', { params: { id: order.id }, body: {} });
    expect(await refusalOf(cancel)).toMatchObject({ code: 'too_late' });
  });

  it('stays when the owner closes it for all others, and late money still brings it', async () => {
    const { admin, at, own } = await aPaidOne();
    const unpaid = await orderChristmas(guest(), at);
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-12-23' },
      body: { cityId: at.cityId, isClosed: true, isHoliday: false },
    });
    expect((await own()).orders[0]?.deliveries[0]).toMatchObject({ day: '2026-12-23', status: 'planned' });
    await pay(unpaid);
    expect((await seen(unpaid)).orders[0]?.deliveries[0]).toMatchObject({
      day: '2026-12-23',
      status: 'planned',
    });
    const after = await orderChristmas(guest(), at);
    expect(after.startDate).toBe('2026-12-23');
  });

  it('the agreed time takes the window’s place everywhere, and its buyer is mailed, again when it changes', async () => {
    const { admin, person, placed, own, delivery } = await aPaidOne();
    const agree = (fromTime: string, toTime: string) =>
      admin('PUT /deliveries/{id}/agreed-time', { params: { id: delivery.id }, body: { fromTime, toTime } });
    await agree('18:30', '18:30');
    await agree('18:30', '18:30');
    expect((await own()).orders[0]?.deliveries[0]?.deliveryTime).toEqual({
      id: null,
      fromTime: '18:30',
      toTime: '18:30',
    });
    const { data: calendar } = await shop.as(person, 'lt')('GET /deliveries', {
      query: { from: '2026-12-01', to: '2026-12-31' },
    });
    expect(JSON.stringify(calendar)).toContain('"fromTime":"18:30"');
    await agree('19:00', '19:30');
    const mails = (await mailsTo(shop, placed.buyerEmail)).filter(({ kind }) => kind === 'time_agreed');
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Kūčių rinkinio laikas pasikeitė – užsakymas Nr. ${placed.number}`,
      `Kūčių rinkinio laikas suderintas – užsakymas Nr. ${placed.number}`,
    ]);
    expect((await own()).history.filter(({ action }) => action === 'time_agreed')).toHaveLength(2);
    const user = await shop.asNew('user');
    const theirs = user('PUT /deliveries/{id}/agreed-time', {
      params: { id: delivery.id },
      body: { fromTime: '10:00', toTime: '11:00' },
    });
    expect((await refusalOf(theirs)).status).toBe(403);
  });

  it('no other delivery has an agreed time, and neither has one that is not paid', async () => {
    const admin = await shop.asNew('admin', 'lt');
    const ordinary = await place(guest(), { ...(await aCart(admin)), startDate: '2026-12-03' });
    const unpaid = await orderChristmas(guest(), await openSeason(admin));
    for (const { orders: lines } of [ordinary, unpaid]) {
      const call = admin('PUT /deliveries/{id}/agreed-time', {
        params: { id: lines[0]!.deliveries[0]!.id },
        body: { fromTime: '10:00', toTime: '11:00' },
      });
      expect(await refusalOf(call)).toMatchObject({ status: 409, code: 'wrong_state' });
    }
  });
});
