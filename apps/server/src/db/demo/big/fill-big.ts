import { addDays, dayInVilnius } from '@shop/domain/day';
import { sql, type SQL } from 'drizzle-orm';
import { buildSnapshot, type Snapshot } from '../../../features/catalogue/snapshot/snapshot.ts';
import type { Database, Handle } from '../../database.ts';
import { repositories } from '../../repositories.ts';
import { address, completed, placePast } from '../fill-orders.ts';
import { men, mensSurnames, streets, women, womensSurnames } from './names.ts';

export type Sizes = { readonly checkOuts: number; readonly users: number };

/** Days of each order: of 200,000 check-outs come 1,000,000 deliveries. */
const DAYS = 5;
const PER_BATCH = 10_000;
/** Before anything of today: copies of them go back in time by whole weeks, so that weekdays stay what they are. */
const SAMPLE_HOURS_AGO = 40 * 24;

type Columns = Readonly<Record<string, string>>;

const names = (list: readonly string[]): string => `(array[${list.map((name) => `'${name}'`).join(', ')}])`;
/** One of the list, by a number that looks drawn. */
const oneOf = (list: readonly string[], salt: number): string =>
  `${names(list)}[1 + (n * ${salt}) % ${list.length}]`;

const firstName = `case when n % 2 = 0 then ${oneOf(women, 7)} else ${oneOf(men, 7)} end`;
const lastName = `case when n % 2 = 0 then ${oneOf(womensSurnames, 31)} else ${oneOf(mensSurnames, 31)} end`;
const email = `'pirkejas.' || n || '@pastas.example'`;
const phone = `'+3706' || lpad((n * 7919 % 10000000)::text, 7, '0')`;

/** Where each has come to: of a hundred 85 are done, and the others are in every other state. */
const kinds = `
  case when n % 100 < 5 then 'not_paid' when n % 100 < 9 then 'paid' when n % 100 < 11 then 'waiting'
    when n % 100 < 13 then 'declined' else 'completed' end`;

/** Rows of a table made from rows of the same table: columns that are not named stay as they are there. */
const copy = async (handle: Handle, table: string, changed: Columns, from: string): Promise<void> => {
  const { rows } = await handle.execute<{ attname: string }>(sql`
    select attname from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
  `);
  const columns = rows.map(({ attname }) => attname);
  const values = columns.map((name) => changed[name] ?? `t.${name}`);
  await handle.execute(
    sql.raw(
      `insert into ${table} (${columns.join(', ')}) overriding system value select ${values.join(', ')} ${from}`,
    ),
  );
};

const scalar = async (handle: Handle, query: SQL): Promise<number> => {
  const { rows } = await handle.execute<{ value: number }>(query);
  return Number(rows[0]?.value ?? 0);
};

/** Real orders, one of each kit and of one or two sets, priced by the shop itself: what the others are copied from. */
const placeSamples = async (tx: Handle, snapshot: Snapshot, now: Date): Promise<number[]> => {
  const ids: number[] = [];
  for (const kit of snapshot.kits.values()) {
    const period = kit.periods.find((each) => each.days === DAYS);
    if (kit.isUnique || kit.isHidden || !period) continue;
    for (const [index, { id: calorieId, prices }] of kit.calories.entries()) {
      if (!prices.some(({ periodId }) => periodId === period.id)) continue;
      const item = {
        mealKitId: kit.id,
        calorieId,
        periodId: period.id,
        combinationId: null,
        amount: 1 + (index % 2),
        allergenIds: [],
        additionIds: [],
      };
      const buyer = {
        ...address,
        userId: null,
        firstName: 'Pavyzdė',
        lastName: 'Pirkėja',
        email: 'pavyzdys@pastas.example',
        phoneNumber: '+37060000009',
      };
      const past = {
        buyer,
        hoursAgo: SAMPLE_HOURS_AGO,
        days: DAYS,
        paymentType: 'montonio',
        item,
        to: completed,
      } as const;
      ids.push(await placePast(tx, snapshot, past, now));
    }
  }
  return ids;
};

const fillUsers = async (tx: Handle, users: number, now: Date): Promise<void> => {
  const at = `timestamptz '${now.toISOString()}'`;
  await tx.execute(
    sql.raw(`
    insert into users (email, first_name, last_name, phone, referral_code, email_verified_at, created_at)
    select ${email}, ${firstName}, ${lastName}, ${phone}, 'BIG' || lpad(n::text, 7, '0'), created, created
    from (select n, ${at} - (n % 1000) * interval '1 day' as created from generate_series(1, ${users}) n) drawn`),
  );
  await tx.execute(
    sql.raw(`
    insert into sessions (id, user_id, device, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), id, 'Mozilla/5.0', created_at, created_at, created_at + interval '2 days'
    from users where referral_code like 'BIG%'`),
  );
};

