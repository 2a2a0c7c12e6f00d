/** Whoever has just come back from the bank, and with the supplement of which change. */
export type Returned = { readonly supplementId: number | null };

export const supplementIn = ({ searchParams }: URL): string | null => {
  const id = searchParams.get('supplement');
  return id !== null && /^\d{1,9}$/.test(id) ? id : null;
};

export const returnedIn = (url: URL): Returned | null => {
  if (!url.searchParams.has('returned')) return null;
  const id = supplementIn(url);
  return { supplementId: id === null ? null : Number(id) };
};
