export type PageQuery = { readonly page: number; readonly perPage: number };

export type Page<T> = {
  data: T[];
  meta: { currentPage: number; lastPage: number; total: number; from: number | null; to: number | null };
};

export const pageMeta = (total: number, { page, perPage }: PageQuery, shown: number): Page<never>['meta'] => {
  const first = (page - 1) * perPage;
  return {
    currentPage: page,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    total,
    from: shown === 0 ? null : first + 1,
    to: shown === 0 ? null : first + shown,
  };
};

export const pageOf = <T>(all: readonly T[], query: PageQuery): Page<T> => {
  const data = all.slice((query.page - 1) * query.perPage, query.page * query.perPage);
  return { data, meta: pageMeta(all.length, query, data.length) };
};
