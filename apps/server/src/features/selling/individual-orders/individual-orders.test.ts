import { toWire } from '@shop/contract/wire';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aDish } from '../../../../test/builders.ts';
import { aRequest, sendRequest } from '../../../../test/individual.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { nameOwner, ownersMailbox } from '../../../../test/owner.ts';
import { aBuyer, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
let cityId: number;
/** Thursday, 19 November, ten o'clock in Vilnius. */
const sentAt = new Date('2026-11-19T08:00:00Z');
beforeAll(async () => {
  shop.clock.moveTo(sentAt);
  await nameOwner(shop);
  cityId = await openCity(await shop.asNew('admin'));
});
beforeEach(() => shop.clock.moveTo(sentAt));

const lettersTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind).toReversed();
const ownersAbout = async (number: string) =>
  (await mailsTo(shop, ownersMailbox)).filter(({ subject }) => subject.includes(number)).toReversed();
let people = 0;
const someone = () => {
  people += 1;
  return aBuyer({ email: `individualus-${people}@pirkejas.example` });
};
const send = (details: Parameters<typeof sendRequest>[2] = {}) => sendRequest(shop, cityId, details);
const payAtBank = async (paymentUrl: string | null) => {
  await shop.sandbox.pay(uuidIn(paymentUrl));
  await shop.sandbox.tick();
};
/** Asked for, approved at 90.00 and paid online. */
const paidOrder = async (details: Parameters<typeof send>[0] = {}) => {
  const order = await send(details);
  await order.approve(9000);
  await payAtBank((await order.pay()).paymentUrl);
  return order;
};

it('a request is asked about, answered, approved, paid for, cooked by its own menu and seen in the calendar', async () => {
  const order = await send({ buyer: someone(), answers: { otherRequests: 'Be aštrių prieskonių' } });
  const { sent, buyer, see } = order;
  expect(sent).toMatchObject({
    status: 'order_request',
    orderStatus: 'pending',
    answerBy: '2026-11-20T08:00:00.000Z',
    isAnswerLate: false,
    priceCents: null,
    totalCents: 0,
    startDate: '2026-11-25',
    lastDate: '2026-12-01',
    mealsCount: 3,
    suggestedPrice: null,
    answers: { otherRequests: 'Be aštrių prieskonių' },
  });
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'];
  expect(sent.deliveries.map(({ day }) => day)).toEqual(days);
  // (14.90 + 2.00) × 5
  const suggested = { dayPriceCents: 1490, surchargeCents: 200, days: 5, priceCents: 8450 };
  expect((await order.seen()).suggestedPrice).toMatchObject(suggested);

  await order.ask('Ar valgote žuvį?');
  expect((await order.answer('Taip')).messages).toMatchObject([
    { by: 'staff', words: 'Ar valgote žuvį?' },
    { by: 'buyer', words: 'Taip' },
  ]);

  await order.later('2026-11-19T12:00:00Z');
  expect(await order.approve(9000)).toMatchObject({
    status: 'order_approved',
    orderStatus: 'approved',
    priceCents: 9000,
    deliveryCents: 1000,
    totalCents: 10_000,
    payUntil: '2026-11-19T18:00:00.000Z',
    answerBy: null,
  });

  await payAtBank((await order.pay()).paymentUrl);
  const paid = await order.checkOut();
  expect(paid).toMatchObject({ status: 'paid', totalCents: 10_000, vatKitsCents: 1562 });
  const [line] = paid.orders;
  expect(line).toMatchObject({ status: 'paid', orderableType: 'personal_menu', itemTotalCents: 9000 });
  expect(line?.deliveries.map(({ paidCents }) => paidCents)).toEqual([2000, 2000, 2000, 2000, 2000]);
  expect(paid.invoices).toHaveLength(1);
  // Codes and points do not apply, but points are earned: one for each euro of its kits.
  expect((await buyer()('GET /discount-points')).data.balance).toBe(90);

  const { data: dish } = await order.admin()('POST /dishes', {
    body: aDish({ nameLt: 'Avižinė košė', mealType: 'breakfast', calories: 300, allergenIds: [] }),
  });
  const deliveryId = (await see()).deliveries[0]?.id ?? 0;
  const stew = { nameLt: 'Troškinys', nameEn: 'Stew', kcal: 700, proteins: 40, fats: 20, carbohydrates: 90 };
  await order.act({
    action: 'menu',
    deliveryId,
    dishes: [
      { meal: 'lunch', ...stew },
      { meal: 'breakfast', dishId: dish.id, kcal: 450 },
    ],
  });
  const { data: calendar } = await buyer()('GET /deliveries', {
    query: { from: '2026-11-25', to: '2026-12-05' },
  });
  expect(calendar[0]).toMatchObject({
    headline: { meal: 'lunch', name: { lt: 'Troškinys' } },
    dishCount: 2,
    kcal: 1150,
  });
  expect(calendar[1]).toMatchObject({ headline: null, dishCount: 0 });
  const { data: box } = await buyer()('GET /deliveries/{id}', { params: { id: deliveryId } });
  expect(box.dishes.map(({ meal, dish: each, isOwn }) => [meal, each.name.lt, each.calories, isOwn])).toEqual(
    [
      ['breakfast', 'Avižinė košė', 450, false],
      ['lunch', 'Troškinys', 700, true],
    ],
  );
  expect((await see()).daysWithoutMenu).toBe(4);

  const buyersMails = await mailsTo(shop, paid.buyer.email);
  expect(buyersMails.map(({ kind }) => kind).toReversed()).toEqual([
    'request_received',
    'request_asked',
    'offer_made',
    'order_paid',
  ]);
  const ownersMails = await ownersAbout(paid.number);
  expect(ownersMails.map(({ kind }) => kind)).toEqual(['request_made', 'request_answered']);
  // Neither what was answered about health nor what was said about it goes by mail, or stands in the trail.
  const written = [...buyersMails, ...ownersMails].map(({ plain, html }) => plain + html).join();
  for (const secret of ['prieskonių', 'žuvį', 'Taip', '2000 kcal', '2 000 kcal'])
    expect(written).not.toContain(secret);
  expect(JSON.stringify(paid.history)).not.toMatch(/prieskoni|žuv/);
  expect(paid.history.map(({ action }) => action)).toEqual([
    'place',
    'request_asked',
    'request_answered',
    'approve',
    'pay',
  ]);
});

