import type { CheckOutSummary } from '@shop/contract/check-outs';
import { toDay } from '@shop/domain/day';
import { checkOutGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { shortStatus } from '~/features/selling/check-outs/status-words.ts';
import { deadline, moment, money, shortDay } from '~/lib/format.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageNumber } from '~/lib/page-number.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { Route } from './+types/check-outs.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.orders_title());

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(apiContext)('GET /check-outs', {
    query: { mine: true, perPage: 10, page: pageNumber(url.searchParams) },
  });

function CheckOutCard({ checkOut }: { checkOut: CheckOutSummary }) {
  const { label, tone } = shortStatus(checkOut);
  const isPayable = checkOutGroups.timed.includes(checkOut.status) && checkOut.payUntil !== null;
  return (
    <li className={cardLook({ interactive: true })}>
      <h2 className="text-xl">
        <Link to={paths.userCheckOut(checkOut.id)} className={cardLinkLook}>
          {m.order_number({ number: checkOut.number })}
        </Link>
      </h2>
      <p className="text-sm text-muted">{m.order_placed_on({ when: moment(checkOut.createdAt) })}</p>
      <Chip tone={tone} className="mt-2">
        {label}
      </Chip>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <p>
          {m.orders_kits({ count: checkOut.kitsCount })} ·{' '}
          {checkOut.startDate === checkOut.lastDate
            ? shortDay(toDay(checkOut.startDate))
            : m.orders_days({
                first: shortDay(toDay(checkOut.startDate)),
                last: shortDay(toDay(checkOut.lastDate)),
              })}
        </p>
        <p className="font-display text-xl font-bold text-beet-700">{money(checkOut.totalCents)}</p>
      </div>
      {isPayable && checkOut.payUntil !== null && (
        <p className="mt-2 text-sm font-semibold text-warn">
          {m.pay_until({ deadline: deadline(new Date(checkOut.payUntil)) })}
        </p>
      )}
    </li>
  );
}

export default function CheckOuts({ loaderData }: Route.ComponentProps) {
  const { data: checkOuts, meta: page } = loaderData;
  return (
    <>
      <h1 className="text-4xl">{m.orders_title()}</h1>
      {checkOuts.length === 0 ? (
        <EmptyState
          icon={<ClipboardList aria-hidden="true" />}
          title={m.orders_empty_title()}
          text={m.orders_empty_text()}
          action={
            <Link to={paths.mealKits()} className={buttonLook()}>
              {m.choose_plan()}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {checkOuts.map((checkOut) => (
            <CheckOutCard key={checkOut.id} checkOut={checkOut} />
          ))}
        </ul>
      )}
      <Pagination
        label={m.orders_pages()}
        page={page.currentPage}
        pageCount={page.lastPage}
        previousLabel={m.page_previous()}
        nextLabel={m.page_next()}
        pageLabel={(number) => m.page_number({ page: number })}
        renderLink={({ page: number, ...link }) => (
          <Link key={number} to={paths.userCheckOuts({ page: String(number) })} {...link} />
        )}
      />
    </>
  );
}
