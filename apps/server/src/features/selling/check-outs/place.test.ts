import { addHours } from '@shop/domain/day';
import { toWire } from '@shop/contract/wire';
import { sum } from '@shop/domain/money';
import { count, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { aDish, aKit } from '../../../../test/builders.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { aBuyer, aCart, orderFor, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { makeCode, openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import {
  addresses,
  checkOuts,
  deliveries,
  discountCodes,
  orders,
  pointsEntries,
  referrals,
} from '../../../db/schema/index.ts';

const shop = usePayingShop();
const guest = () => shop.as(null);
const placedSoFar = async () => (await shop.database.select({ n: count() }).from(checkOuts))[0]?.n;

/** A quarter of an hour later, nobody has paid. */
const askedToPay = async (checkOutId: number): Promise<void> => {
  const before = shop.clock.now();
  shop.clock.moveTo(addHours(before, 0.25));
  await shop.work('check-outs.ask-to-pay', { checkOutId });
  shop.clock.moveTo(before);
};

describe('placing an order', () => {
  it('keeps exactly what was quoted, allots every cent to a day and leads to the bank', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const email = 'pirmoji@pirkeja.example';
    const placed = await place(guest(), cart, { buyer: aBuyer({ email }), paymentOption: 'HABALT22' });
    expect(placed).toMatchObject({
      type: 'regular_order',
      status: 'new',
      paymentType: 'montonio',
      kitsCents: 6450,
      deliveryCents: 1000,
      totalCents: 7450,
      vatKitsPercent: 21,
      vatKitsCents: 1119,
      vatDeliveryCents: 174,
      kitsCount: 1,
      startDate: '2026-11-17',
      lastDate: '2026-11-23',
      payUntil: '2026-11-16T14:00:00.000Z',
      isOverdue: false,
      isClaimable: false,
      buyerName: 'Jūratė Žukauskienė',
    });
    expect(placed.number).toMatch(/^\d{6}$/);
    expect(placed.paymentUrl).toMatch(/\/pay\/[0-9a-f-]{36}$/);
    const [order] = placed.orders;
    expect(order).toMatchObject({ status: 'pending', days: 5, amount: 1, paidCents: 6450, paperBag: true });
    expect(
      order?.deliveries.map(({ day, status, listCents, paidCents }) => [day, status, listCents, paidCents]),
    ).toEqual([
      ['2026-11-17', 'planned', 1290, 1490],
      ['2026-11-18', 'planned', 1290, 1490],
      ['2026-11-19', 'planned', 1290, 1490],
      ['2026-11-20', 'planned', 1290, 1490],
      ['2026-11-23', 'planned', 1290, 1490],
    ]);
    await askedToPay(placed.id);
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ kind: 'order_placed', subject: `We have your order ${placed.number}` });
    expect(mail?.plain).toContain(`/check-out/order/${placed.id}?token=${placed.token}`);
    const seen = await guest()('GET /check-outs/{id}', {
      params: { id: placed.id },
      query: { token: placed.token },
    });
    expect(seen.data.history).toMatchObject([{ action: 'place', from: null, to: 'new', by: 'buyer' }]);
  });

  it('to a city that takes pre-orders carries its reservation in page and mails until the first day is confirmed', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const message = { lt: 'Pirmąją dieną dar patvirtinsime.', en: 'We will confirm the first day.' };
    const sure = await place(guest(), cart, { paymentType: 'cash' });
    expect(sure.preOrderMessage).toEqual({ lt: '', en: '' });
    await admin('PUT /cities/{id}', {
      params: { id: cart.cityId },
      body: {
        nameLt: 'Klaipėda',
        isActive: true,
        preOrderMessageLt: message.lt,
        preOrderMessageEn: message.en,
      },
    });

    const email = 'uostamiestis@pirkeja.example';
    const placed = await place(shop.as(null, 'lt'), cart, {
      paymentType: 'bank_account',
      buyer: aBuyer({ email }),
    });
    expect(placed.preOrderMessage).toEqual(message);
    const at = { params: { id: placed.id }, query: { token: placed.token } };
    await guest()('POST /check-outs/{id}/pay', { ...at, body: { paymentType: 'cash' } });
    await admin('PUT /check-outs/{id}', { params: at.params, body: { action: 'approve_payment' } });
    const written = await mailsTo(shop, email);
    expect(written.map(({ kind, plain }) => [kind, plain.includes(message.lt)])).toEqual([
      ['order_paid', true],
      ['order_cash', true],
      ['order_placed', true],
    ]);
    expect(written[0]?.plain).toMatch(/^Sveiki, Jūrate,/);

    await admin('POST /check-outs/{id}/confirm-days', { params: at.params, body: {} });
    expect((await guest()('GET /check-outs/{id}', at)).data.preOrderMessage).toEqual({ lt: '', en: '' });
  });

  it('allots the total of any cart to its days, to the cent', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const kits = [
      await sellKit(admin, { days: 5, priceCents: 1233 }),
      await sellKit(admin, { days: 10, priceCents: 987 }),
      await sellUniqueKit(admin, 4567),
    ];
    const codes = [
      await makeCode(admin, { amount: 7.5, applyToCart: true }),
      await makeCode(admin, { type: 'fixed', amount: 4321, applyToCart: true }),
      await makeCode(admin, { isFreeDelivery: true, amount: 3 }),
    ];
    const user = shop.as(await shop.person('user'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ kit: fc.nat(2), amount: fc.integer({ min: 1, max: 3 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.subarray(codes),
        fc.boolean(),
        async (chosen, used, workingDaysOnly) => {
          const items = chosen.map(({ kit, amount }) => ({ ...(kits[kit] ?? kits[0]!), amount }));
          const discountCodes = used.map(({ code }) => code);
          const cart = { cityId, startDate: '2026-11-17', items, discountCodes, workingDaysOnly };
          const body = await orderFor(user, cart, { paymentType: 'bank_account' });
          const { data } = await user('POST /check-outs', { body });
          expect(data.totalCents).toBe(body.expectedTotalCents);
          const rows = data.orders.flatMap((order) => order.deliveries);
          expect(sum(rows.map((row) => row.paidCents))).toBe(data.totalCents);
          expect(sum(rows.map((row) => row.listCents))).toBe(data.kitsCents);
          expect(sum(rows.map((row) => row.discountCents))).toBe(data.codeDiscountCents);
          expect(sum(rows.map((row) => row.deliveryCents))).toBe(
            data.deliveryCents - data.deliveryDiscountCents,
          );
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is done once for one key, also when twenty requests come at the same moment', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { usesLimit: 1 });
    const cart = { ...(await aCart(admin)), discountCodes: [code.code] };
    const body = await orderFor(guest(), cart, { buyer: aBuyer({ email: 'dvigubas@pirkeja.example' }) });
    const before = (await placedSoFar()) ?? 0;
    const headers = { 'idempotency-key': 'a key of this very order' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest()('POST /check-outs', { body, headers })),
    );
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect(new Set(answers.map(({ data }) => data.paymentUrl)).size).toBe(1);
    expect(answers[0]?.data.payments).toHaveLength(1);
    expect(await placedSoFar()).toBe(before + 1);
    await askedToPay(answers[0]?.data.id ?? 0);
    expect(await mailsTo(shop, 'dvigubas@pirkeja.example')).toHaveLength(1);
    const again = await guest()('POST /check-outs', { body, headers });
    expect(again.data.id).toBe(answers[0]?.data.id);
  });

  it('gives the key of one account nothing of another’s', async () => {
    const cart = await aCart(await shop.asNew('admin'));
    const headers = { 'idempotency-key': 'a key that two accounts have' };
    const [one, other] = [await shop.asNew('user'), await shop.asNew('user')];
    const body = await orderFor(one, cart, { paymentType: 'cash' });
    const first = await one('POST /check-outs', { body, headers });
    const second = await other('POST /check-outs', { body, headers });
    expect(second.data.id).not.toBe(first.data.id);
  });

  it('given as a guest is found again with the same key by whoever has logged in meanwhile', async () => {
    const cart = await aCart(await shop.asNew('admin'));
    const person = await shop.person('user');
    const headers = { 'idempotency-key': 'a key from before the login' };
    const body = await orderFor(guest(), cart, { paymentType: 'cash' });
    const first = await guest()('POST /check-outs', { body, headers });
    const before = await placedSoFar();
    const again = await shop.as(person)('POST /check-outs', { body, headers });
    expect(again.data.id).toBe(first.data.id);
    const changed = { ...body, buyer: aBuyer({ street: 'Pilies g.' }) };
    const refusal = await refusalOf(shop.as(person)('POST /check-outs', { body: changed, headers }));
    expect(refusal).toMatchObject({ status: 409, code: 'key_reused' });
    expect(await placedSoFar()).toBe(before);
  });

  it('is refused with a key that cannot be kept, and nothing is placed', async () => {
    const body = await orderFor(guest(), await aCart(await shop.asNew('admin')), { paymentType: 'cash' });
    const before = await placedSoFar();
    for (const key of ['k'.repeat(201), ' ']) {
      const call = guest()('POST /check-outs', { body, headers: { 'idempotency-key': key } });
      expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'malformed' });
    }
    expect(await placedSoFar()).toBe(before);
    await guest()('POST /check-outs', { body, headers: { 'idempotency-key': 'k'.repeat(200) } });
    expect(await placedSoFar()).toBe((before ?? 0) + 1);
  });

  it('refuses the key of one order for another, in both processes of the shop, and places nothing', async () => {
    const admin = await shop.asNew('admin');
    const other = await anotherShop(shop, { payments: shop.payments, ordersPerAddress: 1000 });
    const person = await shop.person('user');
    const body = await orderFor(shop.as(person), await aCart(admin), { paymentType: 'cash' });
    const streets = ['Gedimino pr.', 'Pilies g.'];
    const send = (app: typeof shop.app, street: string, order = (fields: object) => fields) =>
      app.inject({
        method: 'POST',
        url: '/api/check-outs',
        headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': 'one of two', locale: 'en' },
        payload: order(toWire({ ...body, buyer: aBuyer({ street }) }) as object),
      });
    const before = (await placedSoFar()) ?? 0;
    const answers = await Promise.all(
      streets.flatMap((street) =>
        [shop.app, other.app].flatMap((app) => Array.from({ length: 3 }, () => send(app, street))),
      ),
    );
    await other.close();
    const placed = answers.filter(({ statusCode }) => statusCode === 201).map((each) => each.json().data);
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((each) => each.json());
    expect([placed.length, refused.length]).toEqual([6, 6]);
    expect(new Set(placed.map(({ number }) => number)).size).toBe(1);
    expect(refused[0]).toEqual({
      status_code: 409,
      code: 'key_reused',
      message:
        'An order has already been placed from this page, with other details. You will find it in your account, or by the link that has come to your e-mail or will within half an hour',
    });
    expect(await placedSoFar()).toBe(before + 1);
    const winner: string = placed[0].buyer.street;
    const turnedRound = (fields: object) => Object.fromEntries(Object.entries(fields).toReversed());
    const again = await send(shop.app, winner, turnedRound);
    expect(again.json().data?.number).toBe(placed[0].number);
    expect(await placedSoFar()).toBe(before + 1);
  });

  it('empties the cart that the shop keeps for the buyer, and leaves it where the order is refused', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const user = await shop.asNew('user');
    const line = { ...cart.items[0]!, key: 'a', addedAt: '2026-11-16T07:00:00Z' };
    await user('PUT /cart', { body: { items: [line] } });
    const body = await orderFor(user, cart, { paymentType: 'cash' });
    await refusalOf(user('POST /check-outs', { body: { ...body, expectedTotalCents: 1 } }));
    expect((await user('GET /cart')).data.items).toHaveLength(1);
    await user('POST /check-outs', { body });
    expect((await user('GET /cart')).data.items).toEqual([]);
  });

  it('answers a total that is no longer right with the new quote, and places nothing', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const body = await orderFor(guest(), cart);
    const before = await placedSoFar();
    const refusal = await refusalOf(
      guest()('POST /check-outs', { body: { ...body, expectedTotalCents: body.expectedTotalCents - 1 } }),
    );
    expect(refusal).toMatchObject({
      status: 409,
      code: 'prices_updated',
      message: 'Prices were updated. Please look at the new total and confirm it',
      data: { totalCents: 7450, kitsCents: 6450 },
    });
    expect(await placedSoFar()).toBe(before);
  });

  it('names every wrong field at once, in the reader’s language', async () => {
    const body = {
      items: [],
      buyer: { email: 'ne paštas', phoneNumber: '+4912345' },
      delivery: { method: 'by_air' },
      agreeTerms: false,
      agreeContacts: false,
    } as never;
    const { status, errors } = await refusalOf(guest()('POST /check-outs', { body }));
    expect(status).toBe(422);
    expect(errors).toMatchObject({
      cityId: ['This field is required'],
      startDate: ['This field is required'],
      items: ['This field is required'],
      'buyer.firstName': ['This field is required'],
      'buyer.lastName': ['This field is required'],
      'buyer.email': ['Email address is not valid'],
      'buyer.phoneNumber': ['Invalid phone number format. Number should start with +3706'],
      'buyer.street': ['This field is required'],
      'buyer.houseNumber': ['This field is required'],
      'buyer.postalCode': ['This field is required'],
      'delivery.method': ['This value does not fit'],
      agreeTerms: ['You must agree to the terms of service'],
      agreeContacts: [
        'You must agree to my specified contacts, to receive information regarding the progress of my order.',
      ],
      expectedTotalCents: ['This field is required'],
    });
    const lt = await refusalOf(shop.as(null, 'lt')('POST /check-outs', { body }));
    expect(lt.errors['agreeContacts']).toEqual([
      'Turite sutikti, kad nurodytais kontaktais būtų siunčiama informacija apie užsakymo eigą.',
    ]);
  });

  it('refuses what costs more than an order can, and keeps nothing of it', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [{ ...(await sellKit(admin, { priceCents: 10_000_000 })), amount: 99 }];
    const before = await placedSoFar();
    const cart = { cityId, startDate: '2026-11-17', items };
    const { data: quote } = await guest()('POST /check-outs/quote', { body: cart });
    expect(quote.problems).toEqual([{ code: 'order_too_large', field: 'items.0.amount' }]);
    expect((await refusalOf(place(guest(), cart))).errors).toEqual({
      'items.0.amount': [
        'That is more than one order can cost here. Take fewer sets, or write to us and we will agree on it',
      ],
    });
    expect(await placedSoFar()).toBe(before);
  });

  it('asks for a delivery time of the city, and only for ways that are switched on', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const time = { cityId: Number(cart.cityId), fromTime: '06:00', toTime: '09:00' };
    const { data: morning } = await admin('POST /delivery-times', { body: time });
    const elsewhere = await admin('POST /delivery-times', {
      body: { ...time, cityId: await openCity(admin, 'Kaunas') },
    });
    await admin('PUT /delivery-methods', { body: { toHands: true, leaveAtDoor: false, takeOutside: true } });
    await admin('PUT /payment-methods', { body: { montonio: true, bankAccount: true, cash: false } });
    const attempt = async (details: object) => (await refusalOf(place(guest(), cart, details))).errors;
    expect(await attempt({ paymentType: 'cash' })).toEqual({
      'delivery.deliveryTimeId': ['This field is required'],
      paymentType: ['This choice is no longer there'],
    });
    expect(
      await attempt({ delivery: { method: 'leave_at_door', deliveryTimeId: elsewhere.data.id } }),
    ).toEqual({
      'delivery.method': ['This choice is no longer there'],
      'delivery.deliveryTimeId': ['This choice is no longer there'],
    });
    expect(await attempt({ paymentOption: 'NOBANK' })).toEqual({
      paymentOption: ['This choice is no longer there'],
    });
    await admin('PUT /payment-methods', { body: { montonio: true, bankAccount: true, cash: true } });
    await admin('PUT /delivery-methods', { body: { toHands: true, leaveAtDoor: true, takeOutside: true } });
    const placed = await place(guest(), cart, {
      delivery: { method: 'leave_at_door', deliveryTimeId: morning.id },
    });
    expect(placed.deliveryTime).toEqual({ id: morning.id, fromTime: '06:00', toTime: '09:00' });
  });

  it('gives the last use of a code to one of fifty who ask at the same moment', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { usesLimit: 1 });
    const cart = { ...(await aCart(admin)), discountCodes: [code.code] };
    const bodies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        orderFor(guest(), cart, {
          paymentType: 'cash',
          buyer: aBuyer({ email: `greitas-${index}@pirkeja.example` }),
        }),
      ),
    );
    const answers = await Promise.allSettled(bodies.map((body) => guest()('POST /check-outs', { body })));
    const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(49);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        status: 409,
        code: 'prices_updated',
        data: { totalCents: 7450, codes: [{ accepted: false, reason: 'used_up' }] },
      });
    }
    const [row] = await shop.database.select().from(discountCodes).where(eq(discountCodes.id, code.id));
    expect(row?.usesCount).toBe(1);
  });

  it('never spends points twice, also when ten orders want them at the same moment', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const person = await shop.person('user');
    await shop.database
      .insert(pointsEntries)
      .values({ userId: person.id, at: shop.clock.now(), reason: 'admin', points: 2000 });
    const user = shop.as(person);
    const body = await orderFor(user, cart, { paymentType: 'cash' });
    expect(body.expectedTotalCents).toBe(7450 - 1935);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => user('POST /check-outs', { body })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { data } = await user('GET /discount-points', {});
    expect(data.balance).toBe(65);
    expect((await user('GET /check-outs', {})).data).toHaveLength(1);
  });

  it('and denying payments at the same moment, all with the same two codes, refuses nobody', async () => {
    const admin = await shop.asNew('admin');
    const codes = [await makeCode(admin), await makeCode(admin)];
    const cart = { ...(await aCart(admin)), discountCodes: codes.map(({ code }) => code) };
    const body = await orderFor(guest(), cart, { paymentType: 'bank_account' });
    const order = async (each: number) =>
      (
        await guest()('POST /check-outs', {
          body: { ...body, buyer: aBuyer({ email: `kryzminis${each}@pirkeja.example` }) },
        })
      ).data;
    const placed: { readonly id: number }[] = [];
    for (let each = 0; each < 8; each += 1) placed.push(await order(each));
    await Promise.all([
      ...placed.map(({ id }) =>
        admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'deny_payment' } }),
      ),
      ...placed.map((_, each) => order(100 + each)),
    ]);
    const uses = await shop.database
      .select({ usesCount: discountCodes.usesCount })
      .from(discountCodes)
      .where(
        inArray(
          discountCodes.id,
          codes.map(({ id }) => id),
        ),
      );
    expect(uses).toEqual([{ usesCount: 8 }, { usesCount: 8 }]);
  });

  it('with nothing to pay is paid at once, and nobody is sent to a bank', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { type: 'fixed', amount: 100_000, applyToCart: true });
    const cart = { ...(await aCart(admin)), discountCodes: [code.code] };
    for (const paymentType of ['montonio', 'cash'] as const) {
      const placed = await place(guest(), cart, { paymentType });
      expect(placed).toMatchObject({ status: 'paid', totalCents: 0, paymentUrl: null });
      expect(placed.orders[0]?.status).toBe('paid');
      expect(placed.invoices).toMatchObject([{ kind: 'invoice', totalCents: 0 }]);
    }
  });

  it('is not done when a day that the buyer saw was closed meanwhile, though it costs the same', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const body = await orderFor(guest(), cart, {
      expectedDeliveryDates: [['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']],
    });
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-11-19' },
      body: { cityId: Number(cart.cityId), isClosed: true, isHoliday: false },
    });
    const before = await placedSoFar();
    const refusal = await refusalOf(guest()('POST /check-outs', { body }));
    expect(refusal).toMatchObject({ status: 409, code: 'prices_updated' });
    const days = ['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-23', '2026-11-24'];
    expect(refusal.data).toMatchObject({ totalCents: 7450, items: [{ deliveryDates: days }] });
    expect(await placedSoFar()).toBe(before);

    const { data } = await guest()('POST /check-outs', { body: { ...body, expectedDeliveryDates: [days] } });
    expect(data.orders[0]?.deliveries.map(({ day }) => day)).toEqual(days);
    expect(
      await refusalOf(guest()('POST /check-outs', { body: { ...body, expectedDeliveryDates: [] } })),
    ).toMatchObject({
      code: 'prices_updated',
    });
  });

  it('keeps a code as its owner spelled it, however the buyer typed it', async () => {
    const admin = await shop.asNew('admin');
    const { code } = await makeCode(admin, { code: 'ŠVENTĖ-26' });
    const placed = await place(guest(), { ...(await aCart(admin)), discountCodes: [' šventė - 26 '] });
    expect(placed.codes).toEqual([code]);
  });

  it('begins on the first open day where the day that was asked for is closed', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-11-17' },
      body: { cityId: Number(cart.cityId), isClosed: true, isHoliday: false },
    });
    expect(await place(guest(), cart)).toMatchObject({ startDate: '2026-11-18', lastDate: '2026-11-24' });
  });

  it('charges for what is left out only where the kit has it, and says so of what was bought', async () => {
    const admin = await shop.asNew('admin');
    const allergen = async (nameLt: string) =>
      (await admin('POST /allergens', { body: { nameLt, pricePercent: 5 } })).data;
    const [inside, elsewhere] = [await allergen('Pienas'), await allergen('Riešutai')];
    const { data: dish } = await admin('POST /dishes', { body: aDish({ allergenIds: [inside.id] }) });
    const cart = await aCart(admin);
    const [item] = cart.items;
    const kit = aKit(
      { dishIds: [dish.id], periodIds: [Number(item?.periodId)] },
      { calories: [{ kcal: 1500, prices: [{ periodId: Number(item?.periodId), priceCents: 1290 }] }] },
    );
    await admin('PUT /meal-kits/{id}', { params: { id: Number(item?.mealKitId) }, body: kit });
    const items = [{ ...item!, allergenIds: [inside.id, elsewhere.id] }];
    const placed = await place(guest(), { ...cart, items });
    expect(placed).toMatchObject({ kitsCents: 6773 });
    expect(placed.orders[0]?.orderableItem.allergens).toEqual([
      { id: inside.id, name: inside.name, percent: 5 },
      { id: elsewhere.id, name: elsewhere.name, percent: 0 },
    ]);

    const { data: addition } = await admin('POST /additions', {
      body: { nameLt: 'Riešutų sauja', pricePerDayCents: 150, allergenIds: [elsewhere.id] },
    });
    const clash = await orderFor(guest(), { ...cart, items: [{ ...items[0]!, additionIds: [addition.id] }] });
    const before = await placedSoFar();
    expect((await refusalOf(guest()('POST /check-outs', { body: clash }))).errors).toEqual({
      'items.0.additionIds': ['It contains what you leave out'],
    });
    expect(await placedSoFar()).toBe(before);
  });

  it('rewards whoever invited the buyer for the first order with money in it, not for one of 0.00', async () => {
    const admin = await shop.asNew('admin');
    const [referrer, newcomer] = [await shop.person('user'), await shop.person('user')];
    await shop.database.insert(referrals).values({ userId: newcomer.id, referrerId: referrer.id });
    const balance = async () => (await shop.as(referrer)('GET /discount-points')).data.balance;
    const cart = await aCart(admin);
    const gift = await makeCode(admin, { type: 'fixed', amount: 100_000, applyToCart: true });
    const free = await place(shop.as(newcomer), { ...cart, discountCodes: [gift.code] });
    expect(free).toMatchObject({ status: 'paid', totalCents: 0 });
    expect(await balance()).toBe(0);

    for (let time = 0; time < 2; time += 1) {
      const { id } = await place(shop.as(newcomer), cart, { paymentType: 'bank_account' });
      await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'approve_payment' } });
      expect(await balance()).toBe(500);
    }
  });

  it('keeps what was bought, whatever becomes of the kit', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const addition = await admin('POST /additions', { body: { nameLt: 'Sultys', pricePerDayCents: 150 } });
    const [item] = cart.items;
    const items = [{ ...item!, additionIds: [addition.data.id] }];
    const placed = await place(guest(), { ...cart, items }, { paymentType: 'cash' });
    const id = placed.orders[0]?.mealKitId ?? 0;
    await admin('PUT /additions/{id}', {
      params: { id: addition.data.id },
      body: { nameLt: 'Kava', pricePerDayCents: 900 },
    });
    // While its days are still to come the kit stays.
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'deny_payment' } });
    await admin('DELETE /meal-kits/{id}', { params: { id } });
    const { data } = await admin('GET /check-outs/{id}', { params: { id: placed.id } });
    expect(data.orders[0]).toMatchObject({
      mealKitId: null,
      additionsCents: 750,
      orderableItem: {
        name: { lt: 'Paprastas rinkinys', en: 'Plain kit' },
        kcal: 1500,
        additions: [{ name: { lt: 'Sultys' }, pricePerDayCents: 150 }],
      },
    });
    expect(data.totalCents).toBe(placed.totalCents);
  });

  it('leaves no order, no day and no use behind when it is refused', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const state = async () =>
      Promise.all([
        shop.database.$count(checkOuts),
        shop.database.$count(orders),
        shop.database.$count(deliveries),
      ]);
    const before = await state();
    const [item] = cart.items;
    const refusal = await refusalOf(
      place(guest(), { ...cart, items: [item!, { ...item!, mealKitId: 999_999 }] }),
    );
    expect(refusal.errors).toEqual({ 'items.1.mealKitId': ['This kit is no longer sold'] });
    expect(await state()).toEqual(before);
  });
});