type Batch = {
  readonly from: number;
  readonly to: number;
  readonly samples: readonly number[];
  readonly users: number;
  readonly now: Date;
  readonly pointsPerEuro: number;
  readonly expiryDays: number;
};

/** What a batch is made of: a number, its sample, its kind, by how many days and hours it lies elsewhere in time. */
const drawn = async (tx: Handle, { from, to, samples, users, now }: Batch): Promise<void> => {
  const checkOut = await scalar(tx, sql`select coalesce(max(id), 0) as value from check_outs`);
  const order = await scalar(tx, sql`select coalesce(max(id), 0) as value from orders`);
  const delivery = await scalar(tx, sql`select coalesce(max(id), 0) as value from deliveries`);
  const user = await scalar(tx, sql`select min(id) - 1 as value from users where referral_code like 'BIG%'`);
  await tx.execute(
    sql.raw(`
    create temporary table drawn on commit drop as
    select n, (array[${samples.join(', ')}])[1 + n % ${samples.length}] as sample_id, kind,
      ${checkOut - from + 1} + n as check_out_id, ${order - from + 1} + n as order_id, ${delivery - DAYS * from} + n * ${DAYS} as delivery_id,
      case when n % 5 < 3 then ${user} + 1 + n % ${users} end as user_id,
      case kind when 'paid' then 35 + 7 * (n % 2) when 'waiting' then 42 else -7 * (n % 150) end as days,
      case kind when 'paid' then 35 when 'waiting' then 38 else -7 * (n % 150) end as created_days,
      ${firstName} as first_name, ${lastName} as last_name, ${oneOf(streets, 3)} as street,
      ${email} as email, ${phone} as phone, date '${dayInVilnius(now)}' as today
    from (select n, ${kinds} as kind from generate_series(${from}, ${to}) n) numbered`),
  );
};

const fillCheckOuts = async (tx: Handle): Promise<void> => {
  const later = (column: string) => `t.${column} + created_days * interval '1 day'`;
  await copy(
    tx,
    'check_outs',
    {
      id: 'check_out_id',
      number: `nextval('check_out_number')::text`,
      status: `(case kind when 'waiting' then 'waiting_payment' else kind end)::check_out_status`,
      status_before: `(case when kind = 'waiting' then null when kind = 'completed' then 'paid' else 'new' end)::check_out_status`,
      payment_type: `case kind when 'waiting' then 'bank_account' else t.payment_type end`,
      user_id: 'drawn.user_id',
      start_date: 't.start_date + days',
      last_date: 't.last_date + days',
      buyer: `t.buyer || jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', drawn.email,
        'phoneNumber', phone, 'street', street, 'houseNumber', (1 + n % 90)::text)`,
      buyer_email: 'drawn.email',
      link_salt: 'gen_random_uuid()',
      created_at: later('created_at'),
      payable_since: later('payable_since'),
      agreed_terms_at: later('agreed_terms_at'),
      agreed_contacts_at: later('agreed_contacts_at'),
      paid_at: `case when kind in ('paid', 'completed') then ${later('paid_at')} end`,
    },
    'from drawn join check_outs t on t.id = sample_id order by n',
  );
  await copy(
    tx,
    'orders',
    {
      id: 'drawn.order_id',
      check_out_id: 'drawn.check_out_id',
      status: `(case kind when 'waiting' then 'pending' when 'declined' then 'canceled_by_user' else kind end)::order_status`,
      status_before: `(case kind when 'waiting' then null when 'completed' then 'paid' else 'pending' end)::order_status`,
    },
    'from drawn join orders t on t.check_out_id = sample_id order by n',
  );
  const isOver = `t.day + days < today`;
  await copy(
    tx,
    'deliveries',
    {
      id: 'drawn.delivery_id + t.place',
      order_id: 'drawn.order_id',
      day: 't.day + days',
      status: `(case when kind in ('not_paid', 'declined') then 'cancelled'
        when kind in ('completed', 'paid') and ${isOver} then 'delivered' else 'planned' end)::delivery_status`,
    },
    `from drawn join (
       select deliveries.*, orders.check_out_id, row_number() over (partition by order_id order by day) as place
       from deliveries join orders on orders.id = order_id where orders.check_out_id in (select sample_id from drawn)
     ) t on t.check_out_id = sample_id order by n, place`,
  );
};

