import { toDay } from '@shop/domain/day';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useShop } from '../../test/test-shop.ts';
import { RefusedByDatabase } from '../failure.ts';
import type { Jobs } from '../ports/jobs.ts';
import { conflicts } from './schema/conflicts.ts';
import { discounts, products, users } from './schema/index.ts';
import { unitOfWork, type Work } from './unit-of-work.ts';

const shop = useShop();
const noJobs: Jobs = { within: () => async () => {} };

const named = (nameLt: string) => ({ nameLt, nameEn: '' });
const namesOf = async (ids: readonly number[]) => {
  const rows = await shop.database.select().from(products);
  return ids.map((id) => rows.find((row) => row.id === id)?.name.lt);
};

it('a view sees all of the data as it was at one instant, and changes nothing', async () => {
  const work = unitOfWork(shop.database, noJobs, () => {});
  const names = (rows: { products: { name: { lt: string } }[] }) => rows.products.map(({ name }) => name.lt);
  await work.view(async ({ catalogue }) => {
    const before = names(await catalogue.all(toDay('2026-11-16')));
    await shop.database.insert(products).values({ name: { lt: 'Ridikai', en: '' } });
    expect(names(await catalogue.all(toDay('2026-11-16')))).toEqual(before);
  });
  const after = await work.read(({ catalogue }) => catalogue.all(toDay('2026-11-16')));
  expect(names(after)).toContain('Ridikai');
  const change = work.view(({ products: rows }) => rows.remove(1));
  await expect(change).rejects.toMatchObject({ cause: { code: '25006' } });
});

/** A promise for each of two, kept when both have come so far. */
const meeting = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = 2;
  return async (): Promise<void> => {
    missing -= 1;
    if (missing === 0) resolve();
    await promise;
  };
};

describe('two changes that deadlock', () => {
  it('both happen, one of them at a second try, with its audit entry and its job once', async () => {
    const ids: number[] = [];
    for (const name of ['Pupos', 'Lęšiai'])
      await unitOfWork(shop.database, noJobs, () => {}).transaction(async (within) => {
        ids.push(await within.products.insert(named(name)));
      });
    const [first = 0, second = 0] = ids;
    const jobs: object[] = [];
    // As the queue does: what is sent in a transaction is there when that is kept.
    const noted: Jobs = {
      within: (handle) => async (_, data) => {
        jobs.push(data);
        await handle.insert(discounts).values({ name: JSON.stringify(data) });
      },
    };
    const work = unitOfWork(shop.database, noted, () => {});
    const bothHoldOne = meeting();
    const change = (name: string, one: number, other: number) => async (within: Work) => {
      await within.products.update(one, named(name));
      await bothHoldOne();
      await within.products.update(other, named(name));
      await within.jobs({ name: 'test.job' }, { name });
      await within.audit.record(
        { actorId: null, action: 'update', entity: 'product', entityId: name },
        shop.clock.now(),
      );
    };
    await Promise.all([
      work.transaction(change('Avinžirniai', first, second)),
      work.transaction(change('Žirniai', second, first)),
    ]);

    const [name, sameName] = await namesOf(ids);
    expect(['Avinžirniai', 'Žirniai']).toContain(name);
    expect(sameName).toBe(name);
    const entries = await shop.database.execute(
      sql`select entity_id from audit_entries where entity = 'product'`,
    );
    expect(entries.rows.map((row) => row.entity_id).toSorted()).toEqual(['Avinžirniai', 'Žirniai']);
    expect(await shop.database.$count(discounts)).toBe(2);
  });
});

describe('a change that cannot be kept', () => {
  const work = () => unitOfWork(shop.database, noJobs, () => {});
  const serializationFailure = sql`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`;

  it('because of serialization failures at every try is given up after five, and says that the shop is busy', async () => {
    let tries = 0;
    const change = unitOfWork(
      shop.database,
      {
        within: (handle) => async () => {
          tries += 1;
          await handle.execute(serializationFailure);
        },
      },
      () => {},
    ).transaction(async (within) => {
      await within.products.insert(named('Nebus'));
      await within.jobs({ name: 'test.job' }, {});
    });
    await expect(change).rejects.toMatchObject({ failure: { status: 503, code: 'busy' } });
    expect(tries).toBe(5);
    expect((await shop.database.select().from(products)).map(({ name }) => name.lt)).not.toContain('Nebus');
  });

  it('because somebody has the address already says so beside the field', async () => {
    await shop.person('user', { email: 'pirma@shop.example' });
    const change = work().transaction(({ auth }) => auth.insertUser({ email: 'Pirma@shop.example' }));
    await expect(change).rejects.toBeInstanceOf(RefusedByDatabase);
    await expect(change).rejects.toMatchObject({
      failure: { status: 422, fields: { email: [{ code: 'email_taken' }] } },
    });
  });

  it('because what it belongs to is gone is answered as not found', async () => {
    const change = work().transaction(({ carts }) => carts.keep(999_999, [], shop.clock.now()));
    await expect(change).rejects.toMatchObject({ failure: { status: 404, code: 'not_found' } });
  });

  it('because of our own mistake is thrown as it is', async () => {
    const [row] = await shop.database.select({ referralCode: users.referralCode }).from(users).limit(1);
    const change = work().transaction(({ auth }) => auth.insertUser({ email: 'antra@shop.example', ...row }));
    await expect(change).rejects.toMatchObject({ cause: { code: '23505' } });
  });
});

it('every conflict that has words is one that the database knows', async () => {
  const { rows } = await shop.database.execute<{ name: string }>(
    sql`select conname as name from pg_constraint union select indexname from pg_indexes`,
  );
  const known = new Set(rows.map(({ name }) => name));
  expect(Object.keys(conflicts).filter((name) => !known.has(name))).toEqual([]);
});
