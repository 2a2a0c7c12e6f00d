import type pg from 'pg';
import { CommandRefused } from '../../exit.ts';
import { schemas } from './tables.ts';

/** Something of a database by its kind and its name: table public.users, function pgboss.job_now(). */
export type DatabaseObject = { readonly type: string; readonly identity: string };

export const titleOf = ({ type, identity }: DatabaseObject): string => `${type} ${identity}`;

/**
 * Whatever stands by itself in the shop's schemas: neither a part of something else, such as a column's sequence or a
 * piece of a divided table, nor brought by an extension.
 */
const objectsQuery = `
  select object.type, object.identity
  from pg_depend place join pg_namespace n on n.oid = place.refobjid,
    pg_identify_object(place.classid, place.objid, 0) object
  where place.refclassid = 'pg_namespace'::regclass and n.nspname = any($1) and place.deptype = 'n'
    and place.classid <> 'pg_extension'::regclass
    and not exists (select from pg_depend d where d.classid = place.classid and d.objid = place.objid
      and d.objsubid = 0 and d.deptype in ('a', 'i', 'e'))
  order by 1, 2`;

export const objectsIn = async (client: pg.ClientBase): Promise<DatabaseObject[]> =>
  (await client.query<DatabaseObject>(objectsQuery, [schemas])).rows;

/** Those that others of the shop stand on come later. */
const turns = ['table', 'sequence', 'function', 'type'];

/** Drops these and the schemas that are left empty. Nothing that is not named goes with them. */
export const dropObjects = async (
  client: pg.ClientBase,
  objects: readonly DatabaseObject[],
): Promise<void> => {
  try {
    for (const turn of turns) {
      const names = objects.flatMap(({ type, identity }) => (type === turn ? [identity] : []));
      if (names.length > 0) await client.query(`drop ${turn} ${names.join(', ')} restrict`);
    }
    await client.query('drop schema if exists drizzle, pgboss, sandbox restrict');
  } catch (error) {
    const { code, detail = '' } = error as pg.DatabaseError;
    if (code !== '2BP01') throw error;
    throw new CommandRefused(
      'alreadyFilled',
      `Something in the database that is not the shop's stands on what is (${detail.split('\n', 1)[0]}): restore into one of the shop's own. Nothing was changed.`,
      { cause: error },
    );
  }
};
