import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useShop } from '../../../../test/test-shop.ts';
import { checkOuts, deliveries, users } from '../../schema/index.ts';
import { fillBig } from './fill-big.ts';

const shop = useShop('demo');
const said: string[] = [];
let before = { checkOuts: 0, users: 0 };

const sizes = { checkOuts: 400, users: 30 };

beforeAll(async () => {
  before = {
    checkOuts: await shop.database.$count(checkOuts),
    users: await shop.database.$count(users),
  };
  await fillBig(shop.database, sizes, shop.clock.now(), (line) => said.push(line));
});

const counted = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await shop.database.execute(query)).rows[0]?.['count']);

it('has as many check-outs and people as it was told, each order with its five days', async () => {
  expect(await shop.database.$count(users)).toBe(before.users + sizes.users);
  expect(await shop.database.$count(checkOuts)).toBeGreaterThanOrEqual(before.checkOuts + sizes.checkOuts);
  const ofBuyers = sql`from deliveries join orders on orders.id = order_id join check_outs on check_outs.id = check_out_id
    where buyer_email like 'pirkejas.%'`;
  expect(await counted(sql`select count(*) ${ofBuyers}`)).toBe(sizes.checkOuts * 5);
  expect(said.at(-2)).toBe('400 of 400 check-outs, 2000 deliveries');
});

it('adds up to the cent: days, lines, papers and payments are what was charged', async () => {
  const wrong = await counted(sql`
    select count(*) from check_outs
    where total_cents <> (select sum(deliveries.paid_cents) from deliveries join orders on orders.id = order_id where check_out_id = check_outs.id)
      or kits_cents <> (select sum(item_total_cents) from orders where check_out_id = check_outs.id)
      or exists (select 1 from invoices where check_out_id = check_outs.id and kind = 'invoice' and invoices.total_cents <> check_outs.total_cents)
      or exists (select 1 from payments where check_out_id = check_outs.id and received_cents <> check_outs.total_cents)
      or (status in ('paid', 'completed')) <> exists (select 1 from invoices where check_out_id = check_outs.id)
      or start_date <> (select min(day) from deliveries join orders on orders.id = order_id where check_out_id = check_outs.id)`);
  expect(wrong).toBe(0);
  const numbers = sql`select count(*) from (select number - row_number() over (order by number) as gap from invoices where series = 'SF') x where gap <> 0`;
  expect(await counted(numbers)).toBe(0);
});

it('is a shop that goes on: what time has brought about was brought about already', async () => {
  const states = () => shop.database.execute(sql`select id, status from check_outs order by id`);
  const { rows } = await states();
  const days = await shop.database.select().from(deliveries);
  for (const job of ['check-outs.sweep', 'points.check-ledgers', 'people.retention']) await shop.work(job);
  expect((await states()).rows).toEqual(rows);
  expect(await shop.database.$count(deliveries)).toBe(days.length);

  const admin = await shop.asNew('admin');
  const { data, meta } = await admin('GET /check-outs', { query: { search: 'pirkejas.77@' } });
  expect(data.map(({ buyerName }) => buyerName)).toHaveLength(1);
  expect(meta.total).toBe(1);
  const { data: whole } = await admin('GET /check-outs/{id}', { params: { id: data[0]?.id ?? 0 } });
  expect(whole.orders).toHaveLength(1);
});
