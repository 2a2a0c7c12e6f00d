/** Which page of a list an address asks for; the first where it asks for none, or for one that cannot be. */
export const pageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};
