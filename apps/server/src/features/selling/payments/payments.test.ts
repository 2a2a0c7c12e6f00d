import { sum } from '@shop/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { nameOwner, ownersMailbox } from '../../../../test/owner.ts';
import {
  aBuyer,
  aCart,
  type CheckOutBody,
  place,
  usePayingShop,
  uuidIn,
} from '../../../../test/paying-shop.ts';
import { makeCode } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import {
  checkOuts,
  discountCodes,
  invoices,
  payments,
  pointsEntries,
  referrals,
  refundTasks,
} from '../../../db/schema/index.ts';
import { noTroubles } from '../../../sandbox/troubles.ts';

const shop = usePayingShop();
const monday = new Date('2026-11-16T08:00:00Z');
const later = (hours: number) => shop.clock.moveTo(new Date(monday.getTime() + hours * 3_600_000));
let buyers = 0;

beforeEach(async () => {
  shop.clock.moveTo(monday);
  await shop.sandbox.setTroubles(noTroubles);
});

/** An order placed by a guest whom nobody else is. */
const anOrder = async (details: Partial<CheckOutBody> = {}) => {
  const admin = await shop.asNew('admin');
  buyers += 1;
  const email = `pirkejas-${buyers}@pirkeja.example`;
  const placed = await place(shop.as(null), await aCart(admin), { buyer: aBuyer({ email }), ...details });
  const at = { params: { id: placed.id }, query: { token: placed.token } };
  return {
    placed,
    email,
    admin,
    at,
    see: async () => (await shop.as(null)('GET /check-outs/{id}', at)).data,
    pay: async (paymentOption: string | null = null) =>
      (await shop.as(null)('POST /check-outs/{id}/pay', { ...at, body: { paymentOption } })).data,
    tasks: () => shop.database.select().from(refundTasks).where(eq(refundTasks.checkOutId, placed.id)),
    mailKinds: async () => (await mailsTo(shop, email)).map(({ kind }) => kind).toReversed(),
  };
};

