import type pg from 'pg';
import { CommandRefused } from '../../exit.ts';
import { startLock } from '../migrate.ts';
import type { Contents, Head } from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { expectedFrom } from './expected.ts';
import { lookInto } from './found.ts';
import { type DatabaseObject, dropObjects, titleOf } from './objects.ts';
import { type ShopPlace, withDatabase } from './places.ts';
import { megabytes, type Run, telling } from './progress.ts';
import { restoreRows } from './restore-rows.ts';
import { buildSchema, obstacle, wrongSchema } from './schema.ts';
import { tablesDifference } from './structure.ts';
import { filledIn, stageFiles } from './staged-files.ts';
import { tablesIn } from './tables.ts';

type Options = { readonly overwrite: boolean };
type Checked = { readonly head: Head; readonly contents: Contents };

/** Reads all of it and changes nothing. */
const readWhole = async (file: string, run: Run): Promise<Checked> => {
  run.say(`Checking ${file}.`);
  const tell = telling(run);
  let bytes = 0;
  return readArchive(file, async ({ size }, head) => {
    const trouble = obstacle(head);
    if (trouble !== null) throw new CommandRefused('wrongData', `${file} ${trouble}.`);
    bytes += size;
    tell(() => `  ${megabytes(bytes)}`);
  });
};

/** Whether it is whole and can be restored. Changes nothing. */
export const checkBackup = async (file: string, run: Run): Promise<Checked> => {
  const checked = await readWhole(file, run);
  const { tables } = await expectedFrom(checked.head);
  const difference = tablesDifference(checked.head.tables, tables);
  if (difference !== null) throw wrongSchema(file, difference);
  return checked;
};

/** Of others' processes only their user is shown; those that keep the database in order have none. */
const others = `select pid, coalesce(nullif(application_name, ''), usename::text) as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
    and coalesce(backend_type, 'client backend') = 'client backend'`;

/** A shop that starts waits for this lock, and one that runs has connections. */
const refuseWhileUsed = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
    startLock,
  ]);
  const { rows: users } = await client.query<{ pid: number; name: string }>(others);
  if (rows[0]?.isOurs && users.length === 0) return;
  const who = users.map(({ pid, name }) => `${name}, process ${pid}`).join('; ');
  throw new CommandRefused(
    'notNow',
    `The database is in use (${who || 'a shop is starting'}): stop the shop and whatever else is connected. Nothing was changed.`,
  );
};

/** Gives back what of the shop is there to be replaced. */
const refuseToOverwrite = async (
  client: pg.Client,
  place: ShopPlace,
  { overwrite }: Options,
): Promise<readonly DatabaseObject[]> => {
  const { own, foreign } = await lookInto(client);
  if (foreign.length > 0)
    throw new CommandRefused(
      'alreadyFilled',
      `The database holds what is not the shop's (${foreign.map(titleOf).join(', ')}): restore into one of the shop's own. Nothing was changed.`,
    );
  const { files, kept } = await filledIn(place);
  const tables = own.filter(({ type }) => type === 'table');
  const found = [
    ...(tables.length > 0 ? [`${tables.length} tables in the database`] : []),
    ...(files.length > 0 ? [`${files.length} files`] : []),
    ...kept,
  ];
  if (found.length > 0 && !overwrite)
    throw new CommandRefused(
      'alreadyFilled',
      `There is a shop here already (${found.join(', ')}): say --overwrite to replace all of it. Nothing was changed.`,
    );
  return own;
};

/**
 * Rows in one transaction and files aside, and both are put in place in the end: whatever goes wrong before that leaves
 * everything as it was.
 */
export const restoreBackup = async (
  place: ShopPlace,
  file: string,
  options: Options,
  run: Run,
): Promise<Checked & { readonly files: number }> => {
  const { head, contents } = await readWhole(file, run);
  return withDatabase(place, async (client) => {
    await refuseWhileUsed(client);
    const replaced = await refuseToOverwrite(client, place, options);
    await using staged = await stageFiles(place);
    await client.query('begin');
    try {
      await dropObjects(client, replaced);
      await buildSchema(client, head);
      const difference = tablesDifference(head.tables, await tablesIn(client));
      if (difference !== null) throw wrongSchema(file, difference);
      await restoreRows(client, file, { head, contents }, staged, run);
      await staged.putInPlace(() => client.query('commit'));
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
    // The rows are there, and nothing that goes wrong now takes them back.
    await client
      .query('analyze')
      .catch(() => run.say('The database was not analyzed: it is slow until it has done that by itself.'));
    return { head, contents, files: staged.count() };
  });
};
