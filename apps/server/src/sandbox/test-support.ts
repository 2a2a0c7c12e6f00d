import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type Connection, openDatabase } from '../db/database.ts';
import { movableClock, type MovableClock } from '../ports/clock.ts';
import { montonio } from '../ports/payments/montonio.ts';
import type { NewProviderOrder, PaymentAddress, Payments } from '../ports/payments/payments.ts';
import {
  type MontonioSandbox,
  type MontonioSandboxOptions,
  openMontonioSandbox,
} from './montonio-sandbox.ts';
import { noTroubles } from './troubles.ts';

export const keys = { accessKey: 'a-shop', secretKey: 'a secret of the shop and its bank' };

/** What the shop's webhook address was told. */
type Told = { readonly body: Record<string, string>; readonly query: Record<string, string> };

export type Rehearsal = {
  readonly sandbox: MontonioSandbox;
  /** The real client, over real HTTP. */
  readonly payments: Payments;
  readonly clock: MovableClock;
  readonly url: string;
  readonly shopUrl: string;
  readonly connection: Connection;
  readonly told: Told[];
  /** What the shop's webhook address answers with. */
  answerWith: number;
};

/** As the shop mounts it. */
const prefix = '/sandbox/montonio';
const start = new Date('2026-11-16T08:00:00Z');

const listen = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

/** A sandbox on a database of its own and a shop that only listens, both on 127.0.0.1. */
export const useRehearsal = (options: Partial<MontonioSandboxOptions> = {}): Rehearsal => {
  const it = { told: [] as Told[], answerWith: 200 } as { -readonly [K in keyof Rehearsal]: Rehearsal[K] };
  let close: () => Promise<void>;
  beforeAll(async () => {
    const server = inject('server');
    const database = `t_${randomUUID().replaceAll('-', '')}`;
    const admin = openDatabase({ ...server, max: 1 });
    await admin.$client.query(`create database ${database}`);
    await admin.$client.end();

    const shop = Fastify();
    shop.post('/webhook', async (request, reply) => {
      it.told.push({ body: request.body, query: request.query } as Told);
      return reply.code(it.answerWith).send();
    });
    it.shopUrl = await listen(shop);
    it.clock = movableClock(start);
    it.connection = { ...server, database };
    it.sandbox = await openMontonioSandbox({
      ...keys,
      connection: it.connection,
      clock: it.clock,
      baseUrl: () => it.url,
      everyMs: null,
      ...options,
    });
    const app = Fastify();
    await app.register(it.sandbox.routes, { prefix });
    it.url = `${await listen(app)}${prefix}`;
    it.payments = montonio({ ...keys, url: () => it.url, clock: it.clock, retryDelaysMs: [1, 1] });
    close = async () => {
      await app.close();
      await shop.close();
      await it.sandbox.close();
    };
  });
  beforeEach(async () => {
    it.clock.moveTo(start);
    await it.sandbox.setTroubles(noTroubles);
    // What an earlier test left behind is of no interest to the next.
    while ((await it.sandbox.tick()) > 0);
    it.answerWith = 200;
    it.told.length = 0;
  });
  afterAll(() => close?.());
  return it;
};

const anAddress: PaymentAddress = {
  firstName: 'Jūratė',
  lastName: 'Žukauskienė',
  email: 'jurate@shop.example',
  phone: '+37060012345',
  addressLine: 'Šaltibarščių g. 12-3',
  city: 'Vilnius',
  postalCode: 'LT-01234',
};

export const anOrder = (
  { shopUrl }: Pick<Rehearsal, 'shopUrl'>,
  details: Partial<NewProviderOrder> = {},
): NewProviderOrder => ({
  reference: `LK-${randomUUID()}`,
  totalCents: 11_933,
  locale: 'lt',
  choice: { kind: 'bank', code: 'HABALT22' },
  description: 'Užsakymas LK-1',
  returnUrl: `${shopUrl}/return?order=1`,
  notificationUrl: `${shopUrl}/webhook`,
  billing: anAddress,
  shipping: anAddress,
  lines: [{ name: 'Rinkinys', quantity: 1, finalPriceCents: 11_933 }],
  ...details,
});
