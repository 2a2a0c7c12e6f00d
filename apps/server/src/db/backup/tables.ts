import type pg from 'pg';
import { type Contents, sqlName, type Table } from './archive-format.ts';

/** Where the shop's tables are: its own, the list of its migrations, its jobs, and the local bank's. */
export const schemas = ['public', 'drizzle', 'pgboss', 'sandbox'] as const;

/** What an extension brought is not the shop's; the parts of a divided table are read through the whole. */
const tablesQuery = `
  select n.nspname as schema, c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
     from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`;

/** In the order of their columns' names: a column added later stands elsewhere in a table that was made anew. */
export const tablesIn = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(tablesQuery, [schemas]);
  return rows.map((table) => ({
    ...table,
    columns: table.columns.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }));
};

type Sequence = Contents['sequences'][number];
type SequenceName = Pick<Sequence, 'schema' | 'name'>;

export const sequenceNamesIn = async (client: pg.ClientBase): Promise<SequenceName[]> => {
  const { rows } = await client.query<SequenceName>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
};

/** How far each has counted. */
export const sequencesIn = async (
  client: pg.ClientBase,
  names: readonly SequenceName[],
): Promise<Sequence[]> => {
  const sequences: Sequence[] = [];
  for (const sequence of names) {
    const { rows } = await client.query<Pick<Sequence, 'value' | 'isCalled'>>(
      `select last_value::text as value, is_called as "isCalled" from ${sqlName(sequence)}`,
    );
    for (const value of rows) sequences.push({ ...sequence, ...value });
  }
  return sequences;
};
