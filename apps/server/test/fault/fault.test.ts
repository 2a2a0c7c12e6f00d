import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@shop/contract/client';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Connection, type Database, openDatabase } from '../../src/db/database.ts';
import {
  checkOuts,
  deliveries,
  invoices,
  mails,
  orders,
  payments,
  refundTasks,
} from '../../src/db/schema/index.ts';
import { openStorage } from '../../src/sandbox/storage.ts';
import { noTroubles, type Troubles } from '../../src/sandbox/troubles.ts';
import { templates } from '../database-server.ts';
import { aBuyer, orderFor, sandboxKeys as keys } from '../paying-shop.ts';

/** `FAULT_ORDERS=300 FAULT_KILLS=10` is the whole rehearsal; every run of the tests does a small one. */
const buyers = Number(process.env['FAULT_ORDERS'] ?? 30);
const kills = Number(process.env['FAULT_KILLS'] ?? 2);
const atOnce = 10;

const everything: Troubles = {
  ...noTroubles,
  lateWebhooks: 0.3,
  lateSeconds: 1,
  lostWebhooks: 0.2,
  doubledWebhooks: 0.3,
  reorderedWebhooks: 0.3,
  forgedWebhooks: 0.2,
  wrongAmounts: 0.1,
  outages: 0.1,
  lostAnswers: 0.1,
};

let connection: Connection;
let database: Database;
let storage: Awaited<ReturnType<typeof openStorage>>;
let folder: string;
let sandbox: ChildProcess;
let shop: ChildProcess;
let shopUrl: string;
let sandboxUrl: string;
let isOver = false;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const startShop = async (): Promise<void> => {
  const port = Number(new URL(shopUrl).port);
  const task = { connection, port, sandboxUrl, keys, filesFolder: folder };
  shop = fork(join(import.meta.dirname, 'shop-process.ts'), {
    env: { ...process.env, FAULT_SHOP: JSON.stringify(task) },
    execArgv: [],
  });
  await Promise.race([
    once(shop, 'message'),
    once(shop, 'exit').then(() => Promise.reject(new Error('the shop did not open'))),
  ]);
};

const kill = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

beforeAll(async () => {
  const server = inject('server') as Exclude<Connection, { connectionString: string }>;
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...server, max: 1 });
  await admin.$client.query(`create database ${name} template ${templates.demo}`);
  await admin.$client.end();
  connection = { ...server, database: name };
  database = openDatabase(connection);
  folder = await mkdtemp(join(tmpdir(), 'shop-fault-'));
  storage = await openStorage(connection);
  const sandboxPort = await freePort();
  sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  shopUrl = `http://127.0.0.1:${await freePort()}`;
  const place = Object.entries({
    host: server.host,
    port: server.port ?? 5432,
    user: server.user,
    dbname: name,
  });
  sandbox = fork(join(import.meta.dirname, '../../src/sandbox/main.ts'), {
    env: {
      ...process.env,
      PORT: String(sandboxPort),
      DATABASE_URL: place.map(([key, value]) => `${key}=${value}`).join(' '),
      MONTONIO_ACCESS_KEY: keys.accessKey,
      MONTONIO_SECRET_KEY: keys.secretKey,
      WEBHOOK_RETRIES: '0.2,0.5,1,2,4',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await startShop();
}, 120_000);

afterAll(async () => {
  isOver = true;
  await kill(shop, 'SIGKILL');
  await kill(sandbox, 'SIGTERM');
  await storage.close();
  await database.$client.end();
  await rm(folder, { recursive: true, force: true });
});

/** A buyer tries again whenever the shop is gone in the middle of something. */
const patiently = async <T>(task: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      const isGone = error instanceof TypeError || (error as { status?: number }).status === 503;
      if (!isGone || isOver) throw error;
      await pause(100);
    }
  }
};

const client = createClient(
  async ({ method, path, headers, body }) => {
    const response = await fetch(shopUrl + path, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  },
  () => 'lt',
);

const press = (paymentUrl: string, action: string): Promise<unknown> =>
  patiently(() =>
    fetch(paymentUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `action=${action}`,
    }),
  );

/** What people do at a bank. */
const habits: readonly (readonly string[])[] = [
  ['pay'],
  ['pay_told_twice'],
  ['cancel', 'pay'],
  ['pay_late', 'pay'],
  ['pay_late'],
  [],
];

const buy = async (index: number, cart: Parameters<typeof orderFor>[1]): Promise<void> => {
  const buyer = aBuyer({ email: `pirkejas-${index}@gedimas.example` });
  const body = await patiently(() => orderFor(client, cart, { ...cart, buyer }));
  const headers = { 'idempotency-key': `order of buyer ${index}` };
  const { data: placed } = await patiently(() => client('POST /check-outs', { body, headers }));
  const at = { params: { id: placed.id }, query: { token: placed.token } };
  for (const action of habits[index % habits.length] ?? []) {
    const { data } = await patiently(() => client('POST /check-outs/{id}/pay', { ...at, body: {} }));
    if (data.paymentUrl === null) break;
    await press(data.paymentUrl, action);
  }
};

