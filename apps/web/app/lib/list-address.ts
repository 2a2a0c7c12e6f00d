import { pageNumber } from './page-number.ts';

/** A list's search, filters, sort and page are its address, so that it can be shared and gone back to. */

const own = new Set(['search', 'sort', 'page', 'after']);

export type ListQuery = { readonly [name: string]: string | number };

/** What the address asks the API for. */
export const listQuery = (search: URLSearchParams): ListQuery => ({
  ...Object.fromEntries([...search].filter(([name, value]) => value !== '' && name !== 'page')),
  page: pageNumber(search),
});

/** A page that is no number, or written as nobody counts: the list begins at its beginning. */
export const isPageUnreadable = (search: URLSearchParams): boolean =>
  search.has('page') && search.get('page') !== String(pageNumber(search));

/** Whether anything is left out of the list: searched words or a filter. */
export const isNarrowed = (search: URLSearchParams): boolean =>
  [...search].some(([name, value]) => value !== '' && (name === 'search' || !own.has(name)));

/** Past the numbered pages of a long list: the page that begins behind the last row of this one. */
export const addressAfter = (search: URLSearchParams, page: number, after: string): string => {
  const changed = new URLSearchParams(search);
  changed.set('page', String(page));
  changed.set('after', after);
  return `?${changed}`;
};

/** The address with one thing changed; another order or choice begins on the first page. */
export const changedAddress = (
  search: URLSearchParams,
  name: string,
  value: string | number | null,
): string => {
  const changed = new URLSearchParams(search);
  if (value === null || value === '') changed.delete(name);
  else changed.set(name, String(value));
  if (name !== 'page' || value === 1) changed.delete('page');
  changed.delete('after');
  return changed.size > 0 ? `?${changed}` : '?';
};

export type Direction = 'ascending' | 'descending' | 'none';

export const sortDirection = (search: URLSearchParams, column: string): Direction => {
  const sort = search.get('sort');
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
};

/** Upwards first, then downwards, then in the list's own order again. */
export const sortAddress = (search: URLSearchParams, column: string): string => {
  const next = { none: column, ascending: `-${column}`, descending: null };
  return changedAddress(search, 'sort', next[sortDirection(search, column)]);
};
