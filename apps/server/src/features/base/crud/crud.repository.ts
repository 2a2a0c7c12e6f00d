import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/database.ts';
import type { Fields } from '../../../changed-fields.ts';

/** What the standard create, update and delete ask of a repository. */
export type CrudRepository<Input> = {
  insert(input: Input): Promise<number>;
  /** The thing as it is stored, for the audit; held until the transaction ends. Null: there is none. */
  lock(id: number): Promise<Fields | null>;
  /** False where there is no such row, or not of this version any more. */
  update(id: number, input: Input, version?: number): Promise<boolean>;
  remove(id: number): Promise<boolean>;
};

type TableWithId = PgTable & { id: AnyPgColumn };
type VersionedTable = TableWithId & { version: AnyPgColumn };

export const removeRow = async (handle: Handle, table: TableWithId, id: number): Promise<boolean> => {
  const { rowCount } = await handle.delete(table).where(eq(table.id, id));
  return Boolean(rowCount);
};

export const lockRow = async (handle: Handle, table: TableWithId, id: number): Promise<Fields | null> => {
  const [row] = await handle.select().from(table).where(eq(table.id, id)).for('update');
  return (row as Fields | undefined) ?? null;
};

/** One statement compares and changes: of two who save the same version, one does. */
export const updateRow = async (
  handle: Handle,
  table: VersionedTable,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
  row: object,
): Promise<boolean> => {
  const { rowCount } = await handle
    .update(table)
    .set({ ...row, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), version === undefined ? undefined : eq(table.version, version)));
  return Boolean(rowCount);
};

/** A resource that is one table. */
export const tableRepository =
  <Table extends VersionedTable, Input>(table: Table, row: (input: Input) => Table['$inferInsert']) =>
  (handle: Handle): CrudRepository<Input> => ({
    insert: async (input) => {
      const [made] = await handle
        .insert(table as TableWithId)
        .values(row(input))
        .returning({ id: table.id });
      return Number(made?.id);
    },
    lock: (id) => lockRow(handle, table, id),
    update: (id, input, version) => updateRow(handle, table, { id, version }, row(input)),
    remove: (id) => removeRow(handle, table, id),
  });
