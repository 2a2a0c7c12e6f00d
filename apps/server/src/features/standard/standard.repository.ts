import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../db/database.ts';
import { databaseError } from '../../db/database-error.ts';

export type Removal = 'removed' | 'missing' | 'in_use';

/** What the standard create, update and delete ask of a repository. */
export type StandardRepository<Input> = {
  insert(input: Input): Promise<number>;
  /** False: there is no such row. */
  update(id: number, input: Input): Promise<boolean>;
  remove(id: number): Promise<Removal>;
};

type TableWithId = PgTable & { id: AnyPgColumn };

/** PostgreSQL's codes for "still referenced from another table". */
const inUseCodes = new Set(['23001', '23503']);

export const removeRow = async (handle: Handle, table: TableWithId, id: number): Promise<Removal> => {
  try {
    const { rowCount } = await handle.delete(table).where(eq(table.id, id));
    return rowCount ? 'removed' : 'missing';
  } catch (error) {
    if (inUseCodes.has(databaseError(error).code ?? '')) return 'in_use';
    throw error;
  }
};

/** A resource that is one table. */
export const tableRepository =
  <Table extends TableWithId, Input>(table: Table, row: (input: Input) => Table['$inferInsert']) =>
  (handle: Handle): StandardRepository<Input> => ({
    insert: async (input) => {
      const [made] = await handle
        .insert(table as TableWithId)
        .values(row(input))
        .returning({ id: table.id });
      return Number(made?.id);
    },
    update: async (id, input) => {
      const { rowCount } = await handle
        .update(table as TableWithId)
        .set(row(input))
        .where(eq(table.id, id));
      return Boolean(rowCount);
    },
    remove: (id) => removeRow(handle, table, id),
  });
