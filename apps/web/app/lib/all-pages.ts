type Paged<T> = { readonly data: readonly T[]; readonly meta: { readonly lastPage: number } };

/** As many as the API gives at once. */
const perPage = 100;

/** A whole list, however many pages it has. */
export const allPages = async <T>(
  ask: (query: { readonly page: number; readonly perPage: number }) => Promise<Paged<T>>,
): Promise<T[]> => {
  const first = await ask({ page: 1, perPage });
  const others = Array.from({ length: Math.max(0, first.meta.lastPage - 1) }, (_, index) =>
    ask({ page: index + 2, perPage }),
  );
  return [first, ...(await Promise.all(others))].flatMap((page) => page.data);
};
