import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { nameOwner, ownersMailbox } from '../../../../test/owner.ts';
import { aBuyer, aCart, place, sandboxKeys, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { auditEntries, payments, refundTasks, strayPayments } from '../../../db/schema/index.ts';
import { isTrouble } from '../../../ports/payments/payments.ts';
import { anOrder as aStrangeOrder } from '../../../sandbox/test-support.ts';
import { noTroubles } from '../../../sandbox/troubles.ts';

const shop = usePayingShop();
const monday = new Date('2026-11-16T08:00:00Z');
const later = (hours: number) => shop.clock.moveTo(new Date(monday.getTime() + hours * 3_600_000));

beforeAll(() => nameOwner(shop));
beforeEach(async () => {
  shop.clock.moveTo(monday);
  await shop.sandbox.setTroubles(noTroubles);
});

const anOrder = async (email: string) => {
  const admin = await shop.asNew('admin');
  return place(shop.as(null), await aCart(admin), { buyer: aBuyer({ email }) });
};
const alerts = async (kind: string) =>
  (await mailsTo(shop, ownersMailbox)).filter((mail) => mail.kind === kind);

/** The provider's own words, signed by it. */
const tell = async (claims: object, issuedAt = shop.clock.now()) => {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const token = await new SignJWT({ accessKey: sandboxKeys.accessKey, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 600)
    .sign(new TextEncoder().encode(sandboxKeys.secretKey));
  const name = 'refundUuid' in claims ? 'refundToken' : 'orderToken';
  return shop.inject({
    method: 'POST',
    url: '/api/payments/notification-webhook',
    payload: { [name]: token },
  });
};

describe('an unpaid order for which money may yet come', () => {
  it('cannot be deleted for a week: money that comes late finds it and is to be returned', async () => {
    const placed = await anOrder('veluojanti@pirkeja.example');
    await shop.sandbox.setTroubles({ lateSeconds: 24 * 3600 });
    await shop.sandbox.payLate(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    later(6);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    const params = { id: placed.id };
    const remove = async () => (await shop.asNew('admin'))('DELETE /check-outs/{id}', { params });
    const seen = await (await shop.asNew('admin'))('GET /check-outs/{id}', { params });
    expect(seen.data).toMatchObject({
      status: 'not_paid',
      isRemovable: false,
      payments: [{ status: 'declined' }],
    });
    expect(await refusalOf(remove())).toMatchObject({ status: 409, code: 'wrong_state' });

    later(25);
    await shop.sandbox.tick();
    const tasks = await shop.database.select().from(refundTasks).where(eq(refundTasks.checkOutId, placed.id));
    expect(tasks).toMatchObject([{ reason: 'paid_after_expiry', status: 'due', dueCents: 7450 }]);
  });

  it('can be deleted after that week', async () => {
    const placed = await anOrder('pamirsusi@pirkeja.example');
    later(6);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    await shop.work('payments.reconcile');
    const remove = async () =>
      (await shop.asNew('admin'))('DELETE /check-outs/{id}', { params: { id: placed.id } });
    later(7 * 24 - 0.01);
    expect(await refusalOf(remove())).toMatchObject({ code: 'wrong_state' });
    later(7 * 24);
    await remove();
    expect(await shop.database.$count(payments, eq(payments.checkOutId, placed.id))).toBe(0);
  });
});

/** Somebody pays at the bank for something that this shop did not ask for. */
const strange = async (reference: string): Promise<string> => {
  const made = await shop.payments.createOrder(
    aStrangeOrder({ shopUrl: 'http://localhost/api/payments' }, { reference, totalCents: 7450 }),
  );
  if (isTrouble(made)) throw new Error(made.reason);
  return made.uuid;
};

describe('money for an order that the shop does not have', () => {
  const claims = { merchantReference: '999999', grandTotal: 74.5, currency: 'EUR', paymentStatus: 'PAID' };

  it('is written down and told to the owner, once, however often the bank tells it', async () => {
    const uuid = await strange('999999');
    await shop.sandbox.pay(uuid);
    for (let time = 0; time < 3; time += 1) expect((await tell({ ...claims, uuid })).statusCode).toBe(200);
    expect(await shop.database.select().from(strayPayments)).toEqual([
      { uuid, reference: '999999', receivedCents: 7450, currency: 'EUR', createdAt: monday },
    ]);
    const trail = await shop.database.select().from(auditEntries).where(eq(auditEntries.entityId, uuid));
    expect(trail).toMatchObject([{ action: 'payment_stray', entity: 'payment' }]);
    const [mail, ...others] = await alerts('alert_stray_payment');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Gauta 74,50\u00a0€ ne už mūsų užsakymą');
    expect(mail?.plain).toContain('999999');
    expect(mail?.plain).toContain(uuid);
  });

  it('is nothing where nobody has paid, whatever the news says', async () => {
    const before = await shop.database.$count(strayPayments);
    const uuid = await strange('999998');
    expect((await tell({ ...claims, uuid })).statusCode).toBe(200);
    expect(await shop.database.$count(strayPayments)).toBe(before);
  });
});

describe('news of a payment that names another order', () => {
  it('changes nothing about that order: the bank is asked whose payment it is', async () => {
    const placed = await anOrder('svetima@pirkeja.example');
    await shop.sandbox.pay(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    const uuid = await strange('999997');
    await shop.sandbox.pay(uuid);
    const news = { uuid, merchantReference: placed.number, grandTotal: 74.5, currency: 'EUR' };
    expect((await tell({ ...news, paymentStatus: 'PAID' })).statusCode).toBe(200);
    const tasks = await shop.database.select().from(refundTasks).where(eq(refundTasks.checkOutId, placed.id));
    expect(tasks).toEqual([]);
    const rows = await shop.database.select().from(payments).where(eq(payments.checkOutId, placed.id));
    expect(rows).toHaveLength(1);
    const [stray] = await shop.database.select().from(strayPayments).where(eq(strayPayments.uuid, uuid));
    expect(stray).toMatchObject({ reference: '999997' });
  });

  it('is told again later where the bank cannot be asked', async () => {
    const placed = await anOrder('nepasiekiamas@pirkeja.example');
    const uuid = uuidIn(placed.paymentUrl);
    await shop.sandbox.setTroubles({ outages: 1 });
    const news = { uuid, merchantReference: placed.number, grandTotal: 74.5, currency: 'EUR' };
    expect((await tell({ ...news, paymentStatus: 'PAID' })).statusCode).toBe(503);
    const [row] = await shop.database.select().from(payments).where(eq(payments.checkOutId, placed.id));
    expect(row).toMatchObject({ status: 'pending', receivedCents: null });
  });
});

describe('a payment that the bank takes back', () => {
  it('leaves the order paid, and the owner is told once', async () => {
    const placed = await anOrder('atsaukta@pirkeja.example');
    const uuid = uuidIn(placed.paymentUrl);
    await shop.sandbox.pay(uuid);
    await shop.sandbox.tick();
    const voided = {
      uuid,
      merchantReference: placed.number,
      grandTotal: 74.5,
      currency: 'EUR',
      paymentStatus: 'VOIDED',
    };
    await shop.sandbox.takeBack(uuid);
    for (let time = 0; time < 3; time += 1) expect((await tell(voided)).statusCode).toBe(200);
    const admin = await shop.asNew('admin');
    const { data } = await admin('GET /check-outs/{id}', { params: { id: placed.id } });
    expect(data.status).toBe('paid');
    expect(data.history.map(({ action }) => action)).toEqual(['place', 'pay', 'payment_voided']);
    const [mail, ...others] = await alerts('alert_payment_voided');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Bankas atšaukė užsakymo Nr. ${placed.number} mokėjimą`);
  });
});

describe('old news of a refund', () => {
  it('is not believed: the order is read again, and what the bank says now counts', async () => {
    const placed = await anOrder('grazinta@pirkeja.example');
    const uuid = uuidIn(placed.paymentUrl);
    await shop.sandbox.setTroubles({ lateSeconds: 7 * 3600 });
    await shop.sandbox.payLate(uuid);
    await shop.sandbox.tick();
    later(6);
    await shop.work('check-outs.expire', { checkOutId: placed.id });
    later(8);
    await shop.sandbox.tick();
    const read = async () =>
      (await shop.database.select().from(refundTasks).where(eq(refundTasks.checkOutId, placed.id)))[0];
    const id = (await read())?.id ?? 0;
    const admin = await shop.asNew('admin');
    await admin('PUT /refund-tasks/{id}', { params: { id }, body: { amountCents: 7450 } });
    await shop.sandbox.setTroubles({ lostWebhooks: 1 });
    await shop.work('refunds.send', { refundTaskId: id });
    // The job of the confirmation may have been quicker with the request, and still be writing its answer down.
    await expect.poll(async () => (await read())?.refundUuid).toEqual(expect.any(String));
    await shop.sandbox.tick();
    const { refundUuid } = (await read()) ?? {};
    const stale = {
      refundUuid,
      orderUuid: uuid,
      refundStatus: 'PENDING',
      refundAmount: 74.5,
    };
    await shop.sandbox.setTroubles({ outages: 1 });
    expect((await tell(stale, monday)).statusCode).toBe(503);
    expect((await read())?.status).toBe('requested');
    await shop.sandbox.setTroubles({ outages: 0 });
    expect((await tell(stale, monday)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ status: 'returned', returnedCents: 7450 });
  });
});