it('everything that is wrong with a request is told at once, in the words of the shop', async () => {
  const client = await shop.asNew('user', 'en');
  const body = aRequest(cityId, {
    answers: { meals: [], kcal: null, startDate: '2026-11-21', menuChoice: 'own', ownDays: 61 },
    agreeHealth: false,
  });
  const refusal = await refusalOf(client('POST /individual-orders', { body }));
  expect(refusal.status).toBe(422);
  expect(refusal.errors).toEqual({
    'answers.meals': ['Pre-selecting fewer than 1 meal is not possible'],
    'answers.kcal': ['This field is required'],
    'answers.ownDays': ['Must be at most 60'],
    'answers.startDate': ['Individual-order delivery date must be at least 3 days after today'],
    'answers.personalMenuId': ['A personal menu choice requires content saved before continuing'],
    agreeHealth: ['Without your consent we cannot keep answers about health'],
  });
});

it('the same request sent twice is one', async () => {
  const person = await shop.person('user');
  const body = aRequest(cityId, { buyer: someone() });
  const once = () =>
    shop.inject({
      method: 'POST',
      url: '/api/individual-orders',
      headers: {
        'idempotency-key': 'tas pats',
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
      },
      payload: JSON.stringify(toWire(body)),
    });
  const [first, second] = await Promise.all([once(), once()]);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(first.json().data.id).toBe(second.json().data.id);
  expect(await lettersTo(body.buyer.email)).toEqual(['request_received']);
});

