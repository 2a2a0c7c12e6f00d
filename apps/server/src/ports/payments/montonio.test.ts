import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import Fastify from 'fastify';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anOrder, keys, useRehearsal } from '../../sandbox/test-support.ts';
import { movableClock } from '../clock.ts';
import { toCents, toEuros } from './montonio-amounts.ts';
import { montonio } from './montonio.ts';
import { isTrouble, paymentMismatch, type ProviderOrder, type Payments } from './payments.ts';

const bank = useRehearsal();

const created = async (details = {}): Promise<ProviderOrder> => {
  const made = await bank.payments.createOrder(anOrder(bank, details));
  if (isTrouble(made)) throw new Error(made.reason);
  return made;
};
const paid = async (details = {}): Promise<ProviderOrder> => {
  const made = await created(details);
  await bank.sandbox.pay(made.uuid);
  return made;
};
const kindOf = (result: unknown): string => (isTrouble(result) ? result.kind : 'no trouble');

describe('amounts', () => {
  it('leave as euros with two decimals and come back as the same cents', () => {
    expect(JSON.stringify([1, 10, 1933, 11_933, 100, 29, 999_999_999].map(toEuros))).toBe(
      '[0.01,0.1,19.33,119.33,1,0.29,9999999.99]',
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => {
        expect(toCents(JSON.parse(JSON.stringify(toEuros(cents))) as number)).toBe(cents);
        expect(toCents((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });

  it('that are not whole cents are no amounts', () => {
    expect(['', '1.234', '-1', '1,20', 'NaN', '1e3', ' 1'].map(toCents)).toEqual(Array(7).fill(null));
    expect(['119.330', '5', 5.1].map(toCents)).toEqual([11_933, 500, 510]);
    expect(() => toEuros(0.5)).toThrow(RangeError);
  });
});

describe('the Montonio client', () => {
  it('lists Lithuanian banks and cards', async () => {
    const methods = await bank.payments.paymentMethods();
    expect(methods).toEqual({
      banks: [
        { code: 'HABALT22', name: 'Swedbank', logoUrl: `${bank.url}/logos/HABALT22.svg` },
        { code: 'CBVILT2X', name: 'SEB', logoUrl: `${bank.url}/logos/CBVILT2X.svg` },
        { code: 'AGBLLT2X', name: 'Luminor', logoUrl: `${bank.url}/logos/AGBLLT2X.svg` },
        { code: 'CBSBLT26', name: 'Šiaulių bankas', logoUrl: `${bank.url}/logos/CBSBLT26.svg` },
        { code: 'INDULT2X', name: 'Citadele', logoUrl: `${bank.url}/logos/INDULT2X.svg` },
        { code: 'RVUALT2V', name: 'Revolut', logoUrl: `${bank.url}/logos/RVUALT2V.svg` },
      ],
      cards: { logoUrl: `${bank.url}/logos/card.svg` },
    });
  });

  it('asks for an order that waits six hours, and reads it again', async () => {
    const order = anOrder(bank, { reference: 'LK-7001' });
    const made = await bank.payments.createOrder(order);
    expect(made).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: 'LK-7001',
      status: 'pending',
      totalCents: 11_933,
      currency: 'EUR',
      paymentUrl: expect.stringContaining(`${bank.url}/pay/`),
      expiresAt: new Date('2026-11-16T14:00:00Z'),
      availableForRefundCents: 0,
      refunds: [],
    });
    expect(await bank.payments.order((made as ProviderOrder).uuid)).toEqual(made);
  });

  it('is refused a second payment for a reference that was paid already', async () => {
    const order = anOrder(bank);
    const first = (await bank.payments.createOrder(order)) as ProviderOrder;
    const second = (await bank.payments.createOrder(order)) as ProviderOrder;
    expect(second.paymentUrl).not.toBe(first.paymentUrl);
    await bank.sandbox.pay(second.uuid);
    expect(kindOf(await bank.payments.createOrder(order))).toBe('refused');
    expect(
      (await bank.sandbox.books()).orders.filter((each) => each.merchantReference === order.reference),
    ).toHaveLength(2);
  });

  it('returns part of a payment, then the rest', async () => {
    const { uuid } = await paid();
    const part = { orderUuid: uuid, amountCents: 4000, idempotencyKey: randomUUID() };
    expect(await bank.payments.refund(part)).toEqual({
      uuid: expect.any(String),
      amountCents: 4000,
      status: 'pending',
    });
    await bank.sandbox.tick();
    expect(await bank.payments.order(uuid)).toMatchObject({
      status: 'partially_refunded',
      availableForRefundCents: 7933,
      refunds: [{ amountCents: 4000, status: 'successful' }],
    });
    await bank.payments.refund({ orderUuid: uuid, amountCents: 7933, idempotencyKey: randomUUID() });
    await bank.sandbox.tick();
    expect(await bank.payments.order(uuid)).toMatchObject({ status: 'refunded', availableForRefundCents: 0 });
  });

  it('sends the money back once, however often the same refund is asked for', async () => {
    const { uuid } = await paid();
    const refund = { orderUuid: uuid, amountCents: 500, idempotencyKey: randomUUID() };
    await bank.payments.refund(refund);
    expect(kindOf(await bank.payments.refund(refund))).toBe('refused');
    expect(await bank.payments.order(uuid)).toMatchObject({
      availableForRefundCents: 11_433,
      refunds: [{ amountCents: 500 }],
    });
  });

  it('is refused a refund whose answer got lost, and the money goes back once', async () => {
    const { uuid } = await paid();
    await bank.sandbox.setTroubles({ lostAnswers: 1 });
    const refund = { orderUuid: uuid, amountCents: 500, idempotencyKey: randomUUID() };
    expect(kindOf(await bank.payments.refund(refund))).toBe('unavailable');
    await bank.sandbox.setTroubles({ lostAnswers: 0 });
    expect(kindOf(await bank.payments.refund(refund))).toBe('refused');
    expect((await bank.sandbox.books()).refunds.filter((each) => each.orderUuid === uuid)).toHaveLength(1);
  });

  it('refuses a refund under five cents, over what was paid, or of an unknown or unpaid order', async () => {
    const { uuid } = await paid();
    const unpaid = await created();
    const ask = (orderUuid: string, amountCents: number) =>
      bank.payments.refund({ orderUuid, amountCents, idempotencyKey: randomUUID() });
    expect(kindOf(await ask(uuid, 4))).toBe('too_small');
    expect(kindOf(await ask(uuid, 11_934))).toBe('refused');
    expect(kindOf(await ask(unpaid.uuid, 100))).toBe('refused');
    expect(kindOf(await ask(randomUUID(), 100))).toBe('not_found');
    expect((await bank.sandbox.books()).refunds.filter((each) => each.orderUuid === uuid)).toEqual([]);
  });

  it('says that the keys are wrong', async () => {
    const withKeys = (wrong: Partial<typeof keys>): Payments =>
      montonio({ ...keys, ...wrong, url: () => bank.url, clock: bank.clock, retryDelaysMs: [] });
    expect(kindOf(await withKeys({ accessKey: 'another' }).paymentMethods())).toBe('not_authorised');
    expect(kindOf(await withKeys({ secretKey: 'another' }).paymentMethods())).toBe('not_authorised');
    expect(kindOf(await withKeys({ secretKey: 'another' }).createOrder(anOrder(bank)))).toBe(
      'not_authorised',
    );
  });

  it('knows an order that is not there', async () => {
    expect(kindOf(await bank.payments.order(randomUUID()))).toBe('not_found');
    expect(kindOf(await bank.payments.order('../stores'))).toBe('not_found');
  });

  it('reports nothing about the buyer when an order is refused', async () => {
    const asked = anOrder(bank);
    const billing = { ...asked.billing, email: 'jurate at shop' };
    const refused = await bank.payments.createOrder({ ...asked, billing });
    expect(refused).toMatchObject({
      kind: 'refused',
      reason: '400 billingAddress.email Invalid email address',
    });
    expect((await bank.sandbox.books()).orders.map((each) => each.merchantReference)).not.toContain(
      asked.reference,
    );
  });
});

describe('a provider in trouble', () => {
  const answers = async (
    handler: (attempt: number) => { status: number; body: unknown } | 'silence' | 'half',
    timeoutMs = 60_000,
  ) => {
    const app = Fastify();
    const calls: unknown[] = [];
    app.all('/*', async (request, reply) => {
      calls.push(request.body);
      const answer = handler(calls.length);
      if (answer === 'silence') return new Promise(() => {});
      if (answer === 'half') {
        reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('{');
        reply.raw.destroy();
        return reply.hijack();
      }
      return reply.code(answer.status).send(answer.body);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(async () => {
      app.server.closeAllConnections();
      await app.close();
    });
    const { port } = app.server.address() as AddressInfo;
    const clock = movableClock(new Date('2026-11-16T08:00:00Z'));
    const url = (): string => `http://127.0.0.1:${port}`;
    return { calls, payments: montonio({ ...keys, url, clock, timeoutMs, retryDelaysMs: [1, 1] }) };
  };
  const order = {
    uuid: 'u',
    merchantReference: 'r',
    paymentStatus: 'PENDING',
    grandTotal: '1.00',
    currency: 'EUR',
  };

  it('is asked again when it does not answer in time', async () => {
    const { calls, payments } = await answers(
      (attempt) => (attempt < 3 ? 'silence' : { status: 200, body: order }),
      1000,
    );
    expect(await payments.order('u')).toMatchObject({ uuid: 'u', totalCents: 100 });
    expect(calls).toHaveLength(3);
  });

  it('is asked no longer than somebody waits', async () => {
    const { calls, payments } = await answers(() => 'silence');
    const limit = new AbortController();
    const asked = payments.order('u', limit.signal);
    await expect.poll(() => calls.length).toBe(1);
    limit.abort();
    expect(kindOf(await asked)).toBe('given_up');
    expect(kindOf(await payments.order('u', limit.signal))).toBe('given_up');
    expect(calls).toHaveLength(1);
  });

  it('was silent where it had its full time once, although somebody then waits no longer', async () => {
    const { calls, payments } = await answers((attempt) =>
      attempt === 1 ? { status: 503, body: 'down' } : 'silence',
    );
    const limit = new AbortController();
    const asked = payments.order('u', limit.signal);
    await expect.poll(() => calls.length).toBe(2);
    limit.abort();
    expect(kindOf(await asked)).toBe('unavailable');
  });

  it('that breaks off in the middle of an answer has not answered', async () => {
    const { calls, payments } = await answers(() => 'half');
    expect(kindOf(await payments.order('u'))).toBe('unavailable');
    expect(calls).toHaveLength(3);
  });

  it('that will not be asked so often is asked again, and is not silent', async () => {
    const { calls, payments } = await answers(() => ({ status: 429, body: { message: 'Too many' } }));
    expect(await payments.order('u')).toMatchObject({ kind: 'too_many_requests', reason: '429 Too many' });
    expect(calls).toHaveLength(3);
  });

  it('is asked again for the same order, never for another', async () => {
    const { calls, payments } = await answers((attempt) =>
      attempt < 3 ? { status: 500, body: {} } : { status: 201, body: order },
    );
    await payments.createOrder(anOrder({ shopUrl: 'http://127.0.0.1' }, { reference: 'LK-1' }));
    const sent = calls.map((call) => decodeJwt((call as { data: string }).data));
    expect(sent.map((claims) => claims['merchantReference'])).toEqual(['LK-1', 'LK-1', 'LK-1']);
  });

  it('is given up after three attempts', async () => {
    const { calls, payments } = await answers(() => ({ status: 503, body: 'down' }));
    expect(kindOf(await payments.paymentMethods())).toBe('unavailable');
    expect(calls).toHaveLength(3);
  });

  it('is not asked again once it refused', async () => {
    const { calls, payments } = await answers(() => ({
      status: 400,
      body: { statusCode: 400, message: ['locale must be one of lt, en'], error: 'Bad Request' },
    }));
    const result = await payments.createOrder(anOrder({ shopUrl: 'http://127.0.0.1' }));
    expect(result).toMatchObject({ kind: 'refused', reason: '400 locale must be one of lt, en' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['of an unknown shape', { ...order, paymentStatus: 'NEW' }],
    ['that is no JSON', '<html>'],
  ])('that gives an answer %s is there, and not understood', async (_, body) => {
    const { calls, payments } = await answers(() => ({ status: 200, body }));
    expect(kindOf(await payments.order('u'))).toBe('unreadable');
    expect(calls).toHaveLength(1);
  });

  it('gets every field signed, amounts in euros and the bank with its country', async () => {
    const { calls, payments } = await answers(() => ({ status: 201, body: order }));
    const asked = anOrder({ shopUrl: 'http://127.0.0.1' }, { reference: 'LK-1', totalCents: 1999 });
    await payments.createOrder(asked);
    await payments.createOrder({ ...asked, choice: { kind: 'card' } });
    const [bankToken = '', cardToken = ''] = calls.map((call) => (call as { data: string }).data);
    expect(decodeProtectedHeader(bankToken)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const address = {
      firstName: 'Jūratė',
      lastName: 'Žukauskienė',
      email: 'jurate@shop.example',
      phoneNumber: '+37060012345',
      addressLine1: 'Šaltibarščių g. 12-3',
      locality: 'Vilnius',
      postalCode: 'LT-01234',
      country: 'LT',
    };
    expect(decodeJwt(bankToken)).toEqual({
      accessKey: 'a-shop',
      iat: 1_794_816_000,
      exp: 1_794_816_600,
      merchantReference: 'LK-1',
      returnUrl: 'http://127.0.0.1/return?order=1',
      notificationUrl: 'http://127.0.0.1/webhook',
      currency: 'EUR',
      grandTotal: 19.99,
      locale: 'lt',
      expiresIn: 360,
      payment: {
        amount: 19.99,
        currency: 'EUR',
        method: 'paymentInitiation',
        methodOptions: {
          preferredCountry: 'LT',
          preferredLocale: 'lt',
          preferredProvider: 'HABALT22',
          paymentDescription: 'Užsakymas LK-1',
          paymentReference: 'LK-1',
        },
      },
      billingAddress: address,
      shippingAddress: address,
      lineItems: [{ name: 'Rinkinys', quantity: 1, finalPrice: 119.33 }],
    });
    expect(decodeJwt(cardToken)['payment']).toEqual({
      amount: 19.99,
      currency: 'EUR',
      method: 'cardPayments',
      methodOptions: { preferredMethod: 'card' },
    });
  });
});

describe('a token', () => {
  const claims = {
    uuid: 'u-1',
    accessKey: keys.accessKey,
    merchantReference: 'LK-1',
    paymentStatus: 'PAID',
    grandTotal: 119.33,
    currency: 'EUR',
  };
  const signed = (
    fields: object,
    { secret = keys.secretKey, alg = 'HS256', at = 0 } = {},
  ): Promise<string> => {
    const issued = bank.clock.now().getTime() / 1000 + at;
    return new SignJWT({ ...fields })
      .setProtectedHeader({ alg })
      .setIssuedAt(issued)
      .setExpirationTime(issued + 600)
      .sign(new TextEncoder().encode(secret));
  };
  it('that Montonio signed for this shop names an order, also when it is past its time', async () => {
    expect(await bank.payments.readOrderToken(await signed(claims))).toBe('u-1');
    expect(await bank.payments.readOrderToken(await signed(claims, { at: -5000 }))).toBe('u-1');
  });

  it('is nothing when the key, the algorithm, the shop or the content is another', async () => {
    const [header, payload] = (await signed(claims)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const { paymentStatus: _, ...withoutStatus } = claims;
    const wrong = [
      await signed(claims, { secret: 'another secret' }),
      await signed(claims, { secret: 'another secret', at: -5000 }),
      await signed(claims, { alg: 'HS512' }),
      await signed({ ...claims, accessKey: 'another-shop' }),
      await signed({ ...claims, accessKey: 'another-shop' }, { at: -5000 }),
      await signed(withoutStatus),
      unsigned,
      `${header}.${payload}.`,
      'not a token',
      '',
    ];
    for (const token of wrong) expect(await bank.payments.readOrderToken(token)).toBeNull();
  });

  it('about a refund names its order', async () => {
    const refund = {
      refundUuid: 'r-1',
      refundStatus: 'SUCCESSFUL',
      refundAmount: 5,
      orderUuid: 'u-1',
      accessKey: keys.accessKey,
    };
    expect(await bank.payments.readRefundToken(await signed(refund))).toBe('u-1');
    expect(await bank.payments.readRefundToken(await signed(claims))).toBeNull();
    expect(await bank.payments.readOrderToken(await signed(refund))).toBeNull();
  });

  it('leads to an order that is compared with what was asked for', () => {
    const asked = { reference: 'LK-1', totalCents: 11_933 };
    expect(paymentMismatch({ ...asked, currency: 'EUR' }, asked)).toBeNull();
    expect(paymentMismatch({ ...asked, currency: 'PLN' }, asked)).toBe('currency');
    expect(paymentMismatch({ ...asked, totalCents: 11_932, currency: 'EUR' }, asked)).toBe('amount');
    expect(paymentMismatch({ ...asked, reference: 'LK-2', currency: 'EUR' }, asked)).toBe('reference');
  });
});
