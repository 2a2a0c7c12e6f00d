import { addHours } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import { shownCouponCode } from '@shop/domain/coupons';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { expectBooksAddUp } from '../../../../test/books.ts';
import { expectCouponAddsUp } from '../../../../test/coupon-books.ts';
import { aSentCoupon } from '../../../../test/coupons.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aCart, orderFor, place, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { sellKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { auditEntries, couponEntries, couponOrders, coupons } from '../../../db/schema/index.ts';
import { withoutKeys } from '../../base/links/tokens-in-mail.ts';
import { hashPassword } from '../../people/auth/passwords.ts';

const shop = usePayingShop();
const guest = () => shop.as(null);

const password = 'mėlynas dramblys ant stogo';
let buyers = 0;
const aGift = (details: object = {}) => {
  buyers += 1;
  return {
    amountCents: 50_00,
    pieces: 1,
    design: 'beet',
    sendTo: 'buyer',
    recipientName: 'Ona',
    message: 'Skanaus!',
    buyer: { firstName: 'Jonas', lastName: 'Jonaitis', email: `dovanotojas${buyers}@x.example` },
    agreeTerms: true,
    ...details,
  } as const;
};

const buy = async (details: object = {}) =>
  (await guest()('POST /coupon-orders/store', { body: aGift(details) })).data;

const paid = async (details: object = {}) => {
  const order = await buy(details);
  await shop.sandbox.pay(uuidIn(order.paymentUrl));
  await shop.sandbox.tick();
  const pieces = await rowsOf(order.id);
  for (const { id } of pieces) await shop.work('coupons.send', { couponId: id });
  return { order, token: order.token, pieces: await rowsOf(order.id) };
};

const rowsOf = (couponOrderId: number) =>
  shop.database
    .select()
    .from(coupons)
    .where(eq(coupons.couponOrderId, couponOrderId))
    .orderBy(asc(coupons.id));
const rowOf = async (id: number) =>
  (await shop.database.select().from(coupons).where(eq(coupons.id, id)))[0]!;