describe('paying online', () => {
  it('makes the order paid, once, however often the bank tells it', async () => {
    const { placed, see, mailKinds } = await anOrder({ paymentOption: 'HABALT22' });
    const uuid = uuidIn(placed.paymentUrl);
    await shop.sandbox.setTroubles({ doubledWebhooks: 1, reorderedWebhooks: 1 });
    await shop.sandbox.pay(uuid);
    await shop.sandbox.tick();
    await shop.sandbox.tellAgain(uuid);
    await shop.sandbox.tick();
    const paid = await see();
    expect(paid).toMatchObject({ status: 'paid', paymentUrl: null, paidAt: monday.toISOString() });
    expect(paid.orders[0]?.status).toBe('paid');
    expect(paid.payments).toMatchObject([{ status: 'paid', amountCents: 7450, option: 'HABALT22' }]);
    expect(paid.invoices).toHaveLength(1);
    expect(await mailKinds()).toEqual(['order_paid']);
    expect(paid.history.map(({ action, from, to, by }) => [action, from, to, by])).toEqual([
      ['place', null, 'new', 'buyer'],
      ['pay', 'new', 'paid', 'shop'],
    ]);
  });

  it('believes no forged news, and an order is not paid by coming back from the bank alone', async () => {
    await shop.sandbox.setTroubles({ forgedWebhooks: 1 });
    const { placed, at, see } = await anOrder();
    await shop.sandbox.tick();
    expect((await see()).status).toBe('new');
    const { data } = await shop.as(null)('POST /check-outs/{id}/check-payment', at);
    expect(data.status).toBe('new');
    const forged = await shop.inject({
      method: 'POST',
      url: '/api/payments/notification-webhook',
      payload: { orderToken: 'eyJhbGciOiJub25lIn0.e30.' },
    });
    expect(forged.statusCode).toBe(400);
    const empty = await shop.inject({
      method: 'POST',
      url: '/api/payments/notification-webhook',
      payload: {},
    });
    expect(empty.statusCode).toBe(400);
    expect(placed.status).toBe('new');
  });

  it('is noticed without any webhook: by the page to which the buyer returns, or by the reconciliation', async () => {
    await shop.sandbox.setTroubles({ lostWebhooks: 1 });
    const returning = await anOrder();
    await shop.sandbox.pay(uuidIn(returning.placed.paymentUrl));
    const { data } = await shop.as(null)('POST /check-outs/{id}/check-payment', returning.at);
    expect(data.status).toBe('paid');

    const gone = await anOrder();
    await shop.sandbox.pay(uuidIn(gone.placed.paymentUrl));
    await shop.work('payments.reconcile');
    expect((await gone.see()).status).toBe('paid');
    await shop.work('payments.reconcile');
    expect(await gone.mailKinds()).toEqual(['order_paid']);
  });

  it('can be begun again after the buyer gave up at the bank', async () => {
    const { placed, see, pay } = await anOrder();
    await shop.sandbox.cancel(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    expect((await see()).payments).toMatchObject([{ status: 'declined' }]);
    const again = await pay('CBVILT2X');
    expect(again.paymentUrl).not.toBe(placed.paymentUrl);
    await shop.sandbox.pay(uuidIn(again.paymentUrl));
    await shop.sandbox.tick();
    expect(await see()).toMatchObject({
      status: 'paid',
      payments: [{ status: 'paid' }, { status: 'declined' }],
    });
  });

  it('is begun anew where the provider no longer knows the payment: nobody is led to where nothing can be paid', async () => {
    const { placed, see, pay } = await anOrder();
    const lost = uuidIn(placed.paymentUrl);
    await shop.database.execute(sql`delete from sandbox.webhooks where order_uuid = ${lost}`);
    await shop.database.execute(sql`delete from sandbox.orders where uuid = ${lost}`);
    const again = await pay();
    expect(uuidIn(again.paymentUrl)).not.toBe(lost);
    expect(again.payments).toMatchObject([{ status: 'pending' }, { status: 'declined' }]);
    await shop.sandbox.pay(uuidIn(again.paymentUrl));
    await shop.sandbox.tick();
    expect(await see()).toMatchObject({ status: 'paid' });
  });

  it.each(['the same', 'another bank'] as const)(
    'can be begun again with %s at a provider that gives the same payment again, and is paid there',
    async (choice) => {
      await shop.sandbox.setTroubles({ keptOrders: 1 });
      const { placed, see, pay } = await anOrder({ paymentOption: 'HABALT22' });
      const uuid = uuidIn(placed.paymentUrl);
      await shop.sandbox.cancel(uuid);
      await shop.sandbox.tick();
      expect(await see()).toMatchObject({ paymentUrl: null, payments: [{ status: 'declined' }] });
      const option = choice === 'the same' ? 'HABALT22' : 'CBVILT2X';
      const again = await pay(option);
      expect(uuidIn(again.paymentUrl)).toBe(uuid);
      expect(again.payments).toMatchObject([{ status: 'pending', option }, { status: 'declined' }]);
      await shop.sandbox.pay(uuid);
      await shop.sandbox.tick();
      const paid = await see();
      expect(paid).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }, { status: 'declined' }] });
      expect(paid.invoices).toHaveLength(1);
    },
  );

  it('is not asked for again where money has come for an attempt that was given up, and nobody told us', async () => {
    const { placed, at, pay, tasks } = await anOrder();
    await shop.sandbox.setTroubles({ lateSeconds: 600, lostWebhooks: 1 });
    await shop.sandbox.payLate(uuidIn(placed.paymentUrl));
    const { data } = await shop.as(null)('POST /check-outs/{id}/check-payment', at);
    expect(data.payments).toMatchObject([{ status: 'declined' }]);
    later(1);
    await shop.sandbox.tick();
    // The provider refuses a second payment in words of its own; what it says of the first one counts.
    expect(await pay()).toMatchObject({ status: 'paid', paymentUrl: null });
    expect(await tasks()).toEqual([]);
  });

  it('leads two tabs to the same payment; another bank takes its place, and the first can no longer be paid', async () => {
    const { placed, pay, see, tasks } = await anOrder({ paymentOption: 'HABALT22' });
    expect((await pay('HABALT22')).paymentUrl).toBe(placed.paymentUrl);
    const other = await pay('card');
    expect(other.paymentUrl).not.toBe(placed.paymentUrl);
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    expect((await see()).status).toBe('new');
    await shop.sandbox.pay(uuidIn(other.paymentUrl));
    await shop.sandbox.tick();
    expect((await see()).status).toBe('paid');
    expect(await tasks()).toEqual([]);
  });

  it('twice ends in one paid order and one refund task for the other payment', async () => {
    const { placed, pay, see, tasks, mailKinds } = await anOrder();
    const first = uuidIn(placed.paymentUrl);
    // The buyer has signed in the first tab; the money is only on its way.
    await shop.sandbox.setTroubles({ lateSeconds: 600 });
    await shop.sandbox.payLate(first);
    await shop.sandbox.tick();
    const second = await pay();
    await shop.sandbox.pay(uuidIn(second.paymentUrl));
    await shop.sandbox.tick();
    expect((await see()).status).toBe('paid');
    later(1);
    await shop.sandbox.tick();
    await shop.sandbox.tellAgain(first);
    await shop.sandbox.tick();
    await shop.work('payments.reconcile');
    expect(await tasks()).toMatchObject([{ reason: 'paid_twice', status: 'due', dueCents: 7450 }]);
    expect(await see()).toMatchObject({ status: 'paid', toReturnCents: 7450 });
    expect(await mailKinds()).toEqual(['order_paid', 'order_return_due']);
    const books = await shop.sandbox.books();
    const money = books.orders.filter(
      (each) => each.merchantReference.startsWith(placed.number) && each.paidCents !== null,
    );
    expect(money).toHaveLength(2);
  });

  it('for an attempt that was given up pays for the order that nobody has paid yet', async () => {
    const { placed, see, tasks } = await anOrder();
    await shop.sandbox.setTroubles({ lateSeconds: 600, lostWebhooks: 1 });
    await shop.sandbox.payLate(uuidIn(placed.paymentUrl));
    await shop.work('payments.reconcile');
    expect((await see()).payments).toMatchObject([{ status: 'declined' }]);
    later(2);
    await shop.work('payments.reconcile');
    expect(await see()).toMatchObject({
      status: 'paid',
      payments: [{ status: 'paid' }, { status: 'declined' }],
    });
    expect(await tasks()).toEqual([]);
  });

  it('after the order has ended leads to a refund task, never to a lost payment', async () => {
    const { placed, see, tasks } = await anOrder();
    await shop.sandbox.setTroubles({ lateSeconds: 7 * 3600 });
    await shop.sandbox.payLate(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    later(6);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    expect((await see()).status).toBe('not_paid');
    later(8);
    await shop.sandbox.tick();
    expect((await see()).status).toBe('not_paid');
    expect(await tasks()).toMatchObject([{ reason: 'paid_after_expiry', status: 'due', dueCents: 7450 }]);

    // Brought back, the order is paid with that money, and nothing is to be returned.
    const evening = await shop.asNew('admin');
    const { data } = await evening('POST /check-outs/{id}/restore', { params: { id: placed.id } });
    expect(data).toMatchObject({ status: 'paid', toReturnCents: 0 });
    expect(data.history.map(({ action }) => action).slice(-3)).toEqual([
      'restore',
      'return_withdrawn',
      'pay',
    ]);
    expect(await tasks()).toEqual([]);
  });

  it('of another amount leaves the order unpaid, is to be returned, and the buyer can pay again', async () => {
    const { placed, see, pay, tasks } = await anOrder();
    await shop.sandbox.setTroubles({ wrongAmounts: 1 });
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    expect((await see()).status).toBe('new');
    expect(await tasks()).toMatchObject([{ reason: 'wrong_amount', status: 'due', dueCents: 7449 }]);
    await shop.sandbox.setTroubles({ wrongAmounts: 0 });
    const again = await pay();
    await shop.sandbox.pay(uuidIn(again.paymentUrl));
    await shop.sandbox.tick();
    expect((await see()).status).toBe('paid');
    expect(await tasks()).toHaveLength(1);
  });

  it('waits for a provider that does not answer: the order stands and is paid later', async () => {
    await shop.sandbox.setTroubles({ outages: 1 });
    const { placed, pay, at } = await anOrder();
    expect(placed).toMatchObject({ status: 'new', paymentUrl: null });
    const refusal = await refusalOf(shop.as(null)('POST /check-outs/{id}/pay', { ...at, body: {} }));
    expect(refusal).toMatchObject({ status: 503, code: 'payment_unavailable' });
    await shop.sandbox.setTroubles({ outages: 0 });
    expect((await pay()).paymentUrl).toMatch(/\/pay\//);
  });

  it('shows the banks that were known last while the provider is away', async () => {
    const { data: before } = await shop.as(null)('GET /payments/payment-methods', {});
    await shop.sandbox.setTroubles({ outages: 1 });
    later(0.5);
    const { data } = await shop.as(null)('GET /payments/payment-methods', {});
    expect(data).toEqual({ ...before, isAvailable: true });
    await shop.sandbox.setTroubles({ outages: 0 });
  });

  it('tells the banks and cards, and honestly that there are none while the provider is down', async () => {
    // Longer than the banks that were known last count as known.
    later(2);
    await shop.sandbox.setTroubles({ outages: 1 });
    // A question that is still under way from before may answer once more.
    await expect
      .poll(async () => (await shop.as(null)('GET /payments/payment-methods', {})).data)
      .toEqual({ isAvailable: false, banks: [], cards: null });
    await shop.sandbox.setTroubles({ outages: 0 });
    const { data } = await shop.as(null)('GET /payments/payment-methods', {});
    expect(data.isAvailable).toBe(true);
    expect(data.banks.map(({ code }) => code)).toContain('HABALT22');
    expect(data.cards).not.toBeNull();
  });
});

