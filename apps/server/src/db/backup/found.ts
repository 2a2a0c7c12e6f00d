import type pg from 'pg';
import { CommandRefused } from '../../exit.ts';
import { expectedFrom } from './expected.ts';
import type { DatabaseObject } from './objects.ts';
import { countKnown, jobsVersionIn, migrationsIn } from './schema.ts';
import { ownObjects, type Structure, structureDifference, structureOf } from './structure.ts';

/** What is in a database where a shop may be. */
export type Found = {
  readonly migrations: readonly string[];
  readonly jobs: number | null;
  /** What the shop's migrations have made, all of it; null: there is no shop. */
  readonly expected: Structure | null;
  readonly own: readonly DatabaseObject[];
  /** What somebody else keeps in the same place. */
  readonly foreign: readonly DatabaseObject[];
  /** Why a copy of it could not be restored; null: it could. */
  readonly difference: string | null;
};

export const lookInto = async (client: pg.ClientBase): Promise<Found> => {
  const found = await structureOf(client);
  const migrations = await migrationsIn(client, found.tables);
  if (migrations.length === 0)
    return { migrations, jobs: null, expected: null, own: [], foreign: found.objects, difference: null };
  if (countKnown(migrations) === null)
    throw new CommandRefused('wrongData', 'The database is of a newer shop than this one, or of another.');
  const jobs = await jobsVersionIn(client, found.tables);
  const expected = await expectedFrom({ migrations, jobs, tables: found.tables });
  return {
    migrations,
    jobs,
    expected,
    ...ownObjects(found, expected),
    difference: structureDifference(found, expected),
  };
};
