import { api } from '@shop/contract';
import type { Endpoint } from '@shop/contract/endpoint';
import { toWire } from '@shop/contract/wire';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { facebook } from './fuzz/facebook.ts';
import { samples } from './fuzz/samples.ts';
import { addresses, openWorld, type Person, type Sample, type World } from './fuzz/world.ts';
import { usePayingShop } from './paying-shop.ts';
import { bigTables, wholeReadsOf } from './plans.ts';
import { allStatementsOf, type Statement } from './statements.ts';

const shop = usePayingShop({ social: { facebook: facebook.provider } }, 'demo');
const address = addresses();
const endpoints = Object.entries(api as Readonly<Record<string, Endpoint>>);
let statements: readonly Statement[] = [];
let untried: readonly string[] = [];

/** For those jobs that nothing here has queued. */
const jobData: Readonly<Record<string, object>> = {
  'coupons.send': { couponId: 1 },
  'pictures.remove-files': { folder: 'nobody-has-this' },
  'points.expire': { userId: 1 },
  'refunds.send': { refundTaskId: 1 },
};

type LooseCall = (key: string, call?: object) => Promise<unknown>;
const as = (person: Person | null) => shop.as(person, 'lt', address()) as unknown as LooseCall;
/** Some are refused: what they asked of the database counts all the same. */
const tried = (call: Promise<unknown>) => call.catch(() => null);

const get = async (person: Person | null, key: string, query: object = {}) => {
  const path = key
    .slice('GET '.length)
    .replace('{slug}', 'privacy-policy')
    .replaceAll(/\{\w+\}/g, '1');
  const search = new URLSearchParams(toWire(query) as Record<string, string>);
  await shop.inject({
    url: `/api${path}?${search}`,
    remoteAddress: address(),
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });
};

/** Every reading endpoint as everybody, and every list searched, filtered and sorted in all its ways. */
const readAll = async (people: readonly (Person | null)[]) => {
  for (const [key, { query, events }] of endpoints) {
    // What goes on without end asks for the same things again and again.
    if (!key.startsWith('GET ') || events) continue;
    const span = 'from' in (query?.shape ?? {}) ? { from: '2026-11-01', to: '2026-11-30' } : {};
    for (const person of people) await get(person, key, span);
    const { sort, search } = (query?.shape ?? {}) as {
      sort?: { unwrap?(): { options: string[] } };
      search?: unknown;
    };
    const admin = people[0] ?? null;
    if (search) await get(admin, key, { search: 'jurate zu' });
    for (const each of sort?.unwrap?.().options ?? [])
      await get(admin, key, { sort: each, page: 2, perPage: 1 });
    for (const each of sort?.unwrap?.().options ?? [])
      if (each.endsWith('created')) await get(admin, key, { sort: each, after: '5' });
  }
  const own = [{ search: 'balanced' }, { stage: 'to_pay' }, { stage: 'past', search: '1', year: '2026' }];
  for (const query of [
    { overdue: true },
    { mine: true },
    { status: 'paid' },
    { type: 'regular_order' },
    { stage: 'current' },
    { year: '2026' },
    ...own.map((each) => ({ ...each, mine: true })),
  ])
    await get(people[0] ?? null, 'GET /check-outs', query);
};

/** Every right call of the fuzzed ones, and thereby every change. */
const changeAll = async (world: World) => {
  for (const make of Object.entries(samples)) {
    const [key, sampleOf] = make as [string, (world: World) => Promise<Sample>];
    const { as: person, ...call } = await sampleOf(world);
    await tried(as(person)(key, call));
  }
};

/** Every job, with what was queued for it; those that go by the clock need nothing. */
const workAll = async (): Promise<string[]> => {
  const { rows } = await shop.database.execute(sql`select distinct on (name) name, data from pgboss.job`);
  const queued = new Map(rows.map((row) => [row['name'] as string, row['data'] as object]));
  const withoutData: string[] = [];
  for (const { name, isByClock } of shop.jobs) {
    const data = queued.get(name) ?? jobData[name] ?? (isByClock ? {} : undefined);
    if (data) await tried(shop.work(name, data));
    else withoutData.push(name);
  }
  return withoutData;
};

/** Letters by the clock: on a Saturday evening all of them have something to do. */
const workInTheEvening = async (): Promise<void> => {
  shop.clock.moveTo(new Date('2026-11-21T16:30:00Z'));
  for (const { name } of shop.jobs) if (name.startsWith('notices.')) await shop.work(name);
};

beforeAll(async () => {
  const world = await openWorld(shop, address);
  const user = await world.somebody();
  statements = await allStatementsOf(async () => {
    await changeAll(world);
    await readAll([world.admin, user, null]);
    untried = await workAll();
    await workInTheEvening();
  });
}, 120_000);

/** Statements that may read a table whole, each with the reason. */
const allowed: readonly { readonly table: string; readonly text: RegExp; readonly why: string }[] = [
  {
    table: 'points_entries',
    text: /^select "user_id", sum\("points"\)::int from "points_entries" group by/,
    why: 'once a night all ledgers are added up: that no balance is below zero is said of all of them',
  },
];

describe('the statements of every endpoint and every job', () => {
  it('read no big table whole', async () => {
    expect(untried).toEqual([]);
    expect(statements.length).toBeGreaterThan(1000);
    const found = await wholeReadsOf(shop.connection, statements);
    const wrong = found.filter(
      ({ table, text }) => !allowed.some((each) => each.table === table && each.text.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('are noticed where an index is missing', async () => {
    await shop.database.execute(sql`drop index check_outs_search`);
    const found = await wholeReadsOf(shop.connection, statements);
    expect(found.map(({ table }) => table)).toContain('check_outs');
  });
});

it('every reference of a big table can be followed back: deleting reads none of them whole', async () => {
  const { rows } = await shop.database.execute(sql`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid::regclass::text = any(${sql.param(bigTables)})
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indkey[0] = a.attnum and coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), true)
      )
    order by 1
  `);
  expect(rows.map((row) => row['name'])).toEqual([]);
});
