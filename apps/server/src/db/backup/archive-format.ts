import { sum } from '@shop/domain/money';
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

/** How the parts of an archive are named, and understood again. */
export const partNames = {
  rows: (table: Named, piece: number): string => `tables/${nameOf(table)}/${String(piece).padStart(4, '0')}`,
  stored: (kind: StoredKind, path: string): string => `${kind}/${path}`,
};
/** Files of the shop, and what else its folder keeps. */
export type StoredKind = 'files' | 'kept';

/** The table that these rows are of; null: they are no rows. */
export const tableOfPart = (name: string): string | null => /^tables\/(.+)\/\d+$/.exec(name)?.[1] ?? null;

export const storedOfPart = (name: string): { readonly kind: StoredKind; readonly path: string } | null => {
  const [, kind, path = ''] = /^(files|kept)\/(.+)$/.exec(name) ?? [];
  return kind === 'files' || kind === 'kept' ? { kind, path } : null;
};

/** The paths of all that an archive holds of this kind. */
export const storedIn = ({ entries }: Pick<Contents, 'entries'>, kind: StoredKind): string[] =>
  entries.flatMap(({ name }) => {
    const stored = storedOfPart(name);
    return stored?.kind === kind ? [stored.path] : [];
  });

export const rowCount = ({ rows }: Pick<Contents, 'rows'>): number => sum(Object.values(rows));

type Named = { readonly schema: string; readonly name: string };

export const nameOf = ({ schema, name }: Named): string => `${schema}.${name}`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const sqlName = ({ schema, name }: Named): string => `${quoted(schema)}.${quoted(name)}`;
export const sqlColumns = ({ columns }: Table): string => columns.map(({ name }) => quoted(name)).join(', ');
