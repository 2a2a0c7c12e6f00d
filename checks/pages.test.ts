import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../apps/web/app/routes.ts';
import { shopPages } from '../e2e/pages.ts';
import { sitePaths } from '../packages/contract/src/site-paths.ts';

/** What needs an authenticator, a provider of logins or a shop in development, and a mail in its frame. */
const elsewhere = [
  'auth/second-factor',
  'auth/social/:provider/email',
  'dev/building-blocks',
  'dev/mail/:id',
];

const pagesOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, file, children }) => {
    const address = [above, path].filter(Boolean).join('/');
    return [
      ...(file.endsWith('.tsx') && (path !== undefined || index) ? [address] : []),
      ...pagesOf(children ?? [], address),
    ];
  });

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
};

it('every page of the shop is walked and photographed', () => {
  const walked = shopPages.map(({ path }) => path.slice(1).split('?')[0] ?? '');
  const pages = pagesOf(routes).filter((page) => !page.endsWith('*'));
  expect(pages.length).toBeGreaterThan(40);
  const missed = pages.filter((page) => !walked.some((path) => fits(page, path)));
  expect(missed.toSorted()).toEqual(elsewhere.toSorted());
});

it('every page that the server leads to is there', () => {
  const pages = pagesOf(routes);
  const missed = Object.values(sitePaths).filter((path) => !pages.some((page) => fits(page, path.slice(1))));
  expect(missed).toEqual([]);
});