it('no request is taken while the owner takes none', async () => {
  const admin = await shop.asNew('admin');
  const { data } = await admin('GET /individual-order-settings');
  await admin('PUT /individual-order-settings', { body: { ...data, isEnabled: false } });
  expect((await refusalOf(send())).code).toBe('individual_off');
  await admin('PUT /individual-order-settings', { body: data });
});

it('the shop is reminded at 20 hours and alarmed at 24, once each, and the buyer is not told a time that has passed', async () => {
  const order = await send({ buyer: someone() });
  const ownerTold = async () => (await ownersAbout(order.sent.number)).map(({ kind }) => kind);
  const at = async (instant: string) => {
    await order.later(instant);
    await shop.work('individual-orders.remind');
    await shop.work('individual-orders.remind');
    return ownerTold();
  };
  expect(await at('2026-11-20T03:59:59Z')).toEqual(['request_made']);
  expect(await at('2026-11-20T04:00:00Z')).toEqual(['request_made', 'request_reminder']);
  expect(await order.see()).toMatchObject({ answerBy: '2026-11-20T08:00:00.000Z', isAnswerLate: false });
  expect(await at('2026-11-20T07:59:59Z')).toEqual(['request_made', 'request_reminder']);
  expect(await at('2026-11-20T08:00:00Z')).toEqual(['request_made', 'request_reminder', 'request_alarm']);
  expect(await order.see()).toMatchObject({ answerBy: null, isAnswerLate: true });
  expect(await at('2026-11-20T20:00:00Z')).toHaveLength(3);
});

it('the queue has the request with the least time left first, without those that were answered', async () => {
  const early = await send();
  await early.later('2026-11-19T09:00:00Z');
  const late = await send();
  const answered = await send();
  await answered.approve(5000);
  const { data } = await late.admin()('GET /individual-orders', { query: { queue: true, perPage: 100 } });
  const numbers = data.map(({ number }) => number);
  expect(numbers.indexOf(early.sent.number)).toBeLessThan(numbers.indexOf(late.sent.number));
  expect(numbers).not.toContain(answered.sent.number);
  expect(data.every(({ status }) => status === 'order_request')).toBe(true);
});

it('an offer can be paid for 6 hours; the buyer is reminded an hour before, once, and it then ends', async () => {
  const order = await send({ buyer: someone() });
  await order.approve(9000);
  const { buyer } = await order.checkOut();
  const at = async (instant: string) => {
    await order.later(instant);
    await shop.work('individual-orders.remind');
    await shop.work('individual-orders.remind');
    await shop.work('check-outs.sweep');
    return { letters: await lettersTo(buyer.email), status: (await order.see()).status };
  };
  const told = ['request_received', 'offer_made'];
  expect(await at('2026-11-19T12:59:59Z')).toEqual({ letters: told, status: 'order_approved' });
  const reminded = [...told, 'offer_reminder'];
  expect(await at('2026-11-19T13:00:00Z')).toEqual({ letters: reminded, status: 'order_approved' });
  expect(await at('2026-11-19T13:59:59Z')).toEqual({ letters: reminded, status: 'order_approved' });
  expect(await at('2026-11-19T14:00:00Z')).toEqual({
    letters: [...reminded, 'order_not_paid'],
    status: 'not_paid',
  });
  expect((await refusalOf(order.pay())).status).toBe(409);

  const restored = await order.act({ action: 'restore' });
  expect(restored).toMatchObject({ status: 'order_approved', payUntil: '2026-11-19T20:00:00.000Z' });
});

it('whoever chooses a transfer or cash within the 6 hours waits for the shop’s word', async () => {
  for (const paymentType of ['bank_account', 'cash'] as const) {
    const order = await send();
    await order.approve(9000);
    expect(await order.pay({ paymentType })).toMatchObject({ status: 'waiting_payment', paymentType });
    await order.later('2026-11-19T15:00:00Z');
    await shop.work('check-outs.sweep');
    expect((await order.see()).status).toBe('waiting_payment');
    const params = { id: order.id };
    const approve = { action: 'approve_payment' } as const;
    const { data } = await order.admin()('PUT /check-outs/{id}', { params, body: approve });
    expect(data).toMatchObject({ status: 'paid', orders: [{ status: 'paid' }] });
    shop.clock.moveTo(sentAt);
  }
});