describe('an address that the buyer wants to keep', () => {
  const saved = (userId: number) =>
    shop.database.select().from(addresses).where(eq(addresses.userId, userId));

  it('is saved in the account with the order, once, also where it is ordered to again', async () => {
    const person = await shop.person('user');
    const cart = await aCart(await shop.asNew('admin'));
    const order = (buyer: Partial<ReturnType<typeof aBuyer>>, saveAddress = true) =>
      place(shop.as(person), cart, { paymentType: 'cash', buyer: aBuyer(buyer), saveAddress });
    await order({}, false);
    expect(await saved(person.id)).toEqual([]);
    await order({ floor: '3' });
    await order({ street: 'GEDIMINO PR.', extraInformation: 'Kodas 12' });
    expect(await saved(person.id)).toMatchObject([
      {
        name: 'Gedimino pr. 1-2',
        cityId: cart.cityId,
        street: 'Gedimino pr.',
        houseNumber: '1',
        apartmentNumber: '2',
        floor: '3',
        postalCode: 'LT-01103',
        extraInformation: '',
        isDefault: true,
      },
    ]);
    await order({ apartmentNumber: '3' });
    expect((await saved(person.id)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Gedimino pr. 1-2', true],
      ['Gedimino pr. 1-3', false],
    ]);
  });

  it('is called as the buyer calls it, on the order and in the account', async () => {
    const person = await shop.person('user');
    const cart = await aCart(await shop.asNew('admin'));
    const buyer = aBuyer({ addressName: 'Darbas' });
    const placed = await place(shop.as(person), cart, { paymentType: 'cash', buyer, saveAddress: true });
    expect(placed.buyer.addressName).toBe('Darbas');
    expect((await saved(person.id)).map(({ name }) => name)).toEqual(['Darbas']);
    const without = await place(shop.as(person), cart, { paymentType: 'cash', buyer: aBuyer() });
    expect(without.buyer.addressName).toBe('');
  });

  it('is saved once, and every order placed, where one account places several at the same moment', async () => {
    const person = await shop.person('user');
    const cart = await aCart(await shop.asNew('admin'));
    await shop.database
      .insert(pointsEntries)
      .values({ userId: person.id, at: shop.clock.now(), reason: 'admin', points: 9 });
    const user = shop.as(person);
    const bodies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        orderFor(user, cart, { paymentType: 'cash', saveAddress: true, usePoints: index === 0 }),
      ),
    );
    const placed = await Promise.all(bodies.map((body) => user('POST /check-outs', { body })));
    expect(new Set(placed.map(({ data }) => data.number)).size).toBe(6);
    expect(await saved(person.id)).toHaveLength(1);
  });

  it('is not saved where the order is not placed, nor for a guest', async () => {
    const person = await shop.person('user');
    const cart = await aCart(await shop.asNew('admin'));
    const details = { paymentType: 'cash', saveAddress: true } as const;
    const wrong = { ...details, expectedTotalCents: 1 };
    expect(await refusalOf(place(shop.as(person), cart, wrong))).toMatchObject({ code: 'prices_updated' });
    expect(await saved(person.id)).toEqual([]);
    const before = await shop.database.$count(addresses);
    await place(shop.as(null), cart, details);
    expect(await shop.database.$count(addresses)).toBe(before);
  });
});
