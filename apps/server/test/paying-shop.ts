import type { AddressInfo } from 'node:net';
import type { checkOutInput } from '@shop/contract/check-outs';
import type { Client } from '@shop/contract/client';
import Fastify from 'fastify';
import { beforeAll } from 'vitest';
import type { z } from 'zod';
import { montonio } from '../src/ports/payments/montonio.ts';
import { type MontonioSandbox, openMontonioSandbox } from '../src/sandbox/montonio-sandbox.ts';
import type { ShopParts } from '../src/shop.ts';
import { openCity, sellKit } from './pricing.ts';
import { type TestShop, useShop } from './test-shop.ts';

export const sandboxKeys = { accessKey: 'a-shop', secretKey: 'a secret of the shop and its bank' };

export type CheckOutBody = z.input<typeof checkOutInput>;

export type PayingShop = TestShop & {
  readonly sandbox: MontonioSandbox;
  /** The real client of the sandbox, for another process of the shop. */
  readonly payments: ReturnType<typeof montonio>;
};

/** A shop with a bank: the real client over HTTP, and a sandbox whose news is handed over when the test says so. */
export const usePayingShop = (
  extra: Partial<ShopParts> = {},
  template: Parameters<typeof useShop>[0] = 'empty',
): PayingShop => {
  const bank = { url: '' };
  const clock = { now: () => shop.clock.now() };
  const payments = montonio({ ...sandboxKeys, url: () => bank.url, clock, retryDelaysMs: [1] });
  // Every buyer of a test comes from one address; tests of that limit set their own.
  const shop = useShop(template, { payments, ordersPerAddress: 10_000, ...extra });
  const it = Object.assign(shop, { payments }) as { -readonly [K in keyof PayingShop]: PayingShop[K] };
  beforeAll(async () => {
    it.sandbox = await openMontonioSandbox({
      ...sandboxKeys,
      connection: shop.connection,
      clock,
      baseUrl: () => bank.url,
      everyMs: null,
      notify: async (address, { body }) => {
        const { pathname, search } = new URL(address);
        const answer = await shop.inject({
          method: 'POST',
          url: `${pathname}${search}`,
          headers: { 'content-type': 'application/json' },
          payload: body as string,
        });
        return { status: answer.statusCode };
      },
    });
    const app = Fastify();
    await app.register(it.sandbox.routes);
    await app.listen({ port: 0, host: '127.0.0.1' });
    bank.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    return async () => {
      await app.close();
      await it.sandbox.close();
    };
  });
  return it;
};

/** Where the buyer of this payment address would press the button. */
export const uuidIn = (paymentUrl: string | null): string => {
  const uuid = paymentUrl?.split('/').at(-1);
  if (!uuid) throw new Error('there is nowhere to pay');
  return uuid;
};

export const aBuyer = (details: Partial<CheckOutBody['buyer']> = {}): CheckOutBody['buyer'] => ({
  firstName: 'Jūratė',
  lastName: 'Žukauskienė',
  email: 'jurate@pirkeja.example',
  phoneNumber: '+37060012345',
  street: 'Gedimino pr.',
  houseNumber: '1',
  apartmentNumber: '2',
  postalCode: 'LT-01103',
  ...details,
});

type Cart = Pick<CheckOutBody, 'cityId' | 'startDate' | 'items'> & Partial<CheckOutBody>;

/** A cart of one kit of five days: 64.50 and 10.00 of delivery. The day after the test's own Monday. */
export const aCart = async (admin: Client): Promise<Cart> => ({
  cityId: await openCity(admin),
  startDate: '2026-11-17',
  items: [await sellKit(admin)],
});

/** An order for this cart at the price that the shop quotes; say only what matters to the test. */
export const orderFor = async (
  client: Client,
  cart: Cart,
  details: Partial<CheckOutBody> = {},
): Promise<CheckOutBody> => {
  const {
    cityId,
    startDate,
    items,
    workingDaysOnly = true,
    discountCodes = [],
    usePoints = true,
    coupons = [],
  } = {
    ...cart,
    ...details,
  };
  const body = {
    cityId: Number(cityId),
    startDate,
    items,
    workingDaysOnly,
    discountCodes,
    usePoints,
    coupons,
  };
  const { data: quote } = await client('POST /check-outs/quote', { body });
  return {
    ...body,
    buyer: aBuyer(),
    delivery: { method: 'to_hands' },
    paymentType: 'montonio',
    agreeTerms: true,
    agreeContacts: true,
    expectedTotalCents: quote.totalCents,
    ...details,
  };
};

/** Places it. */
export const place = async (client: Client, cart: Cart, details: Partial<CheckOutBody> = {}) =>
  (await client('POST /check-outs', { body: await orderFor(client, cart, details) })).data;