it('the price can be changed while it waits for its money: the buyer is told, and the 6 hours begin anew', async () => {
  const order = await send({ buyer: someone() });
  const { version } = await order.approve(9000);
  await order.later('2026-11-19T11:00:00Z');
  expect((await refusalOf(order.act({ action: 'change_price', priceCents: 8000, version: 1 }))).code).toBe(
    'changed_meanwhile',
  );
  const changed = await order.act({ action: 'change_price', priceCents: 7001, version });
  expect(changed).toMatchObject({
    status: 'order_approved',
    priceCents: 7001,
    deliveryCents: 1000,
    totalCents: 8001,
    payUntil: '2026-11-19T17:00:00.000Z',
  });
  const { orders, buyer } = await order.checkOut();
  expect(orders[0]?.deliveries.map(({ paidCents }) => paidCents)).toEqual([1601, 1600, 1600, 1600, 1600]);
  expect(await lettersTo(buyer.email)).toEqual(['request_received', 'offer_made', 'price_changed']);
  const [mail] = await mailsTo(shop, buyer.email);
  expect(mail?.plain).toContain('it now costs €80.01 (it was €100.00)');
  // The offer of before would have ended by now.
  await order.later('2026-11-19T16:59:00Z');
  await shop.work('check-outs.sweep');
  expect((await order.see()).status).toBe('order_approved');
  // Whoever pays what they saw before is shown the newest.
  const seen = await refusalOf(order.pay({ version }));
  expect(seen).toMatchObject({ status: 409, code: 'changed_meanwhile', data: { totalCents: 8001 } });
});

it('the price stays while somebody is paying', async () => {
  const order = await send();
  await order.approve(9000);
  await order.pay();
  const refusal = await refusalOf(order.act({ action: 'change_price', priceCents: 7000 }));
  expect(refusal).toMatchObject({ status: 409, code: 'payment_open' });
  expect(await order.see()).toMatchObject({ totalCents: 10_000 });
});

it('two who approve at once make one offer; with another price the second is refused', async () => {
  const order = await send({ buyer: someone() });
  await Promise.all([order.approve(9000), order.approve(9000)]);
  const { buyer, history } = await order.checkOut();
  expect(history.filter(({ action }) => action === 'approve')).toHaveLength(1);
  expect(await lettersTo(buyer.email)).toEqual(['request_received', 'offer_made']);
  expect(await refusalOf(order.approve(8000))).toMatchObject({ status: 409, code: 'already_done' });
  expect((await order.see()).priceCents).toBe(9000);
});

it('paying and changing the price at once: whoever pays has seen what they pay', async () => {
  const order = await send();
  const { version } = await order.approve(9000);
  const [paying, changing] = await Promise.allSettled([
    order.pay({ version }),
    order.act({ action: 'change_price', priceCents: 7000, version }),
  ]);
  const { totalCents, payments } = await order.checkOut();
  const isChanged = changing.status === 'fulfilled';
  expect(totalCents).toBe(isChanged ? 8000 : 10_000);
  if (paying.status === 'fulfilled') expect(paying.value.totalCents).toBe(10_000);
  expect(isChanged && paying.status === 'fulfilled').toBe(false);
  for (const { status, amountCents } of payments)
    if (status === 'pending') expect(amountCents).toBe(totalCents);
});

it('a request that cannot be carried out is declined in words, and can be brought back', async () => {
  const order = await send({ buyer: someone() });
  const declined = await order.act({ action: 'decline', words: 'Šią savaitę nebeturime vietos virtuvėje.' });
  expect(declined).toMatchObject({ status: 'declined', orderStatus: 'declined' });
  expect(await order.see()).toMatchObject({ declinedWords: 'Šią savaitę nebeturime vietos virtuvėje.' });
  expect((await order.see()).deliveries.every(({ status }) => status === 'cancelled')).toBe(true);
  const { buyer } = await order.checkOut();
  const [mail] = await mailsTo(shop, buyer.email);
  expect(mail).toMatchObject({ kind: 'request_declined' });
  expect(mail?.plain).toContain('nebeturime vietos');
  await order.later('2026-11-19T10:00:00Z');
  expect(await order.act({ action: 'restore' })).toMatchObject({
    status: 'order_request',
    orderStatus: 'pending',
    declinedWords: '',
    answerBy: '2026-11-20T10:00:00.000Z',
  });
  expect((await lettersTo(buyer.email)).at(-1)).toBe('request_restored');
  expect((await order.see()).deliveries.every(({ status }) => status === 'planned')).toBe(true);
});

