type DatabaseError = { readonly code?: string; readonly detail?: string };

/** What the database said; the library wraps it. */
export const databaseError = (error: unknown): DatabaseError => {
  const { cause } = error as { readonly cause?: DatabaseError };
  return cause?.code === undefined ? (error as DatabaseError) : cause;
};
