import type pg from 'pg';
import { Refused } from '../../exit.ts';
import { nameOf, type Table } from './archive-format.ts';
import { countKnown, migrationsIn, publicColumnsAfter } from './schema.ts';
import { tablesIn } from './tables.ts';

export type ShopTables = {
  readonly migrations: readonly string[];
  readonly own: readonly Table[];
  /** What somebody else keeps in the same place. */
  readonly foreign: readonly Table[];
};

/** Null: there is no shop in this database. */
export const shopTablesIn = async (client: pg.ClientBase): Promise<ShopTables | null> => {
  const tables = await tablesIn(client);
  const migrations = await migrationsIn(client, tables);
  if (migrations.length === 0) return tables.length === 0 ? null : { migrations, own: [], foreign: tables };
  const known = countKnown(migrations);
  if (known === null)
    throw new Refused('wrongData', 'The database is of a newer shop than this one, or of another.');
  const columns = publicColumnsAfter(known);
  const isForeign = ({ schema, name }: Table): boolean => schema === 'public' && !columns.has(name);
  const own = tables.filter((table) => !isForeign(table));
  for (const table of own) {
    // It could not be brought back: no migration makes it.
    const strange = table.columns.find(
      ({ name }) => table.schema === 'public' && !columns.get(table.name)?.has(name),
    );
    if (strange)
      throw new Refused(
        'wrongData',
        `${nameOf(table)} has a column ${strange.name} that no migration made: drop it, or keep it in a table of its own in another schema.`,
      );
  }
  return { migrations, own, foreign: tables.filter(isForeign) };
};
