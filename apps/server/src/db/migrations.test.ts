import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bareCheckOuts } from '../../test/bare-check-outs.ts';
import { databaseBefore } from '../../test/old-database.ts';
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

it('every day stays what it was; one that is cancelled knows where it came from, and its day is free', async () => {
  const old = await databaseBefore('deliveries_by_id');
  const placed = { type: 'regular_order', locale: 'lt', payment_type: 'cash', delivery_method: 'to_hands' };
  await old.insert('check_outs', { ...placed, id: 1, number: '100001', status: 'not_paid' });
  await old.insert('check_outs', { ...placed, id: 2, number: '100002', status: 'paid' });
  const entry = { entity: 'check_out', entity_id: '1', action: 'place', details: '{}' };
  for (const id of [1, 2, 3]) await old.insert('audit_entries', { ...entry, id });
  for (const id of [1, 2])
    await old.insert('orders', { id, check_out_id: id, status: 'paid', orderable_type: 'meal_kit' });
  const figures = { list_cents: 1290, delivery_cents: 200, paid_cents: 1490 };
  const days = ['cancelled', 'planned', 'prepared', 'delivered', 'not_delivered'];
  for (const [index, status] of days.entries())
    await old.insert('deliveries', {
      id: index + 1,
      order_id: 1,
      day: `2026-11-1${index}`,
      status,
      ...figures,
    });
  const kept =
    'select id, order_id, day::text, status, list_cents, delivery_cents, paid_cents from deliveries order by id';
  const before = await old.rows(kept);

  await old.bringUpToDate();
  expect(await old.rows(kept)).toEqual(before);
  expect(await old.rows('select status_before, cancelled_by from deliveries order by id limit 2')).toEqual([
    { status_before: 'planned', cancelled_by: 'provider' },
    { status_before: null, cancelled_by: null },
  ]);
  expect(await old.rows('select version from check_outs order by id')).toEqual([
    { version: 3 },
    { version: 1 },
  ]);
  await old.insert('deliveries', { id: 6, order_id: 1, day: '2026-11-10', ...figures });
  await expect(
    old.insert('deliveries', { id: 7, order_id: 1, day: '2026-11-11', ...figures }),
  ).rejects.toThrow('deliveries_day');
});

it('what was bought is told all that the kitchen needs of the kit as it is now; without the kit it stays as it was', async () => {
  const old = await databaseBefore('bought_items');
  const name = { lt: 'Rinkinys', en: 'Kit' };
  const bought = { name, kcal: 1500, combination: null, allergens: [], additions: [] };
  await old.insert('menu_types', { id: 3, name: JSON.stringify({ lt: 'Augalinis', en: 'Vegan' }) });
  await old.insert('meal_kits', { id: 1, menu_type_id: 3, meals: ['breakfast', 'lunch'] });
  await old.insert('meal_kits', { id: 2, menu_type_id: 3, meals: ['dinner'], is_unique: true });
  for (const id of [8, 9])
    await old.insert('dishes', { id, name: JSON.stringify({ lt: `Nr. ${id}`, en: '' }) });
  await old.insert('meal_kit_dishes', { meal_kit_id: 2, dish_id: 9, position: 0 });
  await old.insert('meal_kit_dishes', { meal_kit_id: 2, dish_id: 8, position: 1 });
  await old.insert('meal_kit_dishes', { meal_kit_id: 1, dish_id: 8, position: 0 });
  const placed = { type: 'regular_order', locale: 'lt', payment_type: 'cash', delivery_method: 'to_hands' };
  await old.insert('check_outs', { ...placed, id: 1, number: '100001', status: 'paid' });
  const order = { check_out_id: 1, status: 'paid', orderable_type: 'meal_kit', paid_cents: 6450 };
  const line = (id: number, mealKitId: number | null, isUnique: boolean, combinationId: number | null) =>
    old.insert('orders', {
      ...order,
      id,
      meal_kit_id: mealKitId,
      combination_id: combinationId,
      item: JSON.stringify({ ...bought, isUnique }),
    });
  await line(1, 1, false, 5);
  await line(2, 2, true, null);
  await line(3, null, false, null);
  await old.bringUpToDate();
  const rows = await old.rows('select item, paid_cents from orders order by id');
  expect(rows.map((row) => row.paid_cents)).toEqual([6450, 6450, 6450]);
  const nothing = { mealKitId: null, meals: [], menuType: null, dishes: [], combinationId: null };
  expect(rows.map(({ item }) => item)).toEqual([
    {
      ...bought,
      isUnique: false,
      mealKitId: 1,
      meals: ['breakfast', 'lunch'],
      menuType: { id: 3, name: { lt: 'Augalinis', en: 'Vegan' } },
      dishes: [],
      combinationId: 5,
    },
    {
      ...bought,
      ...nothing,
      isUnique: true,
      mealKitId: 2,
      meals: ['dinner'],
      dishes: [
        { id: 9, name: { lt: 'Nr. 9', en: '' } },
        { id: 8, name: { lt: 'Nr. 8', en: '' } },
      ],
    },
    { ...bought, ...nothing, isUnique: false },
  ]);
});

