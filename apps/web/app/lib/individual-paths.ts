import { individualOrderPagePath } from '@shop/contract/mailed-pages';
import { sitePaths } from '@shop/contract/site-paths';
import { withQuery } from './paths.ts';

/** Addresses that only the steps of an individual order and its own pages lead to. */
export const individualPaths = {
  delivery: () => `${sitePaths.individualOrder}/delivery`,
  buyer: () => `${sitePaths.individualOrder}/buyer-info`,
  submit: () => `${sitePaths.individualOrder}/submit`,
  /** A request that was sent, and the offer for it. */
  request: (checkOutId: number, query: Readonly<Record<string, string>> = {}) =>
    withQuery(individualOrderPagePath(checkOutId), query),
};
