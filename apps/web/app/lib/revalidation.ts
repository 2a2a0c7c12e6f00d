import type { ShouldRevalidateFunction } from 'react-router';

/** For loaders that do not read the query: what a visitor picks on the page, kept in its address, costs no request. */
export const unlessOnlyQueryChanges: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}) => {
  const isOnlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOnlyQuery && formMethod === 'GET' ? false : defaultShouldRevalidate;
};
