import type { CheckOutSummary } from '@shop/contract/check-outs';
import { dayInVilnius, toDay } from '@shop/domain/day';
import { checkOutGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { ClipboardList, SearchX } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { CheckOutFilters } from '~/features/selling/check-outs/check-out-filters.tsx';
import { askedQuery, checkOutsAsked, isNarrowed } from '~/features/selling/check-outs/check-outs-asked.ts';
import { BoughtCouponOrders } from '~/features/selling/coupons/bought-coupon-orders.tsx';
import { shortStatus } from '~/features/selling/check-outs/status-words.ts';
import { deadline, moment, money, shortDay, t } from '~/lib/format.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { Route } from './+types/check-outs.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.orders_title());

/** The account's layout gives it the whole width. */
export const handle = { isWide: true };

/** From the year of the first order to this one, newest first. */
const yearsSince = (first: CheckOutSummary | undefined, now: string): number[] => {
  const yearOf = (instant: string): number => Number(dayInVilnius(new Date(instant)).slice(0, 4));
  const last = yearOf(now);
  return first ? Array.from({ length: last - yearOf(first.createdAt) + 1 }, (_, back) => last - back) : [];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = checkOutsAsked(url.searchParams);
  const [{ data: checkOuts, meta: page }, oldest, { data: couponOrders }] = await Promise.all([
    api('GET /check-outs', { query: { mine: true, perPage: 10, ...asked } }),
    api('GET /check-outs', { query: { mine: true, perPage: 1, sort: 'created' } }),
    api('GET /coupon-orders', { query: { perPage: 100 } }),
  ]);
  if (checkOuts.length === 0 && asked.page > 1)
    throw redirect(paths.userCheckOuts(askedQuery({ ...asked, page: page.lastPage })));
  const years = yearsSince(oldest.data[0], context.get(pageContext).now);
  return { checkOuts, page, asked, years, couponOrders };
}

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
      <div className="mt-2 flex flex-wrap gap-2">
        <Chip tone={tone}>{label}</Chip>
        {checkOut.toReturnCents > 0 && (
          <Chip tone="yolk">{m.orders_to_return({ amount: money(checkOut.toReturnCents) })}</Chip>
        )}
        {checkOut.returnedCents > 0 && (
          <Chip>{m.orders_returned({ amount: money(checkOut.returnedCents) })}</Chip>
        )}
      </div>
      <p className="mt-3 font-semibold">{checkOut.kitNames.map(t).join(', ')}</p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
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
  const { checkOuts, page, asked, years, couponOrders } = loaderData;
  const hasNone = checkOuts.length === 0;
  return (
    <>
      <h1 className="text-4xl">{m.orders_title()}</h1>
      {(!hasNone || isNarrowed(asked)) && <CheckOutFilters asked={asked} years={years} />}
      {hasNone && isNarrowed(asked) ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={m.orders_none_title()}
          text={m.orders_none_text()}
          action={
            <Link to={paths.userCheckOuts()} className={buttonLook({ variant: 'secondary' })}>
              {m.orders_show_all()}
            </Link>
          }
        />
      ) : hasNone ? (
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
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
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
          <Link key={number} to={paths.userCheckOuts(askedQuery({ ...asked, page: number }))} {...link} />
        )}
      />
      {couponOrders.length > 0 && !isNarrowed(asked) && <BoughtCouponOrders couponOrders={couponOrders} />}
    </>
  );
}
