import { hashPassword } from '../auth/passwords.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { mailsTo, mailTo, tokenIn } from '../../../../test/mails.ts';
import { aBuyer, aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { makeCode } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import {
  carts,
  checkOuts,
  codeUses,
  deliveries,
  feedbacks,
  invoices,
  orders,
  pointsEntries,
  referrals,
  users,
} from '../../../db/schema/index.ts';

const shop = usePayingShop();
const password = 'labai slaptas žodis';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const someone = (email: string) =>
  shop.person('user', {
    email,
    firstName: 'Ona',
    lastName: 'Onaitė',
    phone: '+37061234567',
    passwordHash,
    emailVerifiedAt: shop.clock.now(),
  });

/** All its days were brought, and the shop says that it is complete. */
const deliver = async (admin: Awaited<ReturnType<typeof shop.asNew>>, id: number) => {
  for (const line of await shop.database.select().from(orders).where(eq(orders.checkOutId, id)))
    await shop.database
      .update(deliveries)
      .set({ status: 'delivered' })
      .where(eq(deliveries.orderId, line.id));
  await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'complete' } });
};

let customers = 0;

/** A customer of some time: points, a cart, a message, an order that is done, one under way and one from before the account. */
const aCustomer = async (email: string) => {
  const admin = await shop.asNew('admin');
  const person = await someone(email);
  const client = shop.as(person);
  const cart = await aCart(admin);
  const code = await makeCode(admin);
  const buyer = aBuyer({ email });
  const asGuest = await place(shop.as(null), cart, { paymentType: 'cash', buyer });
  const done = await place(client, cart, { paymentType: 'cash', buyer, discountCodes: [code.code] });
  const params = { id: done.id };
  await admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
  await deliver(admin, done.id);
  const underWay = await place(client, cart, { paymentType: 'montonio', buyer, usePoints: false });
  await client('POST /addresses', {
    body: {
      name: 'Namai',
      street: 'Pilies g.',
      houseNumber: '5',
      postalCode: '01123',
      cityId: Number(cart.cityId),
    },
  });
  const line = { ...cart.items[0]!, key: 'a', addedAt: '2026-11-16T07:00:00Z' };
  await client('PUT /cart', { body: { items: [line] } });
  customers += 1;
  await shop.as(
    null,
    'lt',
    `203.0.113.${customers}`,
  )('POST /feedbacks', {
    body: { kind: 'contact', name: 'Ona', email: email.toUpperCase(), message: 'Ar vežate į Trakus?' },
  });
  const friend = await shop.person('user');
  await shop.database
    .insert(referrals)
    .values({ userId: friend.id, referrerId: person.id, createdAt: shop.clock.now() });
  return { admin, person, client, code, asGuest, done, underWay };
};

const rowOf = async (id: number) =>
  (await shop.database.select().from(checkOuts).where(eq(checkOuts.id, id)))[0]!;

