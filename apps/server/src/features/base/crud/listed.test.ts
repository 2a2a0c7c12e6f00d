import { expect, it } from 'vitest';
import { listed, type Listing } from './listed.ts';

type City = {
  readonly id: number;
  readonly name: { readonly lt: string; readonly en: string };
  readonly size: number;
};

const city = (id: number, lt: string, size: number, en = ''): City => ({ id, name: { lt, en }, size });
const cities = [
  city(1, 'Šiauliai', 100),
  city(2, 'Zarasai', 7),
  city(3, 'Čekiškė', 7),
  city(4, 'Vilnius', 600, 'Capital of Lithuania'),
];
const listing: Listing<City, 'name' | 'size'> = {
  words: ({ name }) => [name],
  sorts: { name: ({ name }) => name, size: ({ size }) => size },
};
const ids = (
  query: { search?: string; sort?: 'name' | '-name' | 'size' | '-size' },
  locale: 'lt' | 'en' = 'lt',
) => listed(cities, { page: 1, perPage: 50, ...query }, listing, locale).data.map(({ id }) => id);

it('a list without a sort is in its own order', () => {
  expect(ids({})).toEqual([1, 2, 3, 4]);
});

it('names are sorted as the alphabet of the language has them, and by what is shown in it', () => {
  expect(ids({ sort: 'name' })).toEqual([3, 1, 4, 2]);
  expect(ids({ sort: '-name' })).toEqual([2, 4, 1, 3]);
  expect(ids({ sort: 'name' }, 'en')).toEqual([4, 3, 1, 2]);
});

it('what is alike stays in the list’s own order, whichever way it is sorted', () => {
  expect(ids({ sort: 'size' })).toEqual([2, 3, 1, 4]);
  expect(ids({ sort: '-size' })).toEqual([4, 1, 2, 3]);
});

it('words are found in any order, without accents and capitals, in both languages', () => {
  expect(ids({ search: 'siaul' })).toEqual([1]);
  expect(ids({ search: 'LITHUANIA vilnius' })).toEqual([4]);
  expect(ids({ search: 'vilnius zarasai' })).toEqual([]);
});

it('a page tells of what was found, not of all', () => {
  const { data, meta } = listed(cities, { page: 2, perPage: 1, sort: 'size', search: 'i' }, listing, 'lt');
  expect(data.map(({ id }) => id)).toEqual([3]);
  expect(meta).toEqual({ currentPage: 2, lastPage: 4, total: 4, isTotalCapped: false, from: 2, to: 2 });
});
