import type { ShouldRevalidateFunction } from 'react-router';

type Change = Parameters<ShouldRevalidateFunction>[0];

const isLookedAtAgain = ({ currentUrl, nextUrl, formMethod = 'GET' }: Change): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && formMethod === 'GET';

/** For loaders that do not read the query: what a visitor picks on the page, kept in its address, costs no request. */
export const unlessOnlyQueryChanges: ShouldRevalidateFunction = (change) =>
  isLookedAtAgain(change) ? false : change.defaultShouldRevalidate;

const without = (url: URL, parameter: string): string => {
  const query = new URLSearchParams(url.search);
  query.delete(parameter);
  return query.toString();
};

/** For loaders that read the query, but not this part of it. */
export const unlessOnlyChanges =
  (parameter: string): ShouldRevalidateFunction =>
  (change) =>
    isLookedAtAgain(change) && without(change.currentUrl, parameter) === without(change.nextUrl, parameter)
      ? false
      : change.defaultShouldRevalidate;

/** For pages that show how something stands: where a form was refused it stands otherwise than the page had it. */
export const alsoWhenRefused: ShouldRevalidateFunction = ({ defaultShouldRevalidate, actionStatus }) =>
  defaultShouldRevalidate || actionStatus !== undefined;