describe('the export', () => {
  it('holds everything that the shop keeps about a person', async () => {
    const email = 'eksportas@pastas.example';
    const { client, code, asGuest, done, underWay } = await aCustomer(email);
    const { data: consent } = await shop.as(null)('POST /consents', { body: { advertising: true } });
    const { data } = await client('GET /users/user-export', {
      headers: { cookie: `consent=1.${consent.id}` },
    });
    expect(data).toMatchObject({
      profile: {
        email,
        firstName: 'Ona',
        phone: '+37061234567',
        discountPoints: 58,
        addresses: [{ street: 'Pilies g.', postalCode: 'LT-01123' }],
      },
      devices: [{ endedAt: null }],
      cart: [{ key: 'a', amount: 1 }],
      points: { balance: 58, history: [{ reason: 'order_paid', points: 58 }] },
      referrals: { wasInvited: false, peopleInvited: 1 },
      codesUsed: [{ code: code.code, givenBackAt: null }],
      messages: [{ kind: 'contact', message: 'Ar vežate į Trakus?' }],
      deletionRequests: [],
    });
    expect(data['orders']).toMatchObject([
      { number: asGuest.number, placedAsGuest: true, buyer: { street: 'Gedimino pr.' }, invoices: [] },
      {
        number: done.number,
        placedAsGuest: false,
        status: 'completed',
        codes: [code.code],
        totalCents: 6805,
        invoices: [{ kind: 'invoice', totalCents: 6805 }],
        lines: [{ itemTotalCents: 6450, deliveries: Array.from({ length: 5 }, () => ({})) }],
      },
      { number: underWay.number, status: 'new', payments: [{ status: 'pending', amountCents: 7450 }] },
    ]);
    const at = shop.clock.now().toISOString();
    expect(data['consents']).toMatchObject({
      cookies: { advertising: true, at },
      orders: [asGuest, done, underWay].map(({ number }) => ({ number, termsAt: at, contactsAt: at })),
    });
    const kinds = (data['mails'] as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toContain('order_placed');
  });

  it('shows who tried to get in and failed, and forgetting the person forgets that too', async () => {
    const { client, person } = await aCustomer('bandyta@pastas.example');
    const guess = { email: person.email, password: 'a wrong guess' };
    await refusalOf(shop.as(null, 'en', '192.0.2.9')('POST /auth/login', { body: guess }));
    const { data } = await client('GET /users/user-export');
    expect(data['security']).toMatchObject([{ action: 'login_failed', ip: '192.0.2.9' }]);
    await client('POST /users/delete-account', { body: { currentPassword: password } });
    const left = (await auditOf(shop, 'user', person.id)).map(({ action }) => action);
    expect([left.includes('login_failed'), left.includes('delete')]).toEqual([false, true]);
  });

  it('opens nothing: no hash of a password, no link from a mail, no way to pay', async () => {
    const { client, person, underWay } = await aCustomer('slaptas@pastas.example');
    await shop.work('accounts.forgot-password', {
      requestId: 'one',
      email: 'slaptas@pastas.example',
      locale: 'lt',
    });
    const text = JSON.stringify((await client('GET /users/user-export')).data);
    expect(text).toContain('reset_password');
    expect(text).not.toContain(passwordHash);
    expect(text).not.toContain(tokenIn(await mailTo(shop, person.email, 'reset_password')));
    expect(text).not.toContain(underWay.token);
    expect(text).not.toContain(underWay.paymentUrl);
  });

  it('leaves out orders of others, also those that name this mailbox for another account', async () => {
    const { admin } = await aCustomer('kaimynas@pastas.example');
    const person = await someone('svetima@pastas.example');
    const other = await shop.asNew('user');
    await place(other, await aCart(admin), {
      paymentType: 'cash',
      buyer: aBuyer({ email: 'svetima@pastas.example' }),
    });
    const { data } = await shop.as(person)('GET /users/user-export');
    expect(data['orders']).toEqual([]);
  });

  it('gives no guest’s order to an account whose mailbox was never proved', async () => {
    const { asGuest } = await aCustomer('tikras@pastas.example');
    await shop.database
      .update(users)
      .set({ email: 'buves@pastas.example' })
      .where(eq(users.email, 'tikras@pastas.example'));
    const impostor = await shop.person('user', { email: 'tikras@pastas.example' });
    const { data } = await shop.as(impostor)('GET /users/user-export');
    expect(data['orders']).toEqual([]);
    expect((await rowOf(asGuest.id)).buyerEmail).toBe('tikras@pastas.example');
  });
});

describe('somebody who deletes the account', () => {
  it('is forgotten at once wherever nothing is under way; figures, days and the invoice stay', async () => {
    const email = 'isejusi@pastas.example';
    const { person, client, code, done } = await aCustomer(email);
    const papers = () => shop.database.select().from(invoices).where(eq(invoices.checkOutId, done.id));
    const before = await papers();
    await client('POST /users/delete-account', { body: { currentPassword: password } });

    const row = await rowOf(done.id);
    expect(row).toMatchObject({ buyerEmail: '', userId: person.id, totalCents: 6805, advertising: null });
    expect(Object.values(row.buyer).filter(Boolean)).toEqual([]);
    expect(await papers()).toEqual(before);
    expect(JSON.stringify(before)).toContain('Jūratė Žukauskienė');
    expect(await shop.database.$count(carts, eq(carts.userId, person.id))).toBe(0);
    expect(await shop.database.$count(feedbacks, eq(feedbacks.email, email))).toBe(0);
    const uses = await shop.database.select().from(codeUses).where(eq(codeUses.codeId, code.id));
    expect(uses).toMatchObject([{ buyer: '', checkOutId: done.id, releasedAt: null }]);
    const ledger = await shop.database
      .select({ reason: pointsEntries.reason, points: pointsEntries.points })
      .from(pointsEntries)
      .where(eq(pointsEntries.userId, person.id));
    expect(ledger).toEqual([
      { reason: 'order_paid', points: 58 },
      { reason: 'left', points: -58 },
    ]);
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['account_deleted']);
  });

  it('still gets what was ordered, and is forgotten there when it is delivered', async () => {
    const email = 'laukia@pastas.example';
    const { admin, client, asGuest, underWay } = await aCustomer(email);
    await client('POST /users/delete-account', { body: { currentPassword: password } });
    await shop.work('check-outs.sweep');
    for (const { id } of [asGuest, underWay]) {
      expect(await rowOf(id)).toMatchObject({ buyerEmail: email, forgetSince: shop.clock.now() });
      expect((await rowOf(id)).buyer.street).toBe('Gedimino pr.');
    }
    await admin('PUT /check-outs/{id}', { params: { id: asGuest.id }, body: { action: 'approve_payment' } });
    await deliver(admin, asGuest.id);
    await mailTo(shop, email, 'order_paid');
    await expect
      .poll(async () => {
        await shop.work('check-outs.sweep');
        return rowOf(asGuest.id);
      })
      .toMatchObject({ buyerEmail: '', totalCents: 7450, status: 'completed' });
    expect((await rowOf(asGuest.id)).buyer.street).toBe('');
    expect((await rowOf(underWay.id)).buyerEmail).toBe(email);
    const days = await shop.database
      .select({ day: deliveries.day })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .where(eq(orders.checkOutId, asGuest.id));
    expect(days).toHaveLength(5);
  });

  it('with a wrong password changes nothing', async () => {
    const email = 'lieka@pastas.example';
    const { person, client, done } = await aCustomer(email);
    const refusal = await refusalOf(
      client('POST /users/delete-account', { body: { currentPassword: 'ne' } }),
    );
    expect(refusal.status).toBe(422);
    expect(await rowOf(done.id)).toMatchObject({ buyerEmail: email, forgetSince: null });
    expect((await client('GET /discount-points')).data.balance).toBe(58);
    expect((await client('GET /cart')).data.items).toHaveLength(1);
    expect((await shop.database.select().from(users).where(eq(users.id, person.id)))[0]?.email).toBe(email);
  });
});