const fillMoney = async (tx: Handle, { pointsPerEuro, expiryDays }: Batch): Promise<void> => {
  const made = 'from drawn join check_outs on check_outs.id = drawn.check_out_id';
  await tx.execute(
    sql.raw(`
    insert into payments (payable_kind, payable_id, check_out_id, uuid, reference, status, amount_cents, received_cents, created_at, paid_at, checked_at)
    select 'check_out', id, id, gen_random_uuid(), number, (case when kind = 'not_paid' then 'declined' else 'paid' end)::payment_status, total_cents,
      case when kind <> 'not_paid' then total_cents end, created_at, paid_at, created_at
    ${made} where kind in ('completed', 'paid', 'not_paid') order by n`),
  );
  const last = await scalar(
    tx,
    sql`select coalesce(max(last), 0) as value from invoice_counters where series = 'SF'`,
  );
  await copy(
    tx,
    'invoices',
    {
      id: `nextval(pg_get_serial_sequence('invoices', 'id'))`,
      check_out_id: 'made.id',
      payable_id: 'made.id',
      number: 'made.number',
      created_at: 'made.paid_at',
      document: `t.document || jsonb_build_object('number', made.number, 'orderNumber', order_number, 'issuedOn', (made.paid_at at time zone 'Europe/Vilnius')::date,
        'supplied', jsonb_build_object('from', start_date, 'to', last_date),
        'paid', jsonb_build_object('on', (made.paid_at at time zone 'Europe/Vilnius')::date, 'by', 'montonio'),
        'buyer', (t.document -> 'buyer') || jsonb_build_object('name', first_name || ' ' || last_name))`,
    },
    `from (
       select drawn.*, check_outs.id, paid_at, start_date, last_date, check_outs.number as order_number, ${last} + row_number() over (order by n) as number
       ${made} where kind in ('completed', 'paid')
     ) made join invoices t on t.check_out_id = sample_id and t.kind = 'invoice' order by n`,
  );
  await tx.execute(
    sql.raw(
      `update invoice_counters set last = (select max(number) from invoices where series = 'SF') where series = 'SF'`,
    ),
  );
  await tx.execute(
    sql.raw(`
    insert into points_entries (user_id, at, reason, points, expires_at, check_out_id, cause)
    select check_outs.user_id, paid_at, 'order_paid', floor(kits_cents / 100.0 * ${pointsPerEuro}), paid_at + interval '${expiryDays} days', id, 'order_paid ' || id
    ${made} where kind in ('completed', 'paid') and check_outs.user_id is not null order by n`),
  );
  await tx.execute(
    sql.raw(`
    insert into refund_tasks (payable_kind, payable_id, check_out_id, reason, status, due_cents, returned_cents, idempotency_key, created_at, returned_at)
    select 'check_out', id, id, 'paid_twice', (case when n % 200 = 99 then 'due' else 'returned' end)::refund_status, total_cents,
      case when n % 200 <> 99 then total_cents end, gen_random_uuid(), paid_at, case when n % 200 <> 99 then paid_at end
    ${made} where n % 100 = 99 order by n`),
  );
  await tx.execute(
    sql.raw(`
    insert into audit_entries (at, actor_id, action, entity, entity_id, details)
    select created_at, check_outs.user_id, 'place', 'check_out', id::text, jsonb_build_object('by', 'buyer', 'to', 'new') ${made} order by n`),
  );
  await tx.execute(
    sql.raw(`
    insert into mails (kind, recipient, subject, plain, html, created_at, sent_at)
    select 'check_out_placed', drawn.email, 'Užsakymas ' || number, 'Ačiū!', '<p>Ačiū!</p>', created_at, created_at ${made} order by n`),
  );
};

const sequences = ['check_outs', 'orders', 'deliveries'];

/** Makes a demo's shop big, batch by batch, each whole: rows as the shop itself would have written them over three years. */
export const fillBig = async (
  database: Database,
  { checkOuts, users }: Sizes,
  now: Date,
  say: (line: string) => void,
): Promise<void> => {
  const rows = await repositories(database).catalogue.all(addDays(dayInVilnius(now), -14));
  const snapshot = buildSnapshot(rows, now);
  const { pointsPerEuro, expiryDays } = snapshot.settings.points;
  const samples = await database.transaction(async (tx) => {
    await fillUsers(tx, users, now);
    return placeSamples(tx, snapshot, now);
  });
  say(`${users} people`);
  for (let from = 1; from <= checkOuts; from += PER_BATCH) {
    const to = Math.min(checkOuts, from + PER_BATCH - 1);
    const batch = { from, to, samples, users, now, pointsPerEuro, expiryDays };
    await database.transaction(async (tx) => {
      await drawn(tx, batch);
      await fillCheckOuts(tx);
      await fillMoney(tx, batch);
      for (const table of sequences)
        await tx.execute(
          sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
        );
    });
    say(`${to} of ${checkOuts} check-outs, ${to * DAYS} deliveries`);
  }
  say('Gathering statistics …');
  await database.execute(sql`vacuum analyze`);
};