it('a buyer withdraws a request or an offer; what is paid is cancelled by request only', async () => {
  const asked = await send({ isGuest: true });
  expect(await asked.withdraw()).toMatchObject({ status: 'declined', orderStatus: 'declined' });
  const offered = await send();
  await offered.approve(9000);
  expect(await offered.withdraw()).toMatchObject({ status: 'declined' });
  const paid = await paidOrder();
  expect(await refusalOf(paid.withdraw())).toMatchObject({ status: 409, code: 'needs_request' });
});

it('a first day that came too close moves on before the offer is made, and the offer says so', async () => {
  const order = await send({ buyer: someone(), answers: { startDate: '2026-11-23' } });
  await order.later('2026-11-21T10:00:00Z');
  expect((await order.see()).movingDays).toEqual([{ from: '2026-11-23', to: '2026-11-30' }]);
  const offer = await order.approve(9000);
  expect(offer).toMatchObject({ startDate: '2026-11-24', lastDate: '2026-11-30', movingDays: [] });
  const { buyer, changes } = await order.checkOut();
  expect(await lettersTo(buyer.email)).toEqual(['request_received', 'offer_made']);
  const [mail] = await mailsTo(shop, buyer.email);
  expect(mail?.plain).toContain('your first box comes on Tuesday, 24 November');
  expect(changes).toMatchObject([{ action: 'too_close' }]);
});

it('a day that came too close while the offer waited moves before it is paid, at the same price', async () => {
  const order = await send({
    buyer: someone(),
    answers: { startDate: '2026-11-22', ownDays: 1, workingDaysOnly: false },
  });
  await order.later('2026-11-19T20:00:00Z');
  const { version, totalCents } = await order.approve(9000);
  // Midnight in Vilnius has passed.
  await order.later('2026-11-19T22:30:00Z');
  const refusal = await refusalOf(order.pay({ version }));
  expect(refusal).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  const moved = await order.see();
  expect(moved).toMatchObject({ startDate: '2026-11-23', totalCents });
  const { buyer } = await order.checkOut();
  expect((await lettersTo(buyer.email)).at(-1)).toBe('order_changed');
  expect((await order.pay()).paymentUrl).not.toBe(null);
});

it('an offer that ended and is brought back days later begins with the earliest possible day', async () => {
  const order = await send({ buyer: someone() });
  await order.approve(9000);
  await order.later('2026-11-19T14:00:00Z');
  await shop.work('check-outs.sweep');
  // Tuesday: the next day that can be made for somebody is Friday, 4 December.
  await order.later('2026-12-01T10:00:00Z');
  const restored = await order.act({ action: 'restore' });
  expect(restored).toMatchObject({ status: 'order_approved', startDate: '2026-12-04', totalCents: 10_000 });
  expect(restored.deliveries.filter(({ status }) => status === 'planned')).toHaveLength(5);
  const { buyer } = await order.checkOut();
  expect((await lettersTo(buyer.email)).slice(-2)).toEqual(['order_changed', 'order_restored']);
});

it('money that comes when no day can be moved any more comes back in full', async () => {
  const order = await send();
  await order.approve(9000);
  await order.pay({ paymentType: 'bank_account' });
  await order.later('2027-03-20T10:00:00Z');
  const approve = { action: 'approve_payment' } as const;
  const { data } = await order.admin()('PUT /check-outs/{id}', { params: { id: order.id }, body: approve });
  expect(data).toMatchObject({ status: 'stopped', toReturnCents: 10_000 });
});