describe('an order that nobody pays', () => {
  it('ends after six hours: the code is free again and the points are back', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { usesLimit: 1 });
    const person = await shop.person('user');
    await shop.database
      .insert(pointsEntries)
      .values({ userId: person.id, at: monday, reason: 'admin', points: 500 });
    const user = shop.as(person);
    const placed = await place(user, { ...(await aCart(admin)), discountCodes: [code.code] });
    expect(placed).toMatchObject({ pointsUsed: 500, totalCents: 7450 - 645 - 500 });
    const balance = async () => {
      const rows = await shop.database
        .select()
        .from(pointsEntries)
        .where(eq(pointsEntries.userId, person.id));
      return sum(rows.map(({ points }) => points));
    };
    const at = { params: { id: placed.id }, query: { token: placed.token } };
    const see = async () => (await shop.as(null)('GET /check-outs/{id}', at)).data;
    const uses = async () =>
      (await shop.database.select().from(discountCodes).where(eq(discountCodes.id, code.id)))[0]?.usesCount;
    expect([await balance(), await uses()]).toEqual([0, 1]);

    later(5.9);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    expect(await balance()).toBe(0);
    later(6);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    const data = await see();
    expect(data).toMatchObject({ status: 'not_paid', statusBefore: 'new', paymentUrl: null });
    expect(data.orders[0]?.status).toBe('not_paid');
    expect(data.orders[0]?.deliveries.every(({ status }) => status === 'cancelled')).toBe(true);
    expect([await balance(), await uses()]).toEqual([500, 0]);
    const kinds = (await mailsTo(shop, 'jurate@pirkeja.example')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'order_not_paid')).toHaveLength(1);
    const refusal = await refusalOf(shop.as(null)('POST /check-outs/{id}/pay', { ...at, body: {} }));
    expect(refusal).toMatchObject({ status: 409, code: 'wrong_state' });

    const evening = await shop.asNew('admin');
    await evening('POST /check-outs/{id}/restore', { params: { id: placed.id } });
    const restored = await see();
    expect(restored).toMatchObject({ status: 'new', payUntil: '2026-11-16T20:00:00.000Z' });
    expect(restored.orders[0]).toMatchObject({ status: 'pending' });
    expect(restored.orders[0]?.deliveries.every(({ status }) => status === 'planned')).toBe(true);
    expect([await balance(), await uses()]).toEqual([0, 1]);
    later(12);
    await shop.work('check-outs.sweep');
    expect([await balance(), await uses()]).toEqual([500, 0]);
  });

  it('is not ended when money has come for an attempt that was given up, and nobody told us', async () => {
    const { placed, see, pay, tasks } = await anOrder({ paymentOption: 'HABALT22' });
    const first = uuidIn(placed.paymentUrl);
    await shop.sandbox.setTroubles({ lateSeconds: 4 * 3600, lostWebhooks: 1 });
    await shop.sandbox.payLate(first);
    // The buyer, who sees nothing, tries another bank and gives up.
    await shop.sandbox.cancel(uuidIn((await pay('CBVILT2X')).paymentUrl));
    later(6);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    expect((await see()).status).toBe('paid');
    expect(await tasks()).toEqual([]);
  });

  it('is not ended by an admin either while the bank has its money', async () => {
    const { placed, see, at } = await anOrder();
    await shop.as(null)('POST /check-outs/{id}/pay', { ...at, body: { paymentType: 'bank_account' } });
    await shop.sandbox.setTroubles({ lostWebhooks: 1 });
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    const admin = await shop.asNew('admin');
    const deny = { params: { id: placed.id }, body: { action: 'deny_payment' as const } };
    expect(await refusalOf(admin('PUT /check-outs/{id}', deny))).toMatchObject({ code: 'wrong_state' });
    expect((await see()).status).toBe('paid');
  });

  it('is not ended when the provider says at the last moment that it was paid', async () => {
    await shop.sandbox.setTroubles({ lostWebhooks: 1 });
    const { placed, see } = await anOrder();
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    later(7);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    expect((await see()).status).toBe('paid');
  });
});