describe('a guest who asks by mail to be forgotten', () => {
  const forget = async (email: string) => {
    await shop.as(null)('POST /deletion-requests', { body: { email } });
    const token = tokenIn(await mailTo(shop, email.toLowerCase(), 'deletion_request'));
    return shop.as(null)('POST /deletion-requests/confirm', { body: { token } });
  };

  it('is forgotten in orders too, as an account holder is', async () => {
    const admin = await shop.asNew('admin');
    const email = 'svecias@pastas.example';
    const buyer = aBuyer({ email });
    const cart = await aCart(admin);
    const done = await place(shop.as(null), cart, { paymentType: 'cash', buyer });
    const params = { id: done.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
    await deliver(admin, done.id);
    const underWay = await place(shop.as(null), cart, { paymentType: 'cash', buyer });
    expect(await forget('Svecias@pastas.example')).toEqual({ data: { deleted: true } });
    expect(await rowOf(done.id)).toMatchObject({ buyerEmail: '', totalCents: 7450 });
    expect(await rowOf(underWay.id)).toMatchObject({ buyerEmail: email, forgetSince: shop.clock.now() });
    expect(await shop.database.$count(invoices, eq(invoices.checkOutId, done.id))).toBe(1);
    expect(await mailsTo(shop, email)).toEqual([]);
  });

  it('leaves alone an order that another account has placed with this mailbox', async () => {
    const admin = await shop.asNew('admin');
    const email = 'dovana@pastas.example';
    const other = await shop.asNew('user');
    const theirs = await place(other, await aCart(admin), { paymentType: 'cash', buyer: aBuyer({ email }) });
    await forget(email);
    expect(await rowOf(theirs.id)).toMatchObject({ buyerEmail: email, forgetSince: null });
  });

  it('with an account is closed the same way', async () => {
    const email = 'abu@pastas.example';
    const { person, done } = await aCustomer(email);
    await forget(email);
    expect(await rowOf(done.id)).toMatchObject({ buyerEmail: '' });
    expect(await shop.database.$count(carts, eq(carts.userId, person.id))).toBe(0);
    expect((await refusalOf(shop.as(person)('GET /users/user-profile'))).status).toBe(401);
  });
});
