import { addHours, toDay } from '@shop/domain/day';
import { checkOutCan } from '@shop/domain/states/check-out-can';
import {
  type CheckOutStatus,
  checkOutStatuses,
  type DeliveryStatus,
  type OrderType,
} from '@shop/domain/states/statuses';
import { staffCheckOutEvents } from '@shop/domain/states/tables';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { mailsTo, mailTo, tokenIn } from '../../../../test/mails.ts';
import {
  aBuyer,
  aCart,
  type CheckOutBody,
  orderFor,
  place,
  usePayingShop,
  uuidIn,
} from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import {
  auditEntries,
  checkOuts,
  deliveries,
  invoices,
  orders,
  payableColumns,
  refundTasks,
  users,
} from '../../../db/schema/index.ts';
import { refusalCodes } from '../refusals.ts';
import { readPdf } from '../../../papers/read-pdf.ts';
import type { Conversion } from '../../../ports/advertising.ts';

const told: Conversion[] = [];
const shop = usePayingShop({
  advertising: { pixelId: '12345', send: async (conversion) => void told.push(conversion) },
  moveClock: async (instant) => shop.clock.moveTo(instant),
});
const guest = () => shop.as(null);

const aPlacedOrder = async (
  paymentType: 'montonio' | 'cash' = 'cash',
  details: Pick<Partial<CheckOutBody>, 'startDate'> = {},
) => {
  const admin = await shop.asNew('admin');
  return { admin, placed: await place(guest(), await aCart(admin), { paymentType, ...details }) };
};

/** Everything that a move could change. */
const everythingOf = async (id: number) => ({
  checkOut: await shop.database.select().from(checkOuts).where(eq(checkOuts.id, id)),
  orders: await shop.database.select().from(orders).where(eq(orders.checkOutId, id)),
  audit: await shop.database.$count(auditEntries, eq(auditEntries.entityId, String(id))),
  invoices: await shop.database.$count(invoices, eq(invoices.checkOutId, id)),
});

/** A quarter of an hour later, nobody has paid. */
const askedToPay = async (checkOutId: number): Promise<void> => {
  const before = shop.clock.now();
  shop.clock.moveTo(addHours(before, 0.25));
  await shop.work('check-outs.ask-to-pay', { checkOutId });
  shop.clock.moveTo(before);
};

