import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bareCheckOuts } from '../../test/bare-check-outs.ts';
import { useShop } from '../../test/test-shop.ts';
import { migrationsFolder } from './migrate.ts';
import { checkOuts, idempotencyKeys } from './schema/index.ts';

const shop = useShop();

/** Runs one migration on the shop, whose tables were put back to what it found. */
const migrateAgain = async (name: string): Promise<void> => {
  const file = (await readdir(migrationsFolder)).find((each) => each.endsWith(`_${name}.sql`)) ?? '';
  const text = await readFile(join(migrationsFolder, file), 'utf8');
  for (const statement of text.split('--> statement-breakpoint'))
    await shop.database.execute(sql.raw(statement));
};

it('0008: whoever was asked to pay at placing, by the version before, is not asked again', async () => {
  await bareCheckOuts(shop, 3);
  await shop.database.update(checkOuts).set({ status: 'paid' }).where(eq(checkOuts.id, 2));
  await shop.database.execute(sql`alter table check_outs drop column asked_to_pay_at`);
  for (const table of ['payments', 'refund_tasks'])
    await shop.database.execute(sql`alter table ${sql.identifier(table)} drop column currency`);
  await migrateAgain('payments_mends');
  const rows = await shop.database.select().from(checkOuts).orderBy(asc(checkOuts.id));
  const [first, , third] = rows;
  expect(rows.map(({ askedToPayAt }) => askedToPayAt)).toEqual([first?.createdAt, null, third?.createdAt]);
});

it('the keys of orders that were placed before hold on', async () => {
  const { id: buyer } = await shop.person('user');
  await bareCheckOuts(shop, 3);
  await shop.database.execute(sql`drop table idempotency_keys`);
  await shop.database.execute(
    sql`alter table check_outs add column idempotency_key text constraint "check_outs_idempotencyKey_unique" unique,
      add column request_hash text`,
  );
  const placed = await shop.database.select().from(checkOuts).orderBy(asc(checkOuts.id));
  const [ofGuest, ofUser, ofNobody] = placed.slice(-3).map(({ id }) => id);
  const keys = [
    [ofGuest, 'guest a key with blanks', 'hash 1'],
    [ofUser, `${buyer} 7c9e6679`, null],
    [ofNobody, '999999 of somebody who is gone', 'hash 3'],
  ];
  for (const [id, key, hash] of keys)
    await shop.database.execute(
      sql`update check_outs set idempotency_key = ${key}, request_hash = ${hash} where id = ${id}`,
    );
  await migrateAgain('idempotency_keys');
  const kept = await shop.database
    .select()
    .from(idempotencyKeys)
    .orderBy(sql`made_id::integer`);
  const common = { endpoint: 'POST /check-outs', createdAt: placed.at(-1)?.createdAt };
  expect(kept).toEqual([
    { ...common, userId: null, key: 'a key with blanks', requestHash: 'hash 1', madeId: String(ofGuest) },
    { ...common, userId: buyer, key: '7c9e6679', requestHash: '', madeId: String(ofUser) },
  ]);
});