it('what people had said about letters goes over to rows, and what they had not said stays unsaid', async () => {
  const old = await databaseBefore('notifications');
  const people = [
    { deliveryReminders: true, weeklyMenu: false, offers: false },
    { deliveryReminders: false, weeklyMenu: true, offers: false },
    { deliveryReminders: true, weeklyMenu: false, offers: true },
  ];
  for (const [index, notifications] of people.entries())
    await old.insert('users', {
      id: index + 1,
      email: `${index}@pastas.lt`,
      referral_code: String(index),
      notifications: JSON.stringify(notifications),
    });
  const gone = { email: 'x', referral_code: 'x', deleted_at: '2026-11-16 08:00Z' };
  await old.insert('users', { ...gone, id: 9, notifications: JSON.stringify(people[1]) });
  await old.bringUpToDate();
  expect(await old.rows('select user_id, kind, channel, is_on from notifications order by id')).toEqual([
    { user_id: 2, kind: 'delivery_tomorrow', channel: 'mail', is_on: false },
    { user_id: 2, kind: 'weekly_menu', channel: 'mail', is_on: true },
    { user_id: 3, kind: 'offers', channel: 'mail', is_on: true },
  ]);
});

it('payments, refunds and papers of before are those of check-outs', async () => {
  const old = await databaseBefore('payables');
  const placed = { type: 'regular_order', locale: 'lt', payment_type: 'cash', delivery_method: 'to_hands' };
  for (const id of [5, 6])
    await old.insert('check_outs', { ...placed, id, number: `10000${id}`, status: 'paid' });
  await old.insert('payments', { id: 1, check_out_id: 6, uuid: 'a', status: 'paid', amount_cents: 7450 });
  await old.insert('refund_tasks', {
    id: 2,
    check_out_id: 6,
    payment_id: 1,
    reason: 'paid_twice',
    status: 'due',
  });
  for (const [id, kind] of [
    [3, 'invoice'],
    [4, 'credit'],
  ] as const)
    await old.insert('invoices', { id, check_out_id: 5, kind, series: 'SF', number: id, total_cents: 7450 });
  await old.bringUpToDate();
  const told = (table: string) =>
    old.rows(`select id, payable_kind, payable_id, check_out_id from ${table} order by id`);
  const of = (id: number, checkOutId: number) => ({
    id,
    payable_kind: 'check_out',
    payable_id: checkOutId,
    check_out_id: checkOutId,
  });
  expect(await told('payments')).toEqual([of(1, 6)]);
  expect(await told('refund_tasks')).toEqual([of(2, 6)]);
  expect(await told('invoices')).toEqual([of(3, 5), of(4, 5)]);
  const other = { id: 9, payable_id: 6, uuid: 'b', status: 'paid', amount_cents: 1 };
  await old.insert('payments', { ...other, payable_kind: 'supplement' });
  await expect(
    old.insert('payments', { ...other, id: 10, uuid: 'c', payable_kind: 'supplement', check_out_id: 6 }),
  ).rejects.toThrow('payments_is_check_out');
});