describe('the moves of a check-out', () => {
  const moves = [...staffCheckOutEvents, 'restore'] as const;

  it.each(['regular_order', 'individual_order'] satisfies OrderType[])(
    'of a %s are those of the table; any other is refused and changes nothing',
    async (type) => {
      // So far ahead that no day of an individual order is too close.
      const { admin, placed } = await aPlacedOrder('cash', { startDate: '2026-11-24' });
      const params = { id: placed.id };
      const begin = {
        status: placed.status,
        statusBefore: null as CheckOutStatus | null,
        paymentType: 'bank_account' as const,
        payableSince: shop.clock.now(),
        type,
      };
      const before: CheckOutStatus = type === 'regular_order' ? 'waiting_payment' : 'order_approved';
      for (const status of checkOutStatuses) {
        for (const name of moves) {
          const isRequest = status === 'declined' && type === 'individual_order';
          const statusBefore: CheckOutStatus = isRequest ? 'order_request' : before;
          const facts = { ...begin, status, statusBefore };
          await shop.database.delete(invoices).where(eq(invoices.checkOutId, placed.id));
          await shop.database
            .update(checkOuts)
            .set({ ...facts, restores: 0, paidAt: null })
            .where(eq(checkOuts.id, placed.id));
          // It is completed once its days are over.
          const days = { status: name === 'complete' ? ('delivered' as const) : ('planned' as const) };
          const ofLine = eq(deliveries.orderId, placed.orders[0]?.id ?? 0);
          await shop.database.update(deliveries).set(days).where(ofLine);
          const was = await everythingOf(placed.id);
          const call =
            name === 'restore'
              ? admin('POST /check-outs/{id}/restore', { params })
              : admin('PUT /check-outs/{id}', { params, body: { action: name } });
          const answer = checkOutCan.move({ ...facts, isOnlineOnly: false }, name);
          const what = `${status}: ${name}`;
          if (answer.allowed) {
            expect((await call).data.status, what).toBe(answer.to);
            expect((await everythingOf(placed.id)).audit, what).toBe(was.audit + 1);
          } else if (answer.reason === 'already_done' && name !== 'restore') {
            expect((await call).data.status, what).toBe(status);
            expect(await everythingOf(placed.id), what).toEqual(was);
          } else {
            expect(await refusalOf(call), what).toMatchObject({
              status: 409,
              code: refusalCodes[answer.reason],
            });
            expect(await everythingOf(placed.id), what).toEqual(was);
          }
        }
      }
    },
  );

  it('decline what cannot be carried out, tell the buyer, and can bring it back as it was', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    const body = { action: 'decline', note: 'Nevežame į tą salą' } as const;
    const { data: declined } = await admin('PUT /check-outs/{id}', { params, body });
    expect(declined).toMatchObject({ status: 'declined', orders: [{ status: 'canceled_by_admin' }] });
    expect(new Set(declined.orders[0]?.deliveries.map(({ status }) => status))).toEqual(
      new Set(['cancelled']),
    );
    const last = declined.history.at(-1);
    expect(last).toMatchObject({ action: 'decline', text: 'Order declined', by: 'staff' });
    expect((await mailTo(shop, placed.buyerEmail, 'order_declined')).subject).toBe(
      `We cannot carry out order ${placed.number}`,
    );
    const { data: back } = await admin('POST /check-outs/{id}/restore', { params });
    expect(back).toMatchObject({ status: 'waiting_payment', orders: [{ status: 'pending' }] });
    expect(new Set(back.orders[0]?.deliveries.map(({ status }) => status))).toEqual(new Set(['planned']));
  });

  it('return money that comes for a declined order all the same', async () => {
    const { admin, placed } = await aPlacedOrder('montonio');
    const params = { id: placed.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'decline' } });
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    const { data } = await admin('GET /check-outs/{id}', { params });
    expect(data).toMatchObject({ status: 'declined', toReturnCents: placed.totalCents });
  });

  it('bring nothing back whose first day can no longer be ordered', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    const began = shop.clock.now();
    const was = await everythingOf(placed.id);
    // Tuesday's kit can be ordered until the end of Monday.
    shop.clock.moveTo(new Date('2026-11-16T22:00:00Z'));
    const night = await shop.asNew('admin');
    const refusal = await refusalOf(night('POST /check-outs/{id}/restore', { params }));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'days_over',
      message: 'Some of the order’s days can no longer be delivered. Please place a new order',
    });
    expect(await everythingOf(placed.id)).toEqual(was);
    shop.clock.moveTo(new Date('2026-11-16T21:59:00Z'));
    const evening = await shop.asNew('admin');
    const { data } = await evening('POST /check-outs/{id}/restore', { params });
    expect(data.status).toBe('waiting_payment');
    shop.clock.moveTo(began);
  });

  it('brought back is told to the buyer, with what is to be paid by when', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    await admin('POST /check-outs/{id}/restore', { params });
    // A second click brings nothing back, and writes nothing.
    await admin('POST /check-outs/{id}/restore', { params });
    const subject = `Order ${placed.number} is back`;
    const mails = (await mailsTo(shop, placed.buyerEmail)).filter((mail) => mail.subject === subject);
    expect(mails.map(({ kind }) => kind)).toEqual(['order_restored']);
    expect(mails[0]?.plain).toContain(
      'we have brought your order back: everything is as you ordered it. You will pay €74.50 in cash',
    );
  });

  it('say when the shop approved the payment, how it stands with the money, and whether some comes back', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    expect(placed).toMatchObject({
      approvedAt: null,
      orders: [{ paymentStatus: 'pending', moneyBack: false }],
    });
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    const { data: denied } = await admin('GET /check-outs/{id}', { params });
    expect(denied).toMatchObject({ approvedAt: null, orders: [{ paymentStatus: 'declined' }] });
    await admin('POST /check-outs/{id}/restore', { params });
    const { data: approved } = await admin('PUT /check-outs/{id}', {
      params,
      body: { action: 'approve_payment' },
    });
    expect(approved).toMatchObject({
      approvedAt: shop.clock.now().toISOString(),
      orders: [{ paymentStatus: 'paid', moneyBack: false }],
    });
    await shop.database.update(orders).set({ returnedCents: 500 }).where(eq(orders.checkOutId, placed.id));
    const { data: list } = await admin('GET /orders', { query: { checkOutId: placed.id } });
    expect(list).toMatchObject([{ paymentStatus: 'paid', moneyBack: true, returnedCents: 500 }]);
  });

  it('a line brings its whole check-out back', async () => {
    const { admin, placed } = await aPlacedOrder();
    const id = placed.orders[0]?.id ?? 0;
    expect(await refusalOf(admin('POST /orders/{id}', { params: { id }, body: {} }))).toMatchObject({
      status: 409,
    });
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'deny_payment' } });
    const { data } = await admin('POST /orders/{id}', { params: { id }, body: {} });
    expect(data.status).toBe('pending');
    const again = await admin('POST /check-outs/{id}/restore', { params: { id: placed.id } });
    expect(again.data.status).toBe('waiting_payment');
    expect(again.data.history.filter(({ action }) => action === 'restore')).toHaveLength(1);
  });

  it('completes by itself once the last day is delivered and all is decided, and not before', async () => {
    const { admin, placed } = await aPlacedOrder();
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'approve_payment' } });
    const days = placed.orders[0]?.deliveries ?? [];
    const see = async () => (await admin('GET /check-outs/{id}', { params: { id: placed.id } })).data;
    for (const [index, { id }] of days.entries()) {
      const status = index === 2 ? 'not_delivered' : 'delivered';
      await shop.work('check-outs.sweep');
      expect((await see()).status).toBe('paid');
      await shop.database.update(deliveries).set({ status }).where(eq(deliveries.id, id));
    }
    // What becomes of the day that did not come is an admin's to say.
    await shop.work('check-outs.sweep');
    expect((await see()).status).toBe('paid');
    await admin('PUT /deliveries/{id}', { params: { id: days[2]?.id ?? 0 }, body: { action: 'keep' } });
    await shop.work('check-outs.sweep');
    const done = await see();
    expect(done.status).toBe('completed');
    expect(done.orders[0]?.status).toBe('completed');
    expect(done.history.at(-1)).toMatchObject({ action: 'complete', by: 'shop', reason: 'all_delivered' });
  });

  it('is not completed by an admin while a day is still to come or to be decided about', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
    const days = placed.orders[0]?.deliveries ?? [];
    const set = (status: DeliveryStatus, ids: readonly number[]) =>
      shop.database.update(deliveries).set({ status }).where(inArray(deliveries.id, ids));
    const ids = days.map(({ id }) => id);
    await set('delivered', ids);
    for (const status of ['planned', 'held', 'prepared', 'on_the_way', 'not_delivered'] as const) {
      await set(status, ids.slice(-1));
      const was = await everythingOf(placed.id);
      const refusal = await refusalOf(
        admin('PUT /check-outs/{id}', { params, body: { action: 'complete' } }),
      );
      expect(refusal).toMatchObject({
        status: 409,
        code: 'days_ahead',
        message:
          'Some days of this order are still to come, or somebody has to decide about them. It is completed once they are over',
      });
      expect(await everythingOf(placed.id)).toEqual(was);
    }
    await set('kept', ids.slice(-1));
    const { data } = await admin('PUT /check-outs/{id}', { params, body: { action: 'complete' } });
    expect(data.status).toBe('completed');
  });

  it('ends by itself when the clock is moved past its time to pay', async () => {
    const { placed } = await aPlacedOrder('montonio');
    const began = shop.clock.now();
    const moveTo = (instant: Date) =>
      shop.inject({ method: 'POST', url: '/api/test/clock', payload: { now: instant.toISOString() } });
    await moveTo(new Date(began.getTime() + 6 * 3_600_000));
    const at = { params: { id: placed.id }, query: { token: placed.token } };
    expect((await guest()('GET /check-outs/{id}', at)).data.status).toBe('not_paid');
    await moveTo(began);
  });

  it('deletes only what ended without ever being paid', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    expect(placed.isRemovable).toBe(false);
    expect(await refusalOf(admin('DELETE /check-outs/{id}', { params }))).toMatchObject({ status: 409 });
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    await admin('DELETE /check-outs/{id}', { params });
    expect(await refusalOf(admin('GET /check-outs/{id}', { params }))).toMatchObject({ status: 404 });
    expect(await shop.database.$count(orders, eq(orders.checkOutId, placed.id))).toBe(0);

    const paid = (await aPlacedOrder()).placed;
    await admin('PUT /check-outs/{id}', { params: { id: paid.id }, body: { action: 'approve_payment' } });
    await refusalOf(admin('DELETE /check-outs/{id}', { params: { id: paid.id } }));
    expect(await shop.database.$count(invoices, eq(invoices.checkOutId, paid.id))).toBe(1);
  });
});