const mailsAreSent = (email: string) =>
  vi.waitFor(async () => {
    const written = await mailsTo(shop, email);
    expect(written.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

/** A coupon that can be spent. */
const aCoupon = async (amountCents = 50_00) => (await paid({ amountCents })).pieces[0]!;

describe('buying', () => {
  it('pieces are made with the money, each with a code of its own, and sent once', async () => {
    const order = await buy({ pieces: 3 });
    expect(order).toMatchObject({ status: 'pending', totalCents: 150_00, coupons: [] });
    await shop.sandbox.pay(uuidIn(order.paymentUrl));
    await shop.sandbox.tick();
    const made = await rowsOf(order.id);
    expect(made).toHaveLength(3);
    expect(new Set(made.map(({ code }) => code)).size).toBe(3);
    for (const { code, balanceCents } of made) {
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
      expect(balanceCents).toBe(50_00);
    }
    for (const { id } of [...made, ...made]) await shop.work('coupons.send', { couponId: id });
    const mails = await mailsTo(shop, order.buyer.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'coupon_to_print',
      'coupon_to_print',
      'coupon_to_print',
      'coupon_order_paid',
    ]);
    const { data } = await guest()('GET /coupon-orders/{id}', {
      params: { id: order.id },
      query: { token: order.token },
    });
    expect(data.coupons[0]).toMatchObject({
      status: 'sent',
      validUntil: '2027-11-16',
      withdrawUntil: '2026-11-30',
    });
    expect(data.coupons[0]?.code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    // It is money: the shop's people see that it was sent, not what it is spent by.
    const admin = await shop.asNew('admin');
    const seen = (await admin('GET /coupon-orders/{id}', { params: { id: order.id } })).data;
    expect(seen).toMatchObject({ token: '', coupons: [{ code: null, status: 'sent' }, {}, {}] });
  });

  it('one for somebody on a day comes to them at nine that morning, and its code to nobody else', async () => {
    const { order, pieces } = await paid({
      sendTo: 'recipient',
      recipientEmail: 'ona@gaveja.example',
      sendOn: '2026-12-24',
    });
    expect(pieces[0]).toMatchObject({ status: 'unsent', sendAt: new Date('2026-12-24T07:00:00Z') });
    const before = shop.clock.now();
    shop.clock.moveTo(new Date('2026-12-24T06:59:59Z'));
    await shop.work('coupons.send', { couponId: pieces[0]!.id });
    expect(await mailsTo(shop, 'ona@gaveja.example')).toEqual([]);
    shop.clock.moveTo(new Date('2026-12-24T07:00:00Z'));
    await shop.work('coupons.sweep', {});
    const [mail] = await mailsTo(shop, 'ona@gaveja.example');
    expect(mail?.kind).toBe('coupon_gift');
    const { data } = await guest()('GET /coupon-orders/{id}', {
      params: { id: order.id },
      query: { token: order.token },
    });
    expect(data.coupons[0]).toMatchObject({ status: 'sent', code: null });
    shop.clock.moveTo(before);
  });

  it('tells all that is wrong at once and keeps nothing', async () => {
    const before = await shop.database.$count(couponOrders);
    const nobody = await refusalOf(buy({ sendTo: 'recipient', agreeTerms: false, message: 'a'.repeat(301) }));
    expect(Object.keys(nobody.errors ?? {}).toSorted()).toEqual(['agreeTerms', 'message', 'recipientEmail']);
    const refused = await refusalOf(buy({ amountCents: 19_99, sendOn: '2026-11-15' }));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual(['amountCents', 'sendOn']);
    expect(await shop.database.$count(couponOrders)).toBe(before);
  });

  it('ends after 6 hours without money, and money that comes later goes back', async () => {
    const order = await buy();
    const before = shop.clock.now();
    shop.clock.moveTo(addHours(before, 6));
    await shop.work('coupon-orders.expire', { couponOrderId: order.id });
    const query = { token: order.token };
    const { data } = await guest()('GET /coupon-orders/{id}', { params: { id: order.id }, query });
    expect(data).toMatchObject({ status: 'not_paid', paymentUrl: null, coupons: [] });
    shop.clock.moveTo(before);
  });
});

describe('spending', () => {
  it('pays after codes and points, and what is left stays on it', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const coupon = await aCoupon(50_00);
    const body = await orderFor(guest(), cart, { coupons: [coupon.code.toLowerCase()] });
    const { cityId, startDate, items, coupons: entered } = body;
    const { data: quote } = await guest()('POST /check-outs/quote', {
      body: { cityId, startDate, items, coupons: entered },
    });
    expect(quote).toMatchObject({
      totalCents: 74_50,
      couponCents: 50_00,
      toPayCents: 24_50,
      coupons: [{ accepted: true, cents: 50_00, leftCents: 0 }],
    });
    const placed = (await guest()('POST /check-outs', { body: { ...body, expectedToPayCents: 24_50 } })).data;
    expect(placed).toMatchObject({ status: 'new', totalCents: 74_50, couponCents: 50_00, toPayCents: 24_50 });
    expect(placed.payments[0]).toMatchObject({ amountCents: 24_50 });
    expect(await rowOf(coupon.id)).toMatchObject({ status: 'spent', balanceCents: 0 });
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    const query = { token: placed.token };
    const seen = (await guest()('GET /check-outs/{id}', { params: { id: placed.id }, query })).data;
    expect(seen).toMatchObject({ status: 'paid', invoices: [{ totalCents: 74_50 }] });
  });

  it('an order that a coupon pays whole is paid at once, by cash too', async () => {
    const admin = await shop.asNew('admin');
    const coupon = await aCoupon(100_00);
    const placed = await place(guest(), await aCart(admin), { coupons: [coupon.code], paymentType: 'cash' });
    expect(placed).toMatchObject({ status: 'paid', toPayCents: 0, couponCents: 74_50 });
    expect(await rowOf(coupon.id)).toMatchObject({ status: 'sent', balanceCents: 25_50 });
  });

  it('what ended unpaid gives it back, and a restore takes it again', async () => {
    const admin = await shop.asNew('admin');
    const coupon = await aCoupon(50_00);
    const placed = await place(guest(), await aCart(admin), {
      coupons: [coupon.code],
      paymentType: 'bank_account',
    });
    expect(placed.transfer?.amountCents).toBe(24_50);
    const params = { id: placed.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    expect(await rowOf(coupon.id)).toMatchObject({ status: 'sent', balanceCents: 50_00 });
    await admin('POST /check-outs/{id}/restore', { params });
    expect(await rowOf(coupon.id)).toMatchObject({ status: 'spent', balanceCents: 0 });
    await admin('PUT /check-outs/{id}', { params, body: { action: 'decline' } });
    // Spent elsewhere meanwhile: the order would cost something else.
    await place(guest(), await aCart(admin), { coupons: [coupon.code] });
    const refused = await refusalOf(admin('POST /check-outs/{id}/restore', { params }));
    expect(refused).toMatchObject({ status: 409, code: 'coupon_changed' });
  });

  it('of 50 orders at once none spends a cent twice', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const coupon = await aCoupon(200_00);
    const body = await orderFor(guest(), cart, { coupons: [coupon.code] });
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        guest()('POST /check-outs', { body: { ...body, expectedToPayCents: 0 } }),
      ),
    );
    const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data] : []));
    expect(placed).toHaveLength(2);
    expect(sum(placed.map(({ couponCents }) => couponCents))).toBe(149_00);
    expect(await rowOf(coupon.id)).toMatchObject({ balanceCents: 51_00 });
    const entries = await shop.database
      .select()
      .from(couponEntries)
      .where(eq(couponEntries.couponId, coupon.id));
    expect(sum(entries.map(({ cents }) => cents))).toBe(51_00);
  });

  it('what no longer can be spent is told with the new price, and nothing is placed', async () => {
    const admin = await shop.asNew('admin');
    const coupon = await aCoupon(50_00);
    const body = await orderFor(guest(), await aCart(admin), { coupons: [coupon.code] });
    await admin('PUT /coupons/{id}', {
      params: { id: coupon.id },
      body: { action: 'block', note: 'Pamestas' },
    });
    const refused = await refusalOf(guest()('POST /check-outs', { body }));
    expect(refused).toMatchObject({ status: 409, code: 'prices_updated' });
    await admin('PUT /coupons/{id}', {
      params: { id: coupon.id },
      body: { action: 'restore', note: 'Rado' },
    });
    expect((await guest()('POST /check-outs', { body })).data.couponCents).toBe(50_00);
  });
});