describe('the mail that asks for the money', () => {
  it('is written once to whoever has not paid online after a quarter of an hour', async () => {
    const { placed, mailKinds } = await anOrder();
    expect(await mailKinds()).toEqual([]);
    const { rows } = await shop.database.execute<{ startAfter: Date }>(
      sql`select start_after as "startAfter" from pgboss.job
          where name = 'check-outs.ask-to-pay' and data ->> 'checkOutId' = ${String(placed.id)}`,
    );
    expect(rows.map(({ startAfter }) => new Date(startAfter).toISOString())).toEqual([
      '2026-11-16T08:15:00.000Z',
    ]);
    later(0.25);
    await shop.work('check-outs.ask-to-pay', { checkOutId: placed.id });
    await shop.work('check-outs.ask-to-pay', { checkOutId: placed.id });
    await shop.work('check-outs.sweep');
    expect(await mailKinds()).toEqual(['order_placed']);
  });

  it('is not written to whoever has paid, nor to whoever pays another way', async () => {
    const paid = await anOrder();
    await shop.sandbox.pay(uuidIn(paid.placed.paymentUrl));
    await shop.sandbox.tick();
    const other = await anOrder();
    await shop.as(null)('POST /check-outs/{id}/pay', { ...other.at, body: { paymentType: 'cash' } });
    later(0.25);
    for (const { placed } of [paid, other])
      await shop.work('check-outs.ask-to-pay', { checkOutId: placed.id });
    expect(await paid.mailKinds()).toEqual(['order_paid']);
    expect(await other.mailKinds()).toEqual(['order_cash']);
  });

  it('is not written to whoever was mailed another way of paying, or that the order is back', async () => {
    const changed = await anOrder({ paymentType: 'cash' });
    later(1);
    await shop.as(null)('POST /check-outs/{id}/pay', { ...changed.at, body: { paymentType: 'montonio' } });
    await shop.work('check-outs.sweep');
    expect(await changed.mailKinds()).toEqual(['order_placed']);

    const back = await anOrder();
    later(8);
    await shop.work('check-outs.expire', { checkOutId: back.placed.id });
    const admin = await shop.asNew('admin');
    await admin('POST /check-outs/{id}/restore', { params: { id: back.placed.id } });
    later(9);
    await shop.work('check-outs.sweep');
    expect(await back.mailKinds()).toEqual(['order_not_paid', 'order_restored']);
  });

  it('is written all the same where its job was lost', async () => {
    const { mailKinds } = await anOrder();
    later(0.2);
    await shop.work('check-outs.sweep');
    expect(await mailKinds()).toEqual([]);
    later(0.25);
    await shop.work('check-outs.sweep');
    expect(await mailKinds()).toEqual(['order_placed']);
  });
});