const reconcile = async (hours: number): Promise<void> => {
  const answer = once(shop, 'message');
  shop.send(hours);
  expect(await answer).toContain('reconciled');
};

it(`${buyers} orders are placed and paid while everything goes wrong and the shop is killed ${kills} times: no cent is lost, nothing happens twice`, async () => {
  const { data: kits } = await client('GET /meal-kits', {});
  const regular = kits.find((kit) => !kit.isUnique);
  const { data: kit } = await client('GET /meal-kits/{id}', { params: { id: regular?.id ?? 0 } });
  const { data: cities } = await client('GET /cities', {});
  const cityId = cities[0]?.id ?? 0;
  const { data: times } = await client('GET /delivery-times', { query: { cityId } });
  const calorie = kit.calories[0];
  const cart = {
    cityId,
    // The bank lives by the wall's clock, and so the shop has to.
    startDate: addDays(dayInVilnius(new Date()), 7),
    delivery: { method: 'to_hands' as const, deliveryTimeId: times[0]?.id ?? null },
    items: [
      {
        mealKitId: kit.id,
        calorieId: calorie?.id ?? 0,
        periodId: calorie?.prices[0]?.periodId ?? 0,
        amount: 1,
      },
    ],
  };
  const placedBefore = await database.$count(checkOuts);
  await storage.setTroubles(everything);

  let done = 0;
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < buyers) {
      const index = next;
      next += 1;
      await buy(index, cart);
      done += 1;
    }
  };
  const killer = async (): Promise<void> => {
    for (let time = 1; time <= kills; time += 1) {
      while (done < (buyers * time) / (kills + 1)) await pause(20);
      await kill(shop, 'SIGKILL');
      await startShop();
    }
  };
  await Promise.all([killer(), ...Array.from({ length: atOnce }, worker)]);

  // The storm is over; what was lost is found by asking.
  await storage.setTroubles(noTroubles);
  await expect.poll(async () => (await storage.troubles()).outages).toBe(0);
  await pause(1500);
  await reconcile(0);
  await reconcile(2);
  await reconcile(2);

  const rows = {
    checkOuts: (await database.select().from(checkOuts)).filter((row) => row.id > placedBefore),
    orders: await database.select().from(orders),
    deliveries: await database.select().from(deliveries),
    payments: await database.select().from(payments),
    tasks: (await database.select().from(refundTasks)).filter((task) => task.paymentId !== null),
    invoices: await database.select().from(invoices),
    mails: await database.select().from(mails),
  };
  expect(rows.checkOuts).toHaveLength(buyers);
  expect(new Set(rows.checkOuts.map(({ number }) => number)).size).toBe(buyers);

  // Every payment that the bank holds is one paid order or one refund task.
  const held = (await storage.allOrders()).filter(({ paidCents }) => paidCents !== null);
  expect(held.length).toBeGreaterThan(buyers / 2);
  const received = rows.payments.filter(({ receivedCents }) => receivedCents !== null);
  expect(received.map(({ uuid }) => uuid).toSorted()).toEqual(held.map(({ uuid }) => uuid).toSorted());
  for (const { uuid, paidCents } of held) {
    const [payment] = received.filter((each) => each.uuid === uuid);
    expect(payment?.receivedCents).toBe(paidCents);
    const tasks = rows.tasks.filter(({ paymentId }) => paymentId === payment?.id);
    expect(tasks.length).toBeLessThanOrEqual(1);
    if (tasks[0]) expect(tasks[0].dueCents).toBe(paidCents);
  }
  const returned = new Set(rows.tasks.map(({ paymentId }) => paymentId));
  const kept = received.filter(({ id }) => !returned.has(id));
  const paid = rows.checkOuts.filter(({ paidAt }) => paidAt !== null);
  expect(kept.map(({ checkOutId }) => checkOutId).toSorted()).toEqual(paid.map(({ id }) => id).toSorted());

  for (const row of rows.checkOuts) {
    const lines = rows.orders.filter(({ checkOutId }) => checkOutId === row.id).map(({ id }) => id);
    const days = rows.deliveries.filter(({ orderId }) => lines.includes(orderId));
    expect(sum(days.map(({ paidCents }) => paidCents))).toBe(row.totalCents);
    const papers = rows.invoices.filter(({ checkOutId }) => checkOutId === row.id);
    expect(papers.map(({ totalCents }) => totalCents)).toEqual(row.paidAt ? [row.totalCents] : []);
    const kinds = rows.mails.filter(({ recipient }) => recipient === row.buyerEmail).map(({ kind }) => kind);
    const once = kinds.filter((kind) => kind !== 'order_return_due');
    expect(once.toSorted()).toEqual(row.paidAt ? ['order_paid', 'order_placed'] : ['order_placed']);
    const tasks = rows.tasks.filter(({ checkOutId }) => checkOutId === row.id);
    expect(kinds.length - once.length).toBe(tasks.length);
  }
  const numbers = rows.invoices.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
}, 600_000);