describe('money that comes back', () => {
  it('goes onto the coupon first, when the admin confirms, and can be spent for 90 days at least', async () => {
    const admin = await shop.asNew('admin');
    const coupon = await aCoupon(50_00);
    const placed = await place(guest(), await aCart(admin), {
      coupons: [coupon.code],
      startDate: '2026-11-24',
    });
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    const [order] = placed.orders;
    const query = { token: placed.token };
    await guest()('DELETE /orders/{id}', { params: { id: order!.id }, query, body: {} });
    const { data: tasks } = await admin('GET /refund-tasks', { query: { checkOutId: placed.id } });
    expect(
      tasks
        .map(({ dueCents, isOnline }) => ({ dueCents, isOnline }))
        .toSorted((a, b) => b.dueCents - a.dueCents),
    ).toEqual([
      { dueCents: 50_00, isOnline: false },
      { dueCents: 24_50, isOnline: true },
    ]);
    expect(await rowOf(coupon.id)).toMatchObject({ balanceCents: 0 });
    const onto = tasks.find(({ isOnline }) => !isOnline)!;
    await admin('PUT /refund-tasks/{id}', { params: { id: onto.id }, body: { amountCents: 50_00 } });
    expect(await rowOf(coupon.id)).toMatchObject({ status: 'sent', balanceCents: 50_00 });
  });

  it('a piece is withdrawn once, within 14 days, while nothing was spent from it', async () => {
    const admin = await shop.asNew('admin');
    const { order, pieces, token } = await paid({ pieces: 2 });
    const [first, second] = pieces;
    const query = { token };
    const { data } = await guest()('POST /coupons/{id}/withdraw', { params: { id: first!.id }, query });
    expect(data).toMatchObject({ toReturnCents: 50_00 });
    await guest()('POST /coupons/{id}/withdraw', { params: { id: first!.id }, query });
    expect(await rowOf(first!.id)).toMatchObject({ status: 'withdrawn', balanceCents: 0 });
    // An order that nobody paid for is as if there had been none.
    const unpaid = await place(guest(), await aCart(admin), { coupons: [second!.code] });
    expect(await rowOf(second!.id)).toMatchObject({ wasUsed: true });
    await admin('PUT /check-outs/{id}', { params: { id: unpaid.id }, body: { action: 'decline', note: '' } });
    expect(await rowOf(second!.id)).toMatchObject({ wasUsed: false, balanceCents: 50_00 });
    await place(guest(), await aCart(admin), { coupons: [second!.code] });
    const used = await refusalOf(
      guest()('POST /coupons/{id}/withdraw', { params: { id: second!.id }, query }),
    );
    expect(used.code).toBe('coupon_used');
    const stranger = guest()('POST /coupons/{id}/withdraw', {
      params: { id: second!.id },
      query: { token: 'x' },
    });
    expect((await refusalOf(stranger)).status).toBe(404);
    expect(order.toReturnCents).toBe(0);
  });
});

