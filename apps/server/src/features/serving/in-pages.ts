import { withConcurrency } from '../../concurrency.ts';

const AT_ONCE = 100;

/**
 * Something for each of however many ids, so many at a time, in their order. One trouble does not keep the rest from being
 * done; the first is thrown at the end.
 */
export const inPages = async (
  read: (page: { readonly after: number; readonly limit: number }) => Promise<readonly number[]>,
  task: (id: number) => Promise<unknown>,
): Promise<void> => {
  let trouble: { readonly reason: unknown } | undefined;
  for (let after = 0; ;) {
    const ids = await read({ after, limit: AT_ONCE });
    await withConcurrency(ids, 1, task).catch((reason: unknown) => {
      trouble ??= { reason };
    });
    if (ids.length < AT_ONCE) break;
    after = ids.at(-1) ?? 0;
  }
  if (trouble) throw trouble.reason;
};
