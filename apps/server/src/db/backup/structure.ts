import type pg from 'pg';
import { nameOf, type Table } from './archive-format.ts';
import { type DatabaseObject, objectsIn, titleOf } from './objects.ts';
import { schemas, sequenceNamesIn, tablesIn } from './tables.ts';

type Label = { readonly type: string; readonly label: string };

/** What a database is like, as far as rows have to fit into it. */
export type Structure = {
  readonly objects: readonly DatabaseObject[];
  readonly tables: readonly Table[];
  readonly sequences: readonly { readonly schema: string; readonly name: string }[];
  /** What rows of the shop's own schema keep to: columns that are filled, keys and checks. */
  readonly demands: readonly string[];
  readonly labels: readonly Label[];
};

const demandsQuery = `
  with tables as (select c.oid, format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition)
  select format('%s.%I not null', name, attname) as demand from tables join pg_attribute on attrelid = oid
    where attnum > 0 and attnotnull and not attisdropped
  union all
  select format('constraint %I of %s', conname, name) from tables join pg_constraint on conrelid = tables.oid
    where contype in ('c', 'f', 'p', 'u', 'x') and convalidated
  union all
  select format('unique index %s of %s', indexrelid::regclass, name) from tables join pg_index on indrelid = oid
    where indisunique
  order by 1`;
const labelsQuery = `select format('%I.%I', n.nspname, t.typname) as type, e.enumlabel as label from pg_enum e
  join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace where n.nspname = any($1)`;

export const structureOf = async (client: pg.ClientBase): Promise<Structure> => ({
  objects: await objectsIn(client),
  tables: await tablesIn(client),
  sequences: await sequenceNamesIn(client),
  demands: (await client.query<{ demand: string }>(demandsQuery)).rows.map(({ demand }) => demand),
  labels: (await client.query<Label>(labelsQuery, [schemas])).rows,
});

/** Where these tables are others than they should be, in words; null: nowhere. */
export const tablesDifference = (found: readonly Table[], expected: readonly Table[]): string | null => {
  const others = new Map(found.map((table) => [nameOf(table), table]));
  for (const table of expected) {
    const title = nameOf(table);
    const other = others.get(title);
    if (!other) return `table ${title} is missing`;
    others.delete(title);
    const columns = new Map(other.columns.map(({ name, type }) => [name, type]));
    for (const { name, type } of table.columns) {
      const had = columns.get(name);
      if (had === undefined) return `${title} has no column ${name}`;
      if (had !== type) return `${title}.${name} is ${had}, not ${type}`;
      columns.delete(name);
    }
    for (const name of columns.keys()) return `${title} has a column ${name} that no migration made`;
  }
  for (const title of others.keys()) return `no migration made table ${title}`;
  return null;
};

/** What of a shop's database is the shop's, and what is somebody else's. */
export const ownObjects = ({ objects }: Structure, expected: Structure) => {
  const ours = new Set(expected.objects.map(titleOf));
  // Its own steps from version to version leave other functions behind than a fresh start makes.
  const isOfJobs = ({ type, identity }: DatabaseObject): boolean =>
    identity.startsWith('pgboss.') && (type === 'function' || type === 'type');
  const isOurs = (object: DatabaseObject): boolean => ours.has(titleOf(object)) || isOfJobs(object);
  return { own: objects.filter(isOurs), foreign: objects.filter((object) => !isOurs(object)) };
};

/** Why rows of such a database would not fit into one that the migrations make; null: they fit. */
export const structureDifference = (found: Structure, expected: Structure): string | null => {
  const ours = new Set(expected.tables.map(nameOf));
  const tables = tablesDifference(
    found.tables.filter((table) => ours.has(nameOf(table))),
    expected.tables,
  );
  if (tables !== null) return tables;
  const sequences = new Set(found.sequences.map(nameOf));
  const sequence = expected.sequences.find((each) => !sequences.has(nameOf(each)));
  if (sequence) return `sequence ${nameOf(sequence)} is missing`;
  const demands = new Set(found.demands);
  const demand = expected.demands.find((each) => !demands.has(each));
  if (demand !== undefined) return `${demand} is missing`;
  const types = Map.groupBy(expected.labels, ({ type }) => type);
  const label = found.labels.find(
    (each) => types.has(each.type) && !types.get(each.type)?.some(({ label: known }) => known === each.label),
  );
  return label ? `type ${label.type} has a label ${label.label} that no migration made` : null;
};