it('what is left is told by the code alone, and guessing is limited', async () => {
  const coupon = await aCoupon(30_00);
  const { data } = await guest()('POST /coupons/balance', { body: { code: coupon.code } });
  expect(data).toEqual({ valueCents: 30_00, balanceCents: 30_00, status: 'sent', validUntil: '2027-11-16' });
  const guesser = shop.as(null, 'lt', '10.9.9.9');
  const guesses = Array.from({ length: 61 }, () =>
    refusalOf(guesser('POST /coupons/balance', { body: { code: 'AAAABBBBCCCC' } })),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

it('cards are for whoever holds the coupon', async () => {
  const { order, pieces, token } = await paid();
  const [piece] = pieces;
  const url = (query: string) => `/api/coupons/${piece!.id}/card.pdf?${query}`;
  expect((await shop.inject({ url: url(`token=${token}`) })).headers['content-type']).toBe('application/pdf');
  expect((await shop.inject({ url: url('token=x') })).statusCode).toBe(404);
  const paper = await shop.inject({ url: `/api/coupon-orders/${order.id}/paper?token=${token}` });
  expect(paper.headers['content-type']).toBe('application/pdf');
});

it('the code is in the mail and on the card, and nowhere that is kept', async () => {
  const { order, pieces } = await paid();
  const code = shownCouponCode(pieces[0]!.code);
  const [mail] = await mailsTo(shop, order.buyer.email);
  expect(mail?.plain).toContain(code);
  for (const text of [mail!.plain, mail!.html]) {
    expect(withoutKeys(text)).not.toContain(code);
    expect(withoutKeys(text)).toContain(`…-${code.slice(-4)}`);
  }
  const [audited] = await shop.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(JSON.stringify(audited ?? {})).not.toContain(pieces[0]!.code);
});

describe('people', () => {
  it('whoever bought while logged in finds it in the list of their own, others do not', async () => {
    const buyer = shop.as(await shop.person('user'));
    const { data: order } = await buyer('POST /coupon-orders/store', { body: aGift() });
    const { data: own } = await buyer('GET /coupon-orders');
    expect(own).toMatchObject([{ id: order.id, status: 'pending', totalCents: 50_00 }]);
    const { data: others } = await shop.as(await shop.person('user'))('GET /coupon-orders');
    expect(others).toEqual([]);
  });

  it('a buyer who asks to be forgotten still gets what they paid for, and is forgotten then', async () => {
    const person = await shop.person('user', { passwordHash: await hashPassword(password) });
    const buyer = shop.as(person);
    const body = aGift({ sendOn: '2026-11-20', buyer: { ...aGift().buyer, email: person.email } });
    const { data: order } = await buyer('POST /coupon-orders/store', { body });
    await shop.sandbox.pay(uuidIn(order.paymentUrl));
    await shop.sandbox.tick();
    const before = shop.clock.now();
    await buyer('POST /users/delete-account', { body: { currentPassword: password } });
    const rowNow = async () =>
      (await shop.database.select().from(couponOrders).where(eq(couponOrders.id, order.id)))[0]!;
    expect(await rowNow()).toMatchObject({ userId: null, buyerEmail: person.email.toLowerCase() });
    shop.clock.moveTo(new Date('2026-11-20T07:00:00Z'));
    await shop.work('coupons.sweep', {});
    expect((await mailsTo(shop, person.email)).map(({ kind }) => kind)).toContain('coupon_to_print');
    await shop.work('people.retention', {});
    expect(await rowNow()).toMatchObject({ buyerEmail: '', buyer: { firstName: '', email: '' } });
    shop.clock.moveTo(before);
  });

  it('whom it was for is forgotten 30 days after it is over, and what nobody paid is deleted', async () => {
    const { order, pieces } = await paid({ sendTo: 'recipient', recipientEmail: 'rasa@gaveja.example' });
    const unpaid = await buy();
    const before = shop.clock.now();
    const admin = await shop.asNew('admin');
    await admin('PUT /coupons/{id}', {
      params: { id: pieces[0]!.id },
      body: { action: 'extend', validUntil: '2026-11-30', note: 'trumpiau' },
    });
    shop.clock.moveTo(addHours(before, 6));
    await shop.work('coupon-orders.expire', { couponOrderId: unpaid.id });
    shop.clock.moveTo(new Date('2026-12-01T10:00:00Z'));
    await shop.work('coupons.sweep', {});
    const rowsNow = () =>
      shop.database
        .select()
        .from(couponOrders)
        .where(inArray(couponOrders.id, [order.id, unpaid.id]));
    await mailsAreSent('rasa@gaveja.example');
    shop.clock.moveTo(new Date('2026-12-30T10:00:00Z'));
    await shop.work('people.retention', {});
    expect(await rowsNow()).toMatchObject([{ id: order.id, recipientEmail: 'rasa@gaveja.example' }]);
    shop.clock.moveTo(new Date('2026-12-31T10:00:01Z'));
    await shop.work('people.retention', {});
    const forgotten = {
      id: order.id,
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendTo: 'recipient',
    };
    expect(await rowsNow()).toMatchObject([forgotten]);
    expect(await mailsTo(shop, 'rasa@gaveja.example')).toEqual([]);
    shop.clock.moveTo(before);
  });
});

describe('a supplement', () => {
  const aDearerKit = async (order: Awaited<ReturnType<typeof paidDays>>) => {
    const { mealKitId, calorieId = null } = await sellKit(order.admin, { days: 3, priceCents: 1790 });
    const wanted = async () => {
      await order.change({ action: 'kit', mealKitId, calorieId });
      const change = (await order.see()).changes.find(({ status }) => status === 'pending');
      return { id: change?.id ?? 0 };
    };
    return wanted;
  };

  it('is paid by a coupon, wholly or beside money', async () => {
    const order = await paidDays(shop, { days: 3, priceCents: 1690 });
    const wanted = await aDearerKit(order);
    const coupon = await aCoupon(20_00);
    const params = await wanted();
    const { data } = await order.buyer('POST /order-changes/{id}/pay', {
      params,
      body: { coupons: [coupon.code] },
    });
    expect(data.paymentUrl).toBeNull();
    expect(await rowOf(coupon.id)).toMatchObject({ balanceCents: 17_00, wasUsed: true });
    expect((await order.see()).changes).toMatchObject([{ id: params.id, status: 'done' }]);
    await expectBooksAddUp(shop, order.placed.id);
  });

  it('by coupons that do not count is refused beside each, and none of them is touched', async () => {
    const order = await paidDays(shop, { days: 3, priceCents: 1690 });
    const params = await (await aDearerKit(order))();
    const { coupon } = await aSentCoupon(shop, { valueCents: 5_00 });
    const body = { coupons: [coupon.code, coupon.code, 'NERATOKIO'] };
    const refusal = await refusalOf(order.buyer('POST /order-changes/{id}/pay', { params, body }));
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.errors).toEqual({
      'coupons.1': ['This gift coupon has been added already'],
      'coupons.2': ['There is no such gift coupon'],
    });
    expect(await rowOf(coupon.id)).toMatchObject({ balanceCents: 5_00, wasUsed: false });
    expect((await order.see()).changes).toMatchObject([{ status: 'pending', couponCents: 0 }]);
  });

  it('that lapses gives the coupon back all that it had paid of it, each time', async () => {
    const order = await paidDays(shop, { days: 3, priceCents: 1490 });
    const wanted = await aDearerKit(order);
    const { coupon } = await aSentCoupon(shop, { valueCents: 5_00 });
    const before = shop.clock.now();
    for (const hours of [7, 14]) {
      const body = { coupons: [coupon.code] };
      const { data } = await order.buyer('POST /order-changes/{id}/pay', { params: await wanted(), body });
      // 9.00 are asked for: the rest is paid at the bank.
      expect(data.paymentUrl).not.toBeNull();
      expect(await rowOf(coupon.id)).toMatchObject({ status: 'spent', balanceCents: 0 });
      expect((await order.see()).changes[0]).toMatchObject({ status: 'pending', couponCents: 5_00 });
      await order.later(addHours(before, hours).toISOString());
      await shop.work('order-changes.sweep', {});
      expect(await expectCouponAddsUp(shop, coupon.id)).toMatchObject({ status: 'sent', balanceCents: 5_00 });
      await expectBooksAddUp(shop, order.placed.id);
    }
    shop.clock.moveTo(before);
  });
});
