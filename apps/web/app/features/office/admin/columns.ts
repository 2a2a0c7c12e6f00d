import type { ReactNode } from 'react';
import type { ItemOf, ResourceName, SortOf } from '~/lib/resource-route.ts';

/** The first column of a list names the thing and leads to it; the others say more about it. */
export type Column<Item, Sort extends string = string> = {
  readonly label: () => string;
  readonly cell: (item: Item) => ReactNode;
  /** By what the API sorts the list where this column is pressed. */
  readonly sort?: Sort;
  /** At the right, with figures of one width. */
  readonly isFigure?: boolean;
};

export const sortsOf = <Item>(columns: readonly Column<Item>[]) =>
  columns.flatMap(({ sort, label }) => (sort === undefined ? [] : [{ sort, label: label() }]));

/** The columns of a resource's list: their cells are given its things, and they sort by what its API knows. */
export const columnsOf =
  <N extends ResourceName>(_name: N) =>
  (...columns: readonly Column<ItemOf<N>, SortOf<N>>[]): readonly Column<ItemOf<N>>[] =>
    columns;