it('days that its money comes too late for go behind: a menu takes three days to be written', async () => {
  const order = await send();
  await order.approve(9000);
  await order.pay({ paymentType: 'bank_account' });
  // The evening before its second day.
  await order.later('2026-11-25T18:00:00Z');
  const approve = { action: 'approve_payment' } as const;
  const { data } = await order.admin()('PUT /check-outs/{id}', { params: { id: order.id }, body: approve });
  const days = data.orders[0]?.deliveries.map(({ day }) => day).toSorted();
  expect(days?.[0]).toBe('2026-11-30');
  expect(days).toHaveLength(5);
});

it('a request to cancel stops nothing; kept, the order goes on as it was', async () => {
  const order = await paidOrder({ buyer: someone() });
  const { orders, version, buyer } = await order.checkOut();
  const params = { id: orders[0]?.id ?? 0 };
  const body = { action: 'request_cancellation', version, reason: 'Išvykstu' } as const;
  await order.buyer()('PUT /orders/{id}', { params, body });
  expect(await order.seen()).toMatchObject({
    status: 'paid',
    orderStatus: 'cancellation_request',
    cancellationWords: 'Išvykstu',
  });
  expect((await order.see()).deliveries.every(({ status }) => status === 'planned')).toBe(true);
  expect(await order.act({ action: 'keep', words: 'Produktai jau užsakyti.' })).toMatchObject({
    orderStatus: 'paid',
    cancellationWords: null,
  });
  expect((await lettersTo(buyer.email)).at(-1)).toBe('cancellation_kept');
  expect(await refusalOf(order.act({ action: 'keep', words: 'Dar kartą' }))).toMatchObject({
    status: 409,
    code: 'wrong_state',
  });
});

