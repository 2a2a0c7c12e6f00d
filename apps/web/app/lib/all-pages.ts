type Paged<T> = { readonly data: readonly T[]; readonly meta: { readonly lastPage: number } };
type Query = { readonly page?: number; readonly perPage: number };

/** As many as the API gives at once. */
const perPage = 100;

/** A whole list, however many pages it has. One page is the rule, and asked for without its number. */
export const allPages = async <T>(ask: (query: Query) => Promise<Paged<T>>): Promise<T[]> => {
  const first = await ask({ perPage });
  const others = Array.from({ length: Math.max(0, first.meta.lastPage - 1) }, (_, index) =>
    ask({ page: index + 2, perPage }),
  );
  return [first, ...(await Promise.all(others))].flatMap((page) => page.data);
};
