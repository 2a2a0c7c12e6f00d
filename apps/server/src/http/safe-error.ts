/** An error as it may stand in a log: of a failed query its text and reason, never the values that it was about. */
export const safeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, query, cause } = error as Error & { code?: unknown; query?: unknown };
  const why = cause instanceof Error ? { cause: safeError(cause) } : {};
  // The library puts the values into its message, and the database into its detail.
  if (typeof query === 'string') return { type: name, message: `Failed query: ${query}`, ...why };
  return {
    type: name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...why,
  };
};