describe('bank transfer and cash', () => {
  it('a bank transfer stays waiting, marked overdue after six hours, until an admin approves it', async () => {
    const { placed, see, mailKinds } = await anOrder({ paymentType: 'bank_account' });
    expect(placed).toMatchObject({ status: 'waiting_payment', paymentUrl: null, isOverdue: false });
    expect(placed.transfer).toMatchObject({ amountCents: 7450 });
    expect(placed.transfer?.reference).toMatch(new RegExp(`^RF\\d\\d${placed.number}$`));
    const overdue = async () =>
      (await (await shop.asNew('admin'))('GET /check-outs', { query: { overdue: true } })).data.map(
        ({ id }) => id,
      );
    expect(await overdue()).not.toContain(placed.id);
    later(6);
    await shop.work('check-outs.sweep');
    expect(await see()).toMatchObject({ status: 'waiting_payment', isOverdue: true });
    expect(await overdue()).toContain(placed.id);
    const approve = { params: { id: placed.id }, body: { action: 'approve_payment' as const } };
    const admins = [await shop.asNew('admin'), await shop.asNew('admin')];
    const results = await Promise.all(admins.map((each) => each('PUT /check-outs/{id}', approve)));
    expect(results.map(({ data }) => data.status)).toEqual(['paid', 'paid']);
    expect(await mailKinds()).toEqual(['order_placed', 'order_approved']);
    expect((await see()).invoices).toHaveLength(1);
  });

  it('a payment that was not made ends the order', async () => {
    const { placed, admin, see } = await anOrder({ paymentType: 'cash' });
    await admin('PUT /check-outs/{id}', {
      params: { id: placed.id },
      body: { action: 'deny_payment', note: 'Nepriėmė kurjerio' },
    });
    const ended = await see();
    expect(ended.status).toBe('not_paid');
    expect(ended.history.at(-1)).toMatchObject({
      action: 'deny_payment',
      by: 'staff',
      reason: null,
      byName: null,
    });
    const { data } = await admin('GET /check-outs/{id}', { params: { id: placed.id } });
    expect(data.history.at(-1)).toMatchObject({
      reason: 'Nepriėmė kurjerio',
      from: 'waiting_payment',
      to: 'not_paid',
    });
  });

  it('whoever changes from cash to a transfer is mailed where to pay, within the hours since the order', async () => {
    const { at, email, see, mailKinds } = await anOrder({ paymentType: 'cash' });
    later(4);
    const { data } = await shop.as(null)('POST /check-outs/{id}/pay', {
      ...at,
      body: { paymentType: 'bank_account' },
    });
    expect(data).toMatchObject({
      status: 'waiting_payment',
      paymentType: 'bank_account',
      isOverdue: false,
      payUntil: '2026-11-16T14:00:00.000Z',
    });
    expect(await mailKinds()).toEqual(['order_placed', 'order_transfer']);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toBe(`How to pay for order ${data.number}`);
    expect(mail?.plain).toContain(data.transfer?.reference);
    later(6);
    expect(await see()).toMatchObject({ isOverdue: true });
  });

  it('no change of the way of paying begins six new hours, however often it is made', async () => {
    const { at, see, mailKinds } = await anOrder();
    const pay = (paymentType: 'cash' | 'montonio' | 'bank_account') =>
      shop.as(null)('POST /check-outs/{id}/pay', { ...at, body: { paymentType } });
    for (const hours of [1, 3, 5]) {
      later(hours);
      await pay('cash');
      expect((await pay('montonio')).data).toMatchObject({
        status: 'new',
        payUntil: '2026-11-16T14:00:00.000Z',
      });
    }
    await pay('cash');
    later(6);
    const before = { order: await see(), mails: await mailKinds() };
    for (const way of ['montonio', 'bank_account'] as const)
      expect(await refusalOf(pay(way))).toMatchObject({ status: 409, code: 'payment_term_over' });
    expect({ order: await see(), mails: await mailKinds() }).toEqual(before);
  });

  it.each([
    ['lt', 'Užsakymą Nr. {number} apmokėsite grynaisiais', '74,50 € sumokėsite kurjeriui'],
    ['en', 'You will pay for order {number} in cash', 'you will pay €74.50 to the courier'],
  ] as const)(
    'in %s: whoever changes from a transfer to cash is mailed so, once, and the history names the way',
    async (locale, subject, words) => {
      const email = `persigalvojo-${locale}@pirkeja.example`;
      const admin = await shop.asNew('admin');
      const buyer = shop.as(null, locale);
      const { id, number, token } = await place(buyer, await aCart(admin), {
        paymentType: 'bank_account',
        buyer: aBuyer({ email }),
      });
      const toCash = { params: { id }, query: { token }, body: { paymentType: 'cash' as const } };
      const answers = await Promise.all([1, 2].map(() => buyer('POST /check-outs/{id}/pay', toCash)));
      expect(answers.map(({ data }) => data.paymentType)).toEqual(['cash', 'cash']);
      const [mail, ...before] = await mailsTo(shop, email);
      expect(before.map(({ kind }) => kind)).toEqual(['order_placed']);
      expect(mail).toMatchObject({ kind: 'order_cash', subject: subject.replace('{number}', number) });
      expect(mail?.plain.replaceAll('\u00a0', ' ')).toContain(words);
      const { data } = await buyer('GET /check-outs/{id}', { params: { id }, query: { token } });
      expect(data.history.map(({ action, reason }) => [action, reason])).toEqual([
        ['place', null],
        ['change_payment', 'cash'],
      ]);
    },
  );

  it('whoever changes to paying online is led to the bank and mailed only when the money is here', async () => {
    const { at, mailKinds } = await anOrder({ paymentType: 'cash' });
    const { data } = await shop.as(null)('POST /check-outs/{id}/pay', {
      ...at,
      body: { paymentType: 'montonio' },
    });
    expect(await mailKinds()).toEqual(['order_placed']);
    await shop.sandbox.pay(uuidIn(data.paymentUrl));
    await shop.sandbox.tick();
    expect(await mailKinds()).toEqual(['order_placed', 'order_paid']);
  });

  it('whoever changes the way of paying is paid for by whichever money comes first', async () => {
    const { placed, at, see, tasks } = await anOrder();
    const pay = (paymentType: 'cash' | 'montonio') =>
      shop.as(null)('POST /check-outs/{id}/pay', { ...at, body: { paymentType } });
    const cash = await pay('cash');
    expect(cash.data).toMatchObject({ status: 'waiting_payment', paymentType: 'cash', paymentUrl: null });
    later(5);
    const online = await pay('montonio');
    expect(online.data).toMatchObject({ status: 'new', payUntil: '2026-11-16T14:00:00.000Z' });
    await pay('cash');
    await shop.sandbox.pay(uuidIn(online.data.paymentUrl));
    await shop.sandbox.tick();
    expect(await see()).toMatchObject({ status: 'paid', paymentType: 'montonio' });
    expect(await tasks()).toEqual([]);
    expect(placed.status).toBe('new');
  });
});

