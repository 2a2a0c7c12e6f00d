import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/database.ts';
import type { CrudRepository } from '../../base/crud/crud.repository.ts';

/** A table that says which allergens something has, by the column that names the thing. */
type Links = { readonly table: PgTable; readonly owner: AnyPgColumn; readonly ownerField: string };

/** A repository whose things also have allergens. */
export const withAllergens =
  <Input extends { readonly allergenIds: readonly number[] }>(
    repositoryOn: (handle: Handle) => CrudRepository<Input>,
    { table, owner, ownerField }: Links,
  ) =>
  (handle: Handle): CrudRepository<Input> => {
    const repository = repositoryOn(handle);
    const setAllergens = async (id: number, allergenIds: readonly number[]): Promise<void> => {
      await handle.delete(table).where(eq(owner, id));
      const rows = [...new Set(allergenIds)].map((allergenId) => ({ [ownerField]: id, allergenId }));
      if (rows.length > 0) await handle.insert(table).values(rows as never);
    };
    return {
      ...repository,
      insert: async (input) => {
        const id = await repository.insert(input);
        await setAllergens(id, input.allergenIds);
        return id;
      },
      update: async (id, input) => {
        const isThere = await repository.update(id, input);
        if (isThere) await setAllergens(id, input.allergenIds);
        return isThere;
      },
    };
  };
