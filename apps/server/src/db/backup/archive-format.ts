import { z } from 'zod';

/**
 * An archive is a tar.gz of
 *   shop-backup.json            what it is, and which tables are in it
 *   tables/<schema.table>/0001  rows as COPY writes them, in pieces
 *   files/…                     DATA_DIR/files
 *   kept/secret, …              what else DATA_DIR keeps
 *   contents.json               all of the above with sizes and checksums: without it, it is not whole
 */
export const formatVersion = 1;
export const headName = 'shop-backup.json';
export const contentsName = 'contents.json';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type Table = z.output<typeof table>;

export const headSchema = z.object({
  shopBackup: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that had run, each by its hash. */
  migrations: z.array(z.string()).min(1),
  /** The version of the job tables; null: there were none yet. */
  jobs: z.int().nullable(),
  tables: z.array(table),
});
export type Head = z.output<typeof headSchema>;

export const contentsSchema = z.object({
  entries: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  rows: z.record(z.string(), z.int()),
  sequences: z.array(
    // A sequence may count further than a number of JavaScript's.
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
});
export type Contents = z.output<typeof contentsSchema>;

type Named = { readonly schema: string; readonly name: string };

export const nameOf = ({ schema, name }: Named): string => `${schema}.${name}`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const sqlName = ({ schema, name }: Named): string => `${quoted(schema)}.${quoted(name)}`;
export const sqlColumns = ({ columns }: Table): string => columns.map(({ name }) => quoted(name)).join(', ');
