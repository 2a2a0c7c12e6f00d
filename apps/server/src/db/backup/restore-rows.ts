import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import {
  type Contents,
  type Head,
  nameOf,
  sqlColumns,
  sqlName,
  storedIn,
  type Table,
  tableOfPart,
} from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { type Run, telling } from './progress.ts';
import type { StagedFiles } from './staged-files.ts';

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** They are checked once, when all rows are there: no order of tables would suit them all. */
const foreignKeys = `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = any($1::regnamespace[])`;
const triggers = `select distinct tgrelid::regclass::text as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgparentid = 0 and c.relnamespace = any($1::regnamespace[])`;

const copyInto = (client: pg.Client, table: Table) => {
  const stream = client.query(from(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`));
  const done = finished(stream);
  done.catch(() => {});
  return {
    table,
    write: async (bytes: Buffer): Promise<void> => {
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), done]);
    },
    end: async (): Promise<number> => {
      stream.end();
      await done;
      return stream.rowCount;
    },
  };
};

/** All rows and numbers of an archive into empty tables, and its files aside. Fails where anything is missing. */
export const restoreRows = async (
  client: pg.Client,
  file: string,
  { head, contents }: { readonly head: Head; readonly contents: Contents },
  staged: StagedFiles,
  run: Run,
): Promise<void> => {
  const used = [...new Set(head.tables.map(({ schema }) => schema))];
  const tables = new Map(head.tables.map((table) => [nameOf(table), table]));
  const keys = (await client.query<ForeignKey>(foreignKeys, [used])).rows;
  const triggered = (await client.query<{ table: string }>(triggers, [used])).rows;
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`);
  // Migrations may have filled some.
  await client.query(`truncate ${head.tables.map(sqlName).join(', ')}`);

  run.say(`Restoring ${tables.size} tables and ${storedIn(contents, 'files').length} files.`);
  const tell = telling(run);
  const rows = Object.fromEntries([...tables.keys()].map((name) => [name, 0]));
  let current: ReturnType<typeof copyInto> | null = null;
  const endTable = async (): Promise<void> => {
    if (current) rows[nameOf(current.table)] = await current.end();
    current = null;
  };
  let done = 0;
  await readArchive(file, async ({ name, bytes }) => {
    done += 1;
    tell(() => `  ${done} of ${contents.entries.length} parts`);
    const table = tables.get(tableOfPart(name) ?? '');
    if (!table) {
      await endTable();
      return staged.add(name, bytes);
    }
    if (current?.table !== table) {
      await endTable();
      current = copyInto(client, table);
    }
    for await (const part of bytes) await current.write(part);
  });
  await endTable();
  if (!isDeepStrictEqual(rows, contents.rows)) throw new Error('other rows came than were written');

  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`);
  for (const sequence of contents.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      sqlName(sequence),
      sequence.value,
      sequence.isCalled,
    ]);
  }
};
