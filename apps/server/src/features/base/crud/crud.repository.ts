import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/database.ts';

/** What the standard create, update and delete ask of a repository. */
export type CrudRepository<Input> = {
  insert(input: Input): Promise<number>;
  /** These two: false where there is no such row. */
  update(id: number, input: Input): Promise<boolean>;
  remove(id: number): Promise<boolean>;
};

type TableWithId = PgTable & { id: AnyPgColumn };

export const removeRow = async (handle: Handle, table: TableWithId, id: number): Promise<boolean> => {
  const { rowCount } = await handle.delete(table).where(eq(table.id, id));
  return Boolean(rowCount);
};

/** A resource that is one table. */
export const tableRepository =
  <Table extends TableWithId, Input>(table: Table, row: (input: Input) => Table['$inferInsert']) =>
  (handle: Handle): CrudRepository<Input> => ({
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
