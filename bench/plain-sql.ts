import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Row = Readonly<Record<string, string | null>>;

/** What an order leaves in the database, table by table, and the column by which it hangs on the one before. */
const tables = [
  { name: 'check_outs', own: ['number'] },
  { name: 'orders', parent: 'check_out_id' },
  { name: 'deliveries', parent: 'order_id' },
  { name: 'audit_entries' },
  { name: 'mails' },
  { name: 'pgboss.job', own: ['id'] },
] as const;

/** The rows that one order has written, as texts; what the database makes up itself is left out. */
const rowsOfLastOrder = async (client: pg.Client): Promise<Row[][]> => {
  const number = 'select max(id) from check_outs';
  const where: Record<string, string> = {
    check_outs: `id = (${number})`,
    orders: `check_out_id = (${number})`,
    deliveries: `order_id in (select id from orders where check_out_id = (${number}))`,
    audit_entries: `entity = 'check_out' and entity_id = (${number})::text`,
    mails: 'id = (select max(id) from mails)',
    'pgboss.job': `name = 'mail.send' and (data ->> 'mailId')::int = (select max(id) from mails)`,
  };
  const rows: Row[][] = [];
  for (const { name, ...rest } of tables) {
    const [table, schema = 'public'] = name.split('.').toReversed() as [string, string?];
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = $1 and table_name = $2 and is_identity = 'NO' and is_generated = 'NEVER'
         and not column_name = any($3)`,
      [schema, table, 'own' in rest ? rest.own : []],
    );
    const list = columns.map((column) => `"${column.name}"::text`).join(', ');
    rows.push((await client.query<Row>(`select ${list} from ${name} where ${where[name]}`)).rows);
  }
  return rows;
};

/** A use of a limit, as every order counts two: of its address, which all buyers of a run share, and of its mailbox. */
const limit = {
  name: 'take limit',
  text: `insert into rate_limits as old (key, used, ends_at) values ($1, 1, now() + interval '1 hour')
         on conflict (key) do update set used = old.used + 1`,
};

/** Writes the same rows as an order does, its limits before its one transaction, as quickly as the database takes them. Per second. */
export const plainOrdersPerSecond = async (
  connection: pg.ClientConfig,
  clients: number,
  seconds: number,
): Promise<{ perSecond: number; rows: number }> => {
  const reader = new pg.Client(connection);
  await reader.connect();
  const template = await rowsOfLastOrder(reader);
  await reader.end();

  const insert = async (
    client: pg.Client,
    name: string,
    rows: readonly Row[],
    change: Row,
  ): Promise<string> => {
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.map(
      (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    );
    const text = `insert into ${name} (${columns.map((each) => `"${each}"`).join(', ')}) values ${values.join(', ')} returning id`;
    const given = rows.flatMap((row) => columns.map((column) => change[column] ?? row[column] ?? null));
    const answer = await client.query<{ id: string }>({ name: `insert ${name}`, text, values: given });
    return String(answer.rows[0]?.id);
  };

  let written = 0;
  const end = performance.now() + seconds * 1000;
  const writer = async (): Promise<void> => {
    const client = new pg.Client(connection);
    await client.connect();
    while (performance.now() < end) {
      await client.query({ ...limit, values: ['plain order from 127.0.0.1'] });
      await client.query({ ...limit, values: [`plain order ${randomUUID()}`] });
      await client.query('begin');
      let last = '';
      for (const [index, table] of tables.entries()) {
        const change: Row = {
          ...('parent' in table && { [table.parent]: last }),
          ...(index === 0 && { idempotency_key: randomUUID() }),
        };
        last = await insert(client, table.name, template[index] ?? [], change);
      }
      await client.query('commit');
      written += 1;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: clients }, writer));
  return { perSecond: written / seconds, rows: template.flat().length + 2 };
};
