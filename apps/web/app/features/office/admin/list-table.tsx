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
      className={cx('not-first:max-md:hidden', isFigure && 'text-right')}
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

/** The whole row leads to its thing. On a phone the other columns stand below the name. */
export function ListTable<Item extends { readonly id: number }>({
  caption,
  columns,
  rows,
  pathOf,
}: Props<Item>) {
  const [search] = useSearchParams();
  const [main, ...others] = columns;
  return (
    <Table caption={caption} hideCaption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.label()} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="relative">
            <th scope="row" className="wrap-anywhere">
              <Link
                to={{ pathname: pathOf(row), search: String(search) }}
                preventScrollReset
                className={cardLinkLook}
              >
                {main?.cell(row)}
              </Link>
              <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm font-normal text-muted empty:hidden md:hidden">
                {others.map((column) => (
                  <span key={column.label()}>{column.cell(row)}</span>
                ))}
              </span>
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