describe('what the buyer is told when an admin decides', () => {
  it.each([
    [
      'lt',
      'Gavome jūsų pavedimą: užsakymas Nr. {number} patvirtintas',
      'gavome jūsų 74,50 € pavedimą',
      'Užsakymą Nr. {number} atšaukėme',
    ],
    [
      'en',
      'Your transfer has come: order {number} is confirmed',
      'your transfer of €74.50 has come',
      'We have cancelled order {number}',
    ],
  ] as const)(
    'in %s: a transfer that is approved, an order that is cancelled because no money came; once each',
    async (locale, approved, words, cancelled) => {
      const admin = await shop.asNew('admin');
      const cart = await aCart(admin);
      const decide = async (action: 'approve_payment' | 'deny_payment') => {
        const email = `${action}-${locale}@pirkeja.example`;
        const details = { paymentType: 'bank_account', buyer: aBuyer({ email }) } as const;
        const { id, number } = await place(shop.as(null, locale), cart, details);
        await admin('PUT /check-outs/{id}', { params: { id }, body: { action } });
        await admin('PUT /check-outs/{id}', { params: { id }, body: { action } });
        const written = await mailsTo(shop, email);
        expect(written.map(({ kind }) => kind)).toHaveLength(2);
        return { number, mail: written[0] };
      };
      const yes = await decide('approve_payment');
      expect(yes.mail).toMatchObject({
        kind: 'order_approved',
        subject: approved.replace('{number}', yes.number),
      });
      for (const body of [yes.mail?.plain, yes.mail?.html])
        expect(body?.replaceAll('\u00a0', ' ')).toContain(words);
      const no = await decide('deny_payment');
      expect(no.mail).toMatchObject({
        kind: 'order_cancelled',
        subject: cancelled.replace('{number}', no.number),
      });
    },
  );

  it('that cash was taken is told as a payment', async () => {
    const admin = await shop.asNew('admin');
    const buyer = aBuyer({ email: 'grynais@pirkeja.example' });
    const { id } = await place(guest(), await aCart(admin), { paymentType: 'cash', buyer });
    await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'approve_payment' } });
    const kinds = (await mailsTo(shop, buyer.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order_paid', 'order_placed']);
  });
});