it('granted, it is cancelled from a day on, with what comes back known before', async () => {
  const order = await paidOrder({ isGuest: true, buyer: someone() });
  const { orders, version, buyer, token } = await order.checkOut();
  const params = { id: orders[0]?.id ?? 0 };
  const body = { action: 'request_cancellation', version, reason: 'Išvykstu' } as const;
  const query = { fromDay: '2026-11-27' };
  const early = order.admin()('GET /individual-orders/{id}/cancellation-price', {
    params: { id: order.id },
    query,
  });
  expect((await refusalOf(early)).code).toBe('wrong_state');
  await order.buyer()('PUT /orders/{id}', { params, query: { token }, body });
  const { data: shown } = await order.admin()('GET /individual-orders/{id}/cancellation-price', {
    params: { id: order.id },
    query,
  });
  // Three of five days: 3 × 18.00 and 3 × 2.00 of delivery.
  expect(shown.money).toMatchObject({ returnCents: 6000 });
  const granted = { action: 'grant_cancellation', fromDay: '2026-11-27' } as const;
  expect((await refusalOf(order.act({ ...granted, expectedCents: 1 }))).code).toBe('prices_updated');
  const done = await order.act({ ...granted, expectedCents: 6000 });
  expect(done).toMatchObject({ status: 'paid', orderStatus: 'declined' });
  expect(done.deliveries.map(({ status }) => status)).toEqual([
    'planned',
    'planned',
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  expect(await order.checkOut()).toMatchObject({ toReturnCents: 6000 });
  expect((await lettersTo(buyer.email)).at(-1)).toBe('order_changed');
  // The days that are kept still come, and end it.
  await order.later('2026-11-27T10:00:00Z');
  await shop.work('deliveries.end-windows');
  await shop.work('check-outs.sweep');
  expect((await order.see()).status).toBe('stopped');
});

it('an order that asks to be cancelled when its last day is over is completed', async () => {
  const order = await paidOrder({ answers: { ownDays: 1 } });
  const { orders, version } = await order.checkOut();
  const body = { action: 'request_cancellation', version, reason: 'Nebereikia' } as const;
  await order.buyer()('PUT /orders/{id}', { params: { id: orders[0]?.id ?? 0 }, body });
  await order.later('2026-11-26T10:00:00Z');
  await shop.work('deliveries.end-windows');
  await shop.work('check-outs.sweep');
  expect(await order.see()).toMatchObject({ status: 'completed', orderStatus: 'completed' });
});

it('a menu is written for days that come, never with what the buyer leaves out, and only for what is paid', async () => {
  const admin = await shop.asNew('admin');
  const { data: milk } = await admin('POST /allergens', { body: { nameLt: 'Pienas X', pricePercent: 5 } });
  const order = await send({ answers: { allergenIds: [milk.id] } });
  const deliveryId = order.sent.deliveries[0]?.id ?? 0;
  const soup = {
    meal: 'lunch',
    nameLt: 'Sriuba',
    kcal: 300,
    proteins: 9,
    fats: 9,
    carbohydrates: 9,
  } as const;
  const write = (dishes: object[], id = deliveryId) =>
    order.act({ action: 'menu', deliveryId: id, dishes: dishes as never });
  await order.approve(9000);
  expect((await refusalOf(write([soup]))).code).toBe('not_paid_yet');
  await payAtBank((await order.pay()).paymentUrl);
  const { data: dish } = await order.admin()('POST /dishes', {
    body: aDish({ nameLt: 'Varškė', mealType: 'breakfast', allergenIds: [milk.id] }),
  });
  const refusal = await refusalOf(
    write([{ meal: 'breakfast', dishId: dish.id }, { meal: 'lunch' }, { ...soup, allergenIds: [milk.id] }]),
  );
  expect(Object.keys(refusal.errors ?? {})).toEqual([
    'dishes.0.dishId',
    'dishes.1.nameLt',
    'dishes.1.kcal',
    'dishes.1.proteins',
    'dishes.1.fats',
    'dishes.1.carbohydrates',
    'dishes.2.allergenIds',
  ]);
  expect((await order.see()).deliveries[0]?.menu).toBe(null);
  await write([soup]);
  // It goes along when its day moves.
  await order.later('2026-11-19T09:00:00Z');
  const { version, orders } = await order.checkOut();
  await order.buyer()('PUT /orders/{id}', {
    params: { id: orders[0]?.id ?? 0 },
    body: { action: 'move', deliveryIds: [deliveryId], to: '2026-12-03', version },
  });
  const moved = (await order.see()).deliveries.find(({ id }) => id === deliveryId);
  expect(moved).toMatchObject({ day: '2026-12-03', menu: [{ name: { lt: 'Sriuba' }, kcal: 300 }] });
  await write([]);
  expect((await order.see()).daysWithoutMenu).toBe(5);
  expect((await refusalOf(write([soup], 1))).status).toBe(422);
});

it('a dish that stands in a menu that still comes cannot be deleted', async () => {
  const order = await paidOrder();
  const { data: dish } = await order.admin()('POST /dishes', {
    body: aDish({ nameLt: 'Kepta duona', mealType: 'lunch', allergenIds: [] }),
  });
  const deliveryId = order.sent.deliveries[0]?.id ?? 0;
  await order.act({ action: 'menu', deliveryId, dishes: [{ meal: 'lunch', dishId: dish.id }] });
  const removing = order.admin()('DELETE /dishes/{id}', { params: { id: dish.id } });
  expect((await refusalOf(removing)).code).toBe('in_use');
});

it('a guest sees and answers by the link alone; nobody else does', async () => {
  const order = await send({ isGuest: true });
  expect(await order.see()).toMatchObject({ status: 'order_request' });
  const stranger = await shop.asNew('user');
  const params = { id: order.id };
  expect((await refusalOf(stranger('GET /individual-orders/{id}', { params }))).status).toBe(404);
  const words = { words: 'Labas' };
  const speaking = stranger('POST /individual-orders/{id}/messages', { params, body: words });
  expect((await refusalOf(speaking)).status).toBe(404);
  expect((await order.answer('Labas')).messages).toMatchObject([{ by: 'buyer' }]);
  const { data } = await stranger('GET /individual-orders');
  expect(data).toEqual([]);
});
