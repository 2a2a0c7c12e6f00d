import type { PageMeta } from '@shop/contract/lists';
import { parseDay } from '@shop/domain/day';
import { and, asc, desc, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { invalid, type Failure } from '../failure.ts';
import { pageMeta, type LongListQuery } from '../page.ts';
import type { Handle } from './database.ts';

/** Nobody waits for more to be counted, and pages by number reach no further. */
export const COUNTED = 10_000;

export type Paged<Row> = { readonly rows: Row[]; readonly meta: PageMeta };

/** What a query of the rows is given. */
export type Part = {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
};

/** A part of what a query (`$dynamic()`) reads. */
export const partOf = <Query extends PgSelect>(
  query: Query,
  { where, orderBy, limit, offset }: Part,
): Query =>
  query
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset) as Query;

/** A column without nulls and its value in a row. The id breaks ties. */
export type SortColumn<Row> = {
  readonly column: AnyPgColumn;
  readonly of: (row: Row) => string | number;
};

type Asked<Row extends { readonly id: number }, Sort extends string> = {
  readonly query: LongListQuery<Sort | 'created'>;
  readonly where: SQL | undefined;
  /** Grows with every new row: `created`, which is the order, newest first, where none is asked for. */
  readonly id: AnyPgColumn;
  readonly sorts: { readonly [K in Sort]: SortColumn<Row> };
  readonly read: (part: Part) => PromiseLike<Row[]>;
  /** A query (`$dynamic()`) of the ids alone: for counting, and to get over many rows without reading them. */
  readonly ids: () => PgSelect;
};

type Cursor = { readonly id: number; readonly value: string | number };

const largestId = 2_147_483_647;

/** `<id>` or `<id>~<value of the sort>`; null: it was not made for this sort. */
const cursorFrom = (after: string, column: AnyPgColumn | undefined): Cursor | null => {
  const [, number = '', value] = /^(\d{1,10})(?:~(.*))?$/s.exec(after) ?? [];
  const id = Number(number);
  if (number === '' || id > largestId) return null;
  if (column === undefined) return value === undefined ? { id, value: '' } : null;
  if (value === undefined) return null;
  if (column.dataType === 'number') return /^-?\d{1,9}$/.test(value) ? { id, value: Number(value) } : null;
  const isDay = column.columnType === 'PgDateString';
  // The database knows no year 0.
  return isDay && (parseDay(value) === null || value < '0001') ? null : { id, value };
};

/** From here on rows that are only passed over are not read. */
const FAR = 1_000;

/** A page of rows without number: by its own number as far as is counted, by its place in the order at any depth. */
export const paged = async <Row extends { readonly id: number }, Sort extends string = never>(
  handle: Handle,
  { query, where, id, sorts, read, ids }: Asked<Row, Sort>,
): Promise<Paged<Row> | Failure> => {
  const { page, perPage, after, search, sort = '-created' } = query;
  const isDown = sort.startsWith('-');
  const by: SortColumn<Row> | undefined = sorts[sort.replace('-', '') as Sort];
  const cursor = after === undefined ? undefined : cursorFrom(after, by?.column);
  if (cursor === null) return invalid({ after: 'unknown_choice' });

  const [order, isBeyond] = isDown ? [desc, lt] : [asc, gt];
  const orderBy = [...(by ? [order(by.column)] : []), order(id)];
  const first = (page - 1) * perPage;
  const idsOf = async (part: Part): Promise<number[]> =>
    ((await partOf(ids(), part)) as unknown as { id: number }[]).map((row) => row.id);
  const byIds = (wanted: readonly number[]): PromiseLike<Row[]> | Row[] =>
    wanted.length === 0
      ? []
      : read({ where: inArray(id, [...wanted]), orderBy, limit: wanted.length, offset: 0 });
  const told = (found: Row[], goesOn: boolean, total: number): Paged<Row> => {
    const rows = found.slice(0, perPage);
    const last = rows.at(-1);
    return {
      rows,
      meta: {
        ...pageMeta(Math.min(total, COUNTED), query, rows.length),
        isTotalCapped: total > COUNTED,
        ...(goesOn && last && { nextAfter: by ? `${last.id}~${by.of(last)}` : String(last.id) }),
      },
    };
  };

  // To search is what costs: it is done once, for the page and for the total.
  if (search && !by && !cursor) {
    const found = await idsOf({ where, orderBy: [], limit: COUNTED + 1, offset: 0 });
    if (found.length <= COUNTED) {
      const sorted = found.toSorted((a, b) => (isDown ? b - a : a - b));
      const shown = await byIds(sorted.slice(first, first + perPage));
      return told(shown, found.length > first + perPage, found.length);
    }
  }

  const begins = (at: Cursor): SQL =>
    by
      ? sql`(${by.column}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${sql.param(at.value, by.column)}, ${at.id})`
      : isBeyond(id, at.id);
  const part = {
    where: and(where, cursor && begins(cursor)),
    orderBy,
    // One more tells whether the list goes on.
    limit: perPage + 1,
    offset: cursor ? 0 : first,
  };
  const isOutOfReach = part.offset >= COUNTED;
  const found = isOutOfReach ? [] : await (part.offset >= FAR ? byIds(await idsOf(part)) : read(part));
  const goesOn = found.length > perPage;
  // The end of a list that is not paged by keys says how long it is.
  const isEnd = cursor === undefined && !goesOn && (found.length > 0 || page === 1);
  const total = isEnd
    ? first + found.length
    : await handle.$count(
        ids()
          .where(where)
          .limit(COUNTED + 1),
      );
  return told(found, goesOn, total);
};
