import type { PageMeta } from '@shop/contract/lists';
import { isFailure, type Failure } from './failure.ts';

export type PageQuery = { readonly page: number; readonly perPage: number };

/** What every list can be asked for; sorts downwards begin with a minus. */
export type ListQuery<Sort extends string> = PageQuery & {
  readonly search?: string | undefined;
  readonly sort?: Sort | `-${Sort}` | undefined;
};

/** Of a list without end, which can be gone through by `after`. */
export type LongListQuery<Sort extends string> = ListQuery<Sort> & { readonly after?: string | undefined };

export type Page<T> = { data: T[]; meta: PageMeta };

export const pageMeta = (total: number, { page, perPage }: PageQuery, shown: number): PageMeta => {
  const first = (page - 1) * perPage;
  return {
    currentPage: page,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    total,
    isTotalCapped: false,
    from: shown === 0 ? null : first + 1,
    to: shown === 0 ? null : first + shown,
  };
};

export const pageOf = <T>(all: readonly T[], query: PageQuery): Page<T> => {
  const data = all.slice((query.page - 1) * query.perPage, query.page * query.perPage);
  return { data, meta: pageMeta(all.length, query, data.length) };
};

/** A page of rows as it is answered. */
export const pageFrom = <Row, T>(
  page: { readonly rows: readonly Row[]; readonly meta: PageMeta } | Failure,
  present: (row: Row) => T,
): Page<T> | Failure =>
  isFailure(page) ? page : { data: page.rows.map((row) => present(row)), meta: page.meta };