describe('who sees an order', () => {
  it('is its buyer, an admin and whoever holds its link; to anybody else it is not there', async () => {
    const admin = await shop.asNew('admin');
    const buyer = await shop.person('user');
    const placed = await place(shop.as(buyer), await aCart(admin), { paymentType: 'cash' });
    const other = (await place(guest(), await aCart(admin), { paymentType: 'cash' })).token;
    const params = { id: placed.id };
    const orderId = placed.orders[0]?.id ?? 0;
    expect((await shop.as(buyer)('GET /check-outs/{id}', { params })).data.id).toBe(placed.id);
    expect((await guest()('GET /check-outs/{id}', { params, query: { token: placed.token } })).data.id).toBe(
      placed.id,
    );
    for (const role of ['user', 'kitchen_worker', 'courier'] as const) {
      const stranger = await shop.asNew(role);
      expect(await refusalOf(stranger('GET /check-outs/{id}', { params }))).toMatchObject({ status: 404 });
      expect(await refusalOf(stranger('GET /orders/{id}', { params: { id: orderId } }))).toMatchObject({
        status: 404,
      });
      expect(await refusalOf(stranger('POST /check-outs/{id}/claim', { params }))).toMatchObject({
        status: 404,
      });
      expect((await stranger('GET /check-outs', {})).data).toEqual([]);
      expect((await stranger('GET /orders', {})).data).toEqual([]);
    }
    for (const token of ['', other, `${placed.token}x`]) {
      const query = { token };
      expect(await refusalOf(guest()('GET /check-outs/{id}', { params, query }))).toMatchObject({
        status: 404,
      });
      expect(
        await refusalOf(guest()('POST /check-outs/{id}/pay', { params, query, body: {} })),
      ).toMatchObject({ status: 404 });
      for (const file of ['invoice', 'calendar.ics']) {
        const answer = await shop.inject({ url: `/api/check-outs/${placed.id}/${file}?token=${token}` });
        expect(answer.statusCode).toBe(404);
      }
    }
    expect((await shop.as(buyer)('GET /orders', {})).data.map(({ id }) => id)).toEqual([orderId]);
  });

  it('an admin finds orders by number, name, e-mail, phone and state', async () => {
    const admin = await shop.asNew('admin');
    const buyer = aBuyer({
      firstName: 'Žygimantas',
      lastName: 'Ieškomas',
      email: 'rask@manes.example',
      street: 'Žvėryno g.',
    });
    const placed = await place(guest(), await aCart(admin), { paymentType: 'cash', buyer });
    const found = async (query: object) =>
      (await admin('GET /check-outs', { query })).data.map(({ id }) => id);
    const words = [placed.number, 'mantas ieškom', 'IESKOMAS zygi', 'RASK@manes', 'zy ie', 'zveryn'];
    for (const search of words) expect(await found({ search })).toEqual([placed.id]);
    expect((await admin('GET /orders', { query: { search: 'ieskomas' } })).data).toHaveLength(1);
    expect(await found({ search: '100%' })).toEqual([]);
    expect(await found({ search: 'rask@', status: 'paid' })).toEqual([]);
    expect(await found({ search: 'rask@', status: 'waiting_payment', type: 'regular_order' })).toEqual([
      placed.id,
    ]);
    expect(await found({ mine: true })).toEqual([]);
  });

  it('a guest who registers with the same verified e-mail takes the order along', async () => {
    const admin = await shop.asNew('admin');
    const email = 'veliau@registruosiu.example';
    const placed = await place(guest(), await aCart(admin), {
      paymentType: 'cash',
      buyer: aBuyer({ email }),
    });
    const params = { id: placed.id };
    const person = await shop.person('user', { email });
    const withLink = { params, query: { token: placed.token } };
    expect((await shop.as(person)('GET /check-outs/{id}', withLink)).data.isClaimable).toBe(false);
    expect(await refusalOf(shop.as(person)('POST /check-outs/{id}/claim', { params }))).toMatchObject({
      status: 404,
    });
    await shop.database
      .update(users)
      .set({ emailVerifiedAt: shop.clock.now() })
      .where(eq(users.id, person.id));
    expect((await shop.as(person)('GET /check-outs/{id}', withLink)).data.isClaimable).toBe(true);
    await shop.as(person)('POST /check-outs/{id}/claim', { params });
    await shop.as(person)('POST /check-outs/{id}/claim', { params });
    const { data } = await shop.as(person)('GET /check-outs', {});
    expect(data.map(({ id }) => id)).toEqual([placed.id]);
    const { history } = (await shop.as(person)('GET /check-outs/{id}', { params })).data;
    expect(history.map(({ action }) => action)).toEqual(['place', 'claim']);
  });
});

