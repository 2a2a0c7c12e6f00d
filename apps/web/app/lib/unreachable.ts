/** How each browser says that fetching failed before anybody answered. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed|network error/i.test(error.message);
