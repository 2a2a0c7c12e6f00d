/** Does a task for each, so many at a time. One trouble does not keep the rest from being done; the first is thrown. */
export const withConcurrency = async <T>(
  list: readonly T[],
  lanes: number,
  task: (each: T) => Promise<unknown>,
): Promise<void> => {
  const waiting = list.values();
  let trouble: { readonly reason: unknown } | undefined;
  const lane = async (): Promise<void> => {
    for (const each of waiting)
      try {
        await task(each);
      } catch (reason) {
        trouble ??= { reason };
      }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (trouble) throw trouble.reason;
};