describe('what others learn of an order', () => {
  it('is a purchase for advertising once it is paid, and only where the buyer agreed to that', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const buy = async (cookie: string) => {
      const body = await orderFor(guest(), cart, { paymentType: 'cash' });
      const { data } = await guest()('POST /check-outs', { body, headers: { cookie } });
      await admin('PUT /check-outs/{id}', { params: { id: data.id }, body: { action: 'approve_payment' } });
      return data;
    };
    const silent = await buy('consent=0.6a53');
    const agreed = await buy('consent=1.6a53');
    await expect
      .poll(() => told.map(({ name, eventId }) => [name, eventId]))
      .toEqual([['Purchase', agreed.number]]);
    expect(told[0]).toMatchObject({ valueCents: 7450, contentIds: [String(cart.items[0]?.mealKitId)] });
    expect(JSON.stringify(told)).not.toContain('jurate@');
    expect(told.some(({ eventId }) => eventId === silent.number)).toBe(false);
  });
});

describe('the papers of an order', () => {
  it('are a VAT invoice once it is paid, and a calendar file from the start', async () => {
    const { admin, placed } = await aPlacedOrder();
    const url = `/api/check-outs/${placed.id}`;
    await askedToPay(placed.id);
    const token = tokenIn(await mailTo(shop, 'jurate@pirkeja.example', 'order_placed'));
    expect(token).toBe(placed.token);
    expect((await shop.inject({ url: `${url}/invoice?token=${token}` })).statusCode).toBe(404);
    const calendar = await shop.inject({ url: `${url}/calendar.ics?token=${token}` });
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(calendar.body).toContain(`UID:${placed.number}-${placed.orders[0]?.deliveries[0]?.id}@localhost`);
    expect(calendar.body.match(/SEQUENCE:1\r/g)).toHaveLength(5);

    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'approve_payment' } });
    const paper = await shop.inject({ url: `${url}/invoice?token=${token}` });
    expect(paper.headers['content-type']).toBe('application/pdf');
    const text = readPdf(paper.rawPayload).join(' ');
    expect(text).toContain('Plain kit, 1,500 kcal');
    expect(text).toContain('€74.50');
    expect(text).toContain(placed.number);
  });

  it('know a day in a calendar by its delivery: moved, it is the same event; given back, it leaves its day to another', async () => {
    const { placed } = await aPlacedOrder();
    const [first, second, third] = placed.orders[0]!.deliveries.map(({ id }) => id);
    const set = (id: number | undefined, change: Partial<typeof deliveries.$inferInsert>) =>
      shop.database
        .update(deliveries)
        .set(change)
        .where(eq(deliveries.id, id ?? 0));
    await set(second, { status: 'cancelled', statusBefore: 'planned', cancelledBy: 'buyer' });
    await set(third, {
      day: toDay('2026-11-18'),
      deliveryTime: { id: null, fromTime: '17:00', toTime: '19:00' },
    });
    const { body } = await shop.inject({
      url: `/api/check-outs/${placed.id}/calendar.ics?token=${placed.token}`,
    });
    const events = body.split('BEGIN:VEVENT').slice(1, 4);
    const facts = events.map((event) =>
      [/UID:(\S+)@/, /DTSTART\S*:(\S+)/, /STATUS:(\w+)/].map((pattern) => pattern.exec(event)?.[1]),
    );
    const uid = (id: number | undefined) => `${placed.number}-${id}`;
    expect(facts).toEqual([
      [uid(first), '20261117', 'CONFIRMED'],
      [uid(third), '20261118T170000', 'CONFIRMED'],
      [uid(second), '20261118', 'CANCELLED'],
    ]);
  });

  it('cancel every event that a calendar was given for a day of two kits, whichever was cancelled first', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const items = [...cart.items, ...(await aCart(admin)).items];
    const placed = await place(guest(), { ...cart, items }, { paymentType: 'cash' });
    const [first, second] = placed.orders.map((order) => order.deliveries[0]!.id);
    const eventsOfDay = async () => {
      const { body } = await shop.inject({
        url: `/api/check-outs/${placed.id}/calendar.ics?token=${placed.token}`,
      });
      return body
        .split('BEGIN:VEVENT')
        .filter((event) => event.includes('DATE:20261117'))
        .map((event) =>
          [/UID:\S+-(\d+)@/, /STATUS:(\w+)/, /SEQUENCE:(\d+)/].map((part) => part.exec(event)?.[1]),
        );
    };
    const cancel = async (id: number | undefined, version: number) => {
      const change = { status: 'cancelled', statusBefore: 'planned', cancelledBy: 'buyer' } as const;
      await shop.database
        .update(deliveries)
        .set(change)
        .where(eq(deliveries.id, id ?? 0));
      await shop.database.update(checkOuts).set({ version }).where(eq(checkOuts.id, placed.id));
    };
    expect(await eventsOfDay()).toEqual([[String(first), 'CONFIRMED', '1']]);
    await cancel(first, 2);
    expect(await eventsOfDay()).toEqual([
      [String(second), 'CONFIRMED', '2'],
      [String(first), 'CANCELLED', '2'],
    ]);
    await cancel(second, 3);
    expect(await eventsOfDay()).toEqual([
      [String(first), 'CANCELLED', '3'],
      [String(second), 'CANCELLED', '3'],
    ]);
  });

  it('tell a calendar of every change by a higher number, of the end of the order too', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    const read = async () => {
      const { body } = await shop.inject({
        url: `/api/check-outs/${placed.id}/calendar.ics?token=${placed.token}`,
      });
      const first = (pattern: RegExp) => pattern.exec(body)?.[1];
      return [first(/STATUS:(\w+)/), Number(first(/SEQUENCE:(\d+)/))];
    };
    expect(await read()).toEqual(['CONFIRMED', 1]);
    await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
    expect(await read()).toEqual(['CANCELLED', 2]);
    await admin('POST /check-outs/{id}/restore', { params });
    expect(await read()).toEqual(['CONFIRMED', 3]);
  });

  it('hold a credit invoice for what was returned of a cancelled order', async () => {
    const { admin, placed } = await aPlacedOrder();
    const params = { id: placed.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
    const [task] = await shop.database
      .insert(refundTasks)
      .values({
        ...payableColumns({ kind: 'check_out', id: placed.id }),
        reason: 'cancellation',
        status: 'due',
        dueCents: 2980,
        kitsCents: 2580,
        deliveryCents: 400,
        idempotencyKey: '7d9f2c1a-6a53-4c37-9d5c-0b7f8f6d2a11',
      })
      .returning();
    await shop.database.update(orders).set({ toReturnCents: 2980 }).where(eq(orders.checkOutId, placed.id));
    await admin('PUT /refund-tasks/{id}', { params: { id: task?.id ?? 0 }, body: { amountCents: 2980 } });
    const { data } = await admin('GET /check-outs/{id}', { params });
    expect(data).toMatchObject({ toReturnCents: 0, returnedCents: 2980 });
    expect(data.orders[0]).toMatchObject({ toReturnCents: 2980, returnedCents: 2980 });
    expect(data.invoices).toMatchObject([
      { kind: 'invoice', totalCents: 7450 },
      { kind: 'credit', number: 'KSF-000001', totalCents: 2980 },
    ]);
    const url = `/api/check-outs/${placed.id}/invoice?token=${placed.token}&invoice_id=${data.invoices[1]?.id}`;
    const text = readPdf((await shop.inject({ url })).rawPayload).join(' ');
    expect(text).toContain('VAT credit invoice');
    expect(text).toContain(data.invoices[0]?.number ?? '?');
  });

  it('are numbered without gaps by two processes at once', async () => {
    const other = await anotherShop(shop, { payments: shop.payments });
    try {
      const admin = await shop.person('admin');
      const cart = await aCart(shop.as(admin));
      const placed = await Promise.all(
        Array.from({ length: 12 }, () => place(guest(), cart, { paymentType: 'cash' })),
      );
      const answers = await Promise.all(
        placed.flatMap(({ id }) =>
          [shop.app, other.app].map((app) =>
            app.inject({
              method: 'PUT',
              url: `/api/check-outs/${id}`,
              headers: { authorization: `Bearer ${admin.token}` },
              payload: { action: 'approve_payment' },
            }),
          ),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      const numbers = (await shop.database.select().from(invoices).where(eq(invoices.series, 'SF')))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b);
      const first = numbers[0] ?? 0;
      expect(numbers).toEqual(numbers.map((_, index) => first + index));
      expect(new Set(placed.map(({ number }) => number)).size).toBe(12);
    } finally {
      await other.close();
    }
  });
});
