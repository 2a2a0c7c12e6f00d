import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase, limits } from '../src/db/database.ts';
import { databaseProbe } from '../src/db/readiness.ts';
import { products } from '../src/db/schema/index.ts';
import { killedBefore } from './fault/dying.ts';
import { useShop } from './test-shop.ts';

const shop = useShop();

/** The connections of this shop that wait for somebody's lock. */
const waiting = async (): Promise<number[]> => {
  const { rows } = await shop.database.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
};

it('a connection that ends in the middle of a change costs that change alone, and whoever made it is told to try again', async () => {
  const [product] = await shop.database
    .insert(products)
    .values({ name: { lt: 'Ridikai', en: '' } })
    .returning();
  const admin = await shop.person('admin');
  const rename = (locale: 'lt' | 'en') =>
    shop.inject({
      method: 'PUT',
      url: `/api/products/${product?.id}`,
      headers: { authorization: `Bearer ${admin.token}`, locale },
      payload: { name_lt: 'Ropės' },
    });
  const messages = {
    lt: 'Šiuo metu negalime to padaryti. Pabandykite dar kartą po kelių sekundžių',
    en: 'We cannot do this just now. Please try again in a few seconds',
  };
  for (const locale of ['lt', 'en'] as const) {
    const answer = await shop.database.transaction(async (tx) => {
      await tx.execute(sql`select from products for update`);
      const change = rename(locale);
      await expect.poll(waiting).toHaveLength(1);
      await tx.execute(sql`select pg_terminate_backend(${(await waiting())[0]})`);
      return change;
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('3');
    expect(answer.json()).toEqual({ message: messages[locale], status_code: 503, code: 'unavailable' });
    expect(await shop.database.select().from(products)).toEqual([product]);
  }
  expect((await rename('lt')).statusCode).toBe(200);
});

it('a connection that ends while it is lent out and silent ends nothing else', async () => {
  const client = await shop.database.$client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Nobody else listens to it meanwhile: without a listener of its own it would take the process along.
  expect(client.listenerCount('error')).toBeGreaterThan(0);
  const gone = new Promise<void>((resolve) => client.once('end', resolve));
  await shop.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  await gone;
  client.release(true);
  expect((await shop.inject({ url: '/api/ready' })).statusCode).toBe(200);
});

it('a connection that ends where a transaction begins is given back: the pool is as large as before', async () => {
  const database = openDatabase({ ...shop.connection, max: 1 });
  const begun = killedBefore(1, () => database.transaction(async (tx) => tx.$count(products)));
  expect(await begun).toBe(true);
  expect(await database.$count(products)).toBe(1);
  await database.$client.end();
});

it('a statement that takes too long is ended, and its connection serves the next', async () => {
  const database = openDatabase({ ...shop.connection, max: 1, statement_timeout: 50 });
  await expect(database.transaction((tx) => tx.execute(sql`select pg_sleep(30)`))).rejects.toMatchObject({
    cause: { code: '57014' },
  });
  expect(await database.$count(products)).toBe(1);
  await database.$client.end();
});

it('a server that does not answer in time is left, and another connection serves the next', async () => {
  const database = openDatabase({ ...shop.connection, max: 1, statement_timeout: 0, query_timeout: 50 });
  await expect(database.transaction((tx) => tx.execute(sql`select pg_sleep(30)`))).rejects.toThrow();
  expect(await database.$count(products)).toBe(1);
  await database.$client.end();
});

it('whether the shop is ready is known although every one of its connections waits', async () => {
  const database = openDatabase({ ...shop.connection, ...limits.serving, max: 1 });
  const probe = databaseProbe(database);
  await database.transaction(async () => {
    expect(await probe.isReady()).toBe(true);
  });
  await probe.close();
  await database.$client.end();
});
