import { describe, expect, it } from 'vitest';
import {
  addressAfter,
  changedAddress,
  isNarrowed,
  isPageUnreadable,
  listQuery,
  sortAddress,
  sortDirection,
} from './list-address.ts';

const at = (query: string) => new URLSearchParams(query);

describe('the address of a list', () => {
  it('asks for what it says, and for the first page where it says none', () => {
    expect(listQuery(at('search=kau&sort=-name&sectionId=3&page=2'))).toEqual({
      search: 'kau',
      sort: '-name',
      sectionId: '3',
      page: 2,
    });
    expect(listQuery(at('search=&page=x'))).toEqual({ page: 1 });
  });

  it('is narrowed by words and filters, not by order or page', () => {
    expect([at('search=kau'), at('sectionId=3')].map(isNarrowed)).toEqual([true, true]);
    expect([at(''), at('search='), at('sort=name&page=2')].map(isNarrowed)).toEqual([false, false, false]);
  });

  it('keeps everything but the page when something is chosen', () => {
    expect(changedAddress(at('search=kau&page=4'), 'sectionId', '3')).toBe('?search=kau&sectionId=3');
    expect(changedAddress(at('sectionId=3&page=4'), 'sectionId', null)).toBe('?');
    expect(changedAddress(at('search=kau&page=4'), 'page', 5)).toBe('?search=kau&page=5');
    expect(changedAddress(at('search=kau&page=4'), 'page', 1)).toBe('?search=kau');
  });

  it('goes on behind the last numbered page, and leaves that place when something else is chosen', () => {
    const deep = addressAfter(at('search=kau&page=200'), 201, '17~Kaunas');
    expect(deep).toBe('?search=kau&page=201&after=17%7EKaunas');
    expect(isNarrowed(at('page=201&after=17'))).toBe(false);
    expect(changedAddress(at(deep), 'sort', 'name')).toBe('?search=kau&sort=name');
    expect(changedAddress(at(deep), 'page', 1)).toBe('?search=kau');
  });

  it('is sorted upwards, then downwards, then as the list is by itself', () => {
    expect(sortDirection(at(''), 'name')).toBe('none');
    expect(sortAddress(at('page=3'), 'name')).toBe('?sort=name');
    expect(sortDirection(at('sort=name'), 'name')).toBe('ascending');
    expect(sortAddress(at('sort=name'), 'name')).toBe('?sort=-name');
    expect(sortDirection(at('sort=-name'), 'name')).toBe('descending');
    expect(sortAddress(at('sort=-name'), 'name')).toBe('?');
    expect(sortAddress(at('sort=-name'), 'days')).toBe('?sort=days');
  });
});

it('a page is a number as people count', () => {
  const asked = (query: string) => isPageUnreadable(new URLSearchParams(query));
  expect(['', 'page=1', 'page=12'].map(asked)).toEqual([false, false, false]);
  expect(['page=', 'page=abc', 'page=0', 'page=1e3', 'page=-2'].map(asked)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});
