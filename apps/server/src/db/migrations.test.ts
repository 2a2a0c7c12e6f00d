import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bareCheckOuts } from '../../test/bare-check-outs.ts';
import { useShop } from '../../test/test-shop.ts';
import { migrationsFolder } from './migrate.ts';
import { checkOuts } from './schema/index.ts';

const shop = useShop();

it('0008: whoever was asked to pay at placing, by the version before, is not asked again', async () => {
  await bareCheckOuts(shop, 3);
  await shop.database.update(checkOuts).set({ status: 'paid' }).where(eq(checkOuts.id, 2));
  await shop.database.execute(sql`alter table check_outs drop column asked_to_pay_at`);
  for (const table of ['payments', 'refund_tasks'])
    await shop.database.execute(sql`alter table ${sql.identifier(table)} drop column currency`);
  const text = await readFile(join(migrationsFolder, '0008_payments_mends.sql'), 'utf8');
  for (const statement of text.split('--> statement-breakpoint'))
    await shop.database.execute(sql.raw(statement));
  const rows = await shop.database.select().from(checkOuts).orderBy(asc(checkOuts.id));
  const [first, , third] = rows;
  expect(rows.map(({ askedToPayAt }) => askedToPayAt)).toEqual([first?.createdAt, null, third?.createdAt]);
});
