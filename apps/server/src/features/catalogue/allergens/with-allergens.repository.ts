import { asc, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/database.ts';
import type { CrudRepository } from '../../base/crud/crud.repository.ts';

/** A table that says which allergens something has, by the column that names the thing. */
type Links = {
  readonly table: PgTable & { readonly allergenId: AnyPgColumn };
  readonly owner: AnyPgColumn;
  readonly ownerField: string;
};

/** A repository whose things also have allergens. */
export const withAllergens =
  <Input extends { readonly allergenIds: readonly number[] }>(
    repositoryOn: (handle: Handle) => CrudRepository<Input>,
    { table, owner, ownerField }: Links,
  ) =>
  (handle: Handle): CrudRepository<Input> => {
    const repository = repositoryOn(handle);
    const { allergenId } = table;
    const setAllergens = async (id: number, wanted: readonly number[]): Promise<void> => {
      await handle.delete(table).where(eq(owner, id));
      const rows = [...new Set(wanted)].map((each) => ({ [ownerField]: id, allergenId: each }));
      if (rows.length > 0) await handle.insert(table).values(rows as never);
    };
    const allergenIds = async (id: number): Promise<number[]> => {
      const rows = await handle
        .select({ allergenId })
        .from(table)
        .where(eq(owner, id))
        .orderBy(asc(allergenId));
      return rows.map((row) => Number(row.allergenId));
    };
    return {
      ...repository,
      lock: async (id) => {
        const row = await repository.lock(id);
        return row && { ...row, allergenIds: await allergenIds(id) };
      },
      insert: async (input) => {
        const id = await repository.insert(input);
        await setAllergens(id, input.allergenIds);
        return id;
      },
      update: async (id, input, version) => {
        const isChanged = await repository.update(id, input, version);
        if (isChanged) await setAllergens(id, input.allergenIds);
        return isChanged;
      },
    };
  };