const paidTwice = async () => {
  const order = await anOrder();
  await shop.sandbox.setTroubles({ lateSeconds: 60 });
  await shop.sandbox.payLate(uuidIn(order.placed.paymentUrl));
  await shop.sandbox.tick();
  const second = await order.pay();
  await shop.sandbox.pay(uuidIn(second.paymentUrl));
  later(0.1);
  await shop.sandbox.tick();
  const { data } = await order.admin('GET /refund-tasks', { query: { checkOutId: order.placed.id } });
  const id = data[0]?.id ?? 0;
  const read = async () =>
    (await order.admin('GET /refund-tasks', { query: { checkOutId: order.placed.id } })).data[0];
  return { ...order, id, read };
};

describe('refund tasks', () => {
  it('are sent through Montonio once the admin confirms the amount, and end when it has gone back', async () => {
    const { id, admin, read, see, mailKinds } = await paidTwice();
    const body = { amountCents: 7450, note: 'Mokėta du kartus' };
    const confirmed = await admin('PUT /refund-tasks/{id}', { params: { id }, body });
    expect(confirmed.data).toMatchObject({ status: 'requested', returnedCents: 7450, isOnline: true });
    await shop.work('refunds.send', { refundTaskId: id });
    await shop.work('refunds.send', { refundTaskId: id });
    await shop.sandbox.tick();
    await shop.sandbox.tick();
    expect(await read()).toMatchObject({ status: 'returned', note: 'Mokėta du kartus' });
    expect(await see()).toMatchObject({ status: 'paid', toReturnCents: 0, returnedCents: 7450 });
    expect((await see()).invoices).toHaveLength(1);
    const { refunds } = await shop.sandbox.books();
    expect(refunds.filter(({ amountCents }) => amountCents === 7450)).toHaveLength(1);
    expect(await mailKinds()).toEqual(['order_paid', 'order_return_due', 'order_refund']);
    const again = await refusalOf(admin('PUT /refund-tasks/{id}', { params: { id }, body }));
    expect(again).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('that the provider rejects are told to the owner once and can be confirmed again, by hand; more than was paid is refused', async () => {
    await nameOwner(shop);
    const { id, admin, read, placed } = await paidTwice();
    const tooMuch = await refusalOf(
      admin('PUT /refund-tasks/{id}', { params: { id }, body: { amountCents: 7451 } }),
    );
    expect(tooMuch.errors).toEqual({ amountCents: ['More than was paid'] });
    expect(await read()).toMatchObject({ status: 'due', returnedCents: null });
    await admin('PUT /refund-tasks/{id}', { params: { id }, body: { amountCents: 7000 } });
    await shop.sandbox.setTroubles({ rejectedRefunds: 1, lostWebhooks: 1 });
    await shop.work('refunds.send', { refundTaskId: id });
    await shop.sandbox.tick();
    await shop.work('refunds.reconcile');
    expect(await read()).toMatchObject({ status: 'failed', note: 'rejected' });
    await shop.work('refunds.reconcile');
    const [alert, ...others] = await mailsTo(shop, ownersMailbox);
    expect(alert).toMatchObject({
      kind: 'alert_refund_failed',
      subject: `Nepavyko grąžinti 70,00\u00a0€ – užsakymas Nr. ${placed.number}`,
    });
    expect(others).toEqual([]);
    const { data } = await admin('PUT /refund-tasks/{id}', {
      params: { id },
      body: { amountCents: 7450, byHand: true, note: 'Pavedimu' },
    });
    expect(data).toMatchObject({ status: 'returned', returnedCents: 7450, note: 'Pavedimu' });
  });
});

describe('what the provider says of a refund', () => {
  it('is old where it is of one that it has refused: the next one, whose answer was lost, ends by its own', async () => {
    const { id, admin, read, mailKinds } = await paidTwice();
    const confirm = () => admin('PUT /refund-tasks/{id}', { params: { id }, body: { amountCents: 7450 } });
    await confirm();
    await shop.sandbox.setTroubles({ rejectedRefunds: 1, lostWebhooks: 1, lostAnswers: 0 });
    await shop.work('refunds.send', { refundTaskId: id });
    await shop.sandbox.tick();
    await shop.work('refunds.reconcile');
    expect((await read())?.status).toBe('failed');

    await shop.sandbox.setTroubles({ rejectedRefunds: 0, lostAnswers: 1 });
    await confirm();
    await expect(shop.work('refunds.send', { refundTaskId: id })).rejects.toThrow('does not answer');
    await shop.sandbox.setTroubles({ lostAnswers: 0 });
    await shop.work('refunds.reconcile');
    expect((await read())?.status).toBe('requested');
    await shop.sandbox.tick();
    await shop.work('refunds.reconcile');
    expect(await read()).toMatchObject({ status: 'returned', returnedCents: 7450 });
    expect((await mailKinds()).filter((kind) => kind === 'order_refund')).toHaveLength(1);
    await shop.sandbox.setTroubles({ lostWebhooks: 0 });
  });

  it('is asked for again where the job that was to send it is lost', async () => {
    const { id, admin, read } = await paidTwice();
    await shop.sandbox.setTroubles({ outages: 1 });
    await admin('PUT /refund-tasks/{id}', { params: { id }, body: { amountCents: 7450 } });
    await expect(shop.work('refunds.send', { refundTaskId: id })).rejects.toThrow('does not answer');
    await shop.sandbox.setTroubles({ outages: 0 });
    await shop.work('refunds.reconcile');
    await shop.sandbox.tick();
    await shop.work('refunds.reconcile');
    expect(await read()).toMatchObject({ status: 'returned', returnedCents: 7450 });
  });
});

describe('what a payment brings about', () => {
  it('points for the buyer and, for the first order, for whoever invited them', async () => {
    const admin = await shop.asNew('admin');
    const [referrer, invited] = [await shop.person('user'), await shop.person('user')];
    await shop.database.insert(referrals).values({ userId: invited.id, referrerId: referrer.id });
    const cart = await aCart(admin);
    const balanceOf = async (person: typeof invited) =>
      (await shop.as(person)('GET /discount-points', {})).data.balance;
    for (const expected of [64, 128]) {
      const placed = await place(shop.as(invited), cart, { usePoints: false, paymentType: 'cash' });
      await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'approve_payment' } });
      expect(await balanceOf(invited)).toBe(expected);
      expect(await balanceOf(referrer)).toBe(500);
    }
  });

  it('one invoice each, numbered without gaps, though payments fail and come at the same moment', async () => {
    const admin = await shop.asNew('admin');
    const cart = await aCart(admin);
    const placed = await Promise.all(
      Array.from({ length: 10 }, () => place(shop.as(null), cart, { paymentType: 'cash' })),
    );
    await Promise.allSettled(
      placed.flatMap(({ id }) =>
        (['approve_payment', 'deny_payment'] as const).map((action) =>
          admin('PUT /check-outs/{id}', { params: { id }, body: { action } }),
        ),
      ),
    );
    const rows = await shop.database
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.series, 'SF'))
      .orderBy(asc(invoices.number));
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const paid = await shop.database.$count(checkOuts, eq(checkOuts.status, 'paid'));
    expect(rows).toHaveLength(paid);
  });

  it('an invoice that is dated no earlier than the one before it, though the clock was put back', async () => {
    const days: string[] = [];
    for (const now of ['2026-11-20T08:00:00Z', '2026-11-18T08:00:00Z', '2026-11-21T08:00:00Z']) {
      shop.clock.moveTo(new Date(now));
      const admin = await shop.asNew('admin');
      const cart = { ...(await aCart(admin)), startDate: '2026-11-30' };
      const { id } = await place(shop.as(null), cart, { paymentType: 'cash' });
      const body = { action: 'approve_payment' as const };
      const { data } = await admin('PUT /check-outs/{id}', { params: { id }, body });
      days.push(data.invoices[0]?.issuedOn ?? '');
    }
    expect(days).toEqual(['2026-11-20', '2026-11-20', '2026-11-21']);
  });

  it('leaves no open payment of a paid order unexplained', async () => {
    const rows = await shop.database
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(checkOuts, eq(checkOuts.id, payments.checkOutId))
      .where(and(eq(payments.status, 'pending'), eq(checkOuts.status, 'paid')));
    expect(rows).toEqual([]);
  });
});
