import { holdsWords, plainLetters } from '@shop/domain/search';
import { textIn, type Locale, type Text } from '@shop/domain/text';
import { pageOf, type ListQuery, type Page } from '../../../page.ts';

type Sortable = Text | string | number | boolean;

/** How a list that is held in memory is searched and sorted. */
export type Listing<Item, Sort extends string> = {
  /** What a search looks into. */
  readonly words: (item: Item) => readonly (Text | string)[];
  readonly sorts: { readonly [K in Sort]: (item: Item) => Sortable };
};

/** In plain letters, kept for as long as the item: a snapshot is searched many times. */
const plainTexts = new WeakMap<object, string>();

const plainTextOf = <Item extends object>(item: Item, { words }: Listing<Item, string>): string => {
  const known = plainTexts.get(item);
  if (known !== undefined) return known;
  const texts = words(item).flatMap((each) => (typeof each === 'string' ? [each] : [each.lt, each.en]));
  const plain = plainLetters(texts.join(' '));
  plainTexts.set(item, plain);
  return plain;
};

const byKey = (locale: Locale) => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const said = (key: Sortable): string | number => {
    if (typeof key === 'object') return textIn(key, locale);
    return typeof key === 'boolean' ? Number(key) : key;
  };
  return (a: Sortable, b: Sortable): number => {
    const [x, y] = [said(a), said(b)];
    return typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y));
  };
};

/** Items that compare alike stay in the list's own order, whichever way it is sorted. */
const sorted = <Item, Sort extends string>(
  items: readonly Item[],
  { sorts }: Listing<Item, Sort>,
  sort: Sort | `-${Sort}`,
  locale: Locale,
): readonly Item[] => {
  const isDown = sort.startsWith('-');
  const keyOf = sorts[(isDown ? sort.slice(1) : sort) as Sort];
  const compare = byKey(locale);
  return items.toSorted((a, b) => (isDown ? compare(keyOf(b), keyOf(a)) : compare(keyOf(a), keyOf(b))));
};

/** A page of a list that is held in memory. */
export const listed = <Item extends object, Sort extends string>(
  items: Iterable<Item>,
  query: ListQuery<Sort>,
  listing: Listing<Item, Sort>,
  locale: Locale,
): Page<Item> => {
  const { search = '', sort } = query;
  const all = [...items];
  const found = search === '' ? all : all.filter((item) => holdsWords(plainTextOf(item, listing), search));
  return pageOf(sort === undefined ? found : sorted(found, listing, sort, locale), query);
};
