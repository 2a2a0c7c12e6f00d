import { m } from '@shop/messages';
import { Plus, SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router';
import { number } from '~/lib/format.ts';
import { addressAfter, changedAddress, isNarrowed } from '~/lib/list-address.ts';
import type { ListMeta } from '~/lib/resource-route.ts';
import { buttonLook } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { type Column, sortsOf } from './columns.ts';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { ListTable } from './list-table.tsx';
import { placeLooks } from './place-looks.ts';
import { type PlaceName, placePaths } from './places.ts';

type Props<Item> = {
  place: PlaceName;
  list: { readonly rows: readonly Item[]; readonly meta: ListMeta };
  columns: readonly Column<Item>[];
  createLabel: string;
  /** What the list is for, and its first step, said where nothing is in it yet. */
  emptyText: string;
  intro?: ReactNode;
  filters?: readonly ListFilter[];
};

const countWords = ({ from, to, total, isTotalCapped }: ListMeta): string =>
  (isTotalCapped ? m.admin_count_capped : m.admin_count)({
    from: number(from ?? 0),
    to: number(to ?? 0),
    total: number(total),
  });

/** A list of things: search, filters, sort and page stand in its address; panels open over it. */
export function ListPage<Item extends { readonly id: number }>(props: Props<Item>) {
  const { place, list, columns, createLabel, emptyText, intro, filters } = props;
  const { rows, meta } = list;
  const [search] = useSearchParams();
  const { label, Icon } = placeLooks[place];
  const { list: path, create, update } = placePaths(place);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, path);
  const createLink = (
    <Link
      to={{ pathname: create, search: String(search) }}
      preventScrollReset
      className={buttonLook({ size: 'sm' })}
    >
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      {createLabel}
    </Link>
  );
  const isEmpty = rows.length === 0 && !isNarrowed(search);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {label()}
        </h1>
        {!isEmpty && createLink}
      </div>
      {intro && <p className="-mt-2 max-w-3xl text-muted">{intro}</p>}
      {isEmpty ? (
        <EmptyState
          icon={<Icon aria-hidden="true" />}
          title={m.admin_empty()}
          text={emptyText}
          action={createLink}
        />
      ) : (
        <>
          <ListFilters filters={filters} sorts={sortsOf(columns)} />
          {rows.length === 0 ? (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={m.admin_none_found()}
              text={m.admin_none_found_text()}
              action={
                <Link to="?" className={buttonLook({ variant: 'secondary' })}>
                  {m.admin_show_all()}
                </Link>
              }
            />
          ) : (
            <ListTable caption={label()} columns={columns} rows={rows} pathOf={({ id }) => update(id)} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p role="status" className="text-sm text-muted">
              {rows.length > 0 && countWords(meta)}
            </p>
            {meta.nextAfter !== undefined && meta.currentPage >= meta.lastPage && (
              <Link
                to={addressAfter(search, meta.currentPage + 1, meta.nextAfter)}
                className={buttonLook({ variant: 'secondary', size: 'sm' })}
              >
                {m.admin_further()}
              </Link>
            )}
            <Pagination
              label={m.admin_pages()}
              page={Math.min(meta.currentPage, meta.lastPage)}
              pageCount={meta.lastPage}
              previousLabel={m.page_previous()}
              nextLabel={m.page_next()}
              pageLabel={(page) => m.page_number({ page })}
              renderLink={({ page, ...link }) => (
                <Link key={page} to={changedAddress(search, 'page', page)} {...link} />
              )}
            />
          </div>
        </>
      )}
      <Outlet />
    </div>
  );
}
