import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sortAddress, sortDirection } from '~/lib/list-address.ts';
import { cardLinkLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { SortMark, sortLook, Table } from '~/ui/table.tsx';
import type { Column } from './columns.ts';

type Props<Item> = {
  caption: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  pathOf: (item: Item) => string;
};

function ColumnHead<Item>({ column: { label, sort, isFigure } }: { column: Column<Item> }) {
  const [search] = useSearchParams();
  const direction = sort === undefined ? 'none' : sortDirection(search, sort);
  return (
    <th
      scope="col"
      aria-sort={direction === 'none' ? undefined : direction}
      className={cx(isFigure && 'text-right')}
    >
      {sort === undefined ? (
        label()
      ) : (
        <Link to={sortAddress(search, sort)} preventScrollReset className={sortLook}>
          {label()}
          <SortMark direction={direction} />
        </Link>
      )}
    </th>
  );
}

/** Rows of 44 pixels from 48 rem up; below it cards with a gap between them. */
const tableLook =
  'max-md:overflow-visible max-md:rounded-none max-md:border-0 max-md:bg-transparent md:[&_td]:py-2.5 md:[&_th]:py-2.5 max-md:[&_table]:-my-2 max-md:[&_table]:border-separate max-md:[&_table]:border-spacing-y-2 max-md:[&_tbody_th]:rounded-card max-md:[&_tbody_th]:border max-md:[&_tbody_th]:border-line';

function CardLine({ label, cell }: { label: string; cell: ReactNode }) {
  if (cell === '' || cell === null || cell === undefined) return null;
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{cell}</dd>
    </>
  );
}

/** The whole row leads to its thing. On a phone each is a card: the other columns stand below the name, by their labels. */
export function ListTable<Item extends { readonly id: number }>({
  caption,
  columns,
  rows,
  pathOf,
}: Props<Item>) {
  const [search] = useSearchParams();
  const [main, ...others] = columns;
  return (
    <Table caption={caption} hideCaption stickyHead className={tableLook}>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.label()} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="relative">
            <th scope="row" className="wrap-anywhere md:min-w-40">
              <Link
                to={{ pathname: pathOf(row), search: String(search) }}
                preventScrollReset
                className={cardLinkLook}
              >
                {main?.cell(row)}
              </Link>
              <dl className="mt-2 grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm font-normal empty:hidden md:hidden">
                {others.map((column) => (
                  <CardLine key={column.label()} label={column.label()} cell={column.cell(row)} />
                ))}
              </dl>
            </th>
            {others.map((column) => (
              <td
                key={column.label()}
                className={cx(
                  'max-md:hidden',
                  column.isFigure ? 'text-right whitespace-nowrap tabular-nums' : 'wrap-anywhere',
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
