import type { CheckOutSummary } from '@shop/contract/check-outs';
import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { shortStatus } from '~/features/selling/check-outs/status-words.ts';
import { deadline, moment, money, shortDay } from '~/lib/format.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { Route } from './+types/orders.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.orders_title());

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const page = Number(url.searchParams.get('page'));
  return context.get(apiContext)('GET /check-outs', {
    query: { mine: true, perPage: 10, page: Number.isInteger(page) && page > 0 ? page : 1 },
  });
};

function OrderCard({ order }: { order: CheckOutSummary }) {
  const { label, tone } = shortStatus(order);
  const isPayable = (order.status === 'new' || order.status === 'order_approved') && order.payUntil !== null;
  return (
    <li className={cardLook({ interactive: true })}>
      <h2 className="text-xl">
        <Link to={paths.userOrder(order.id)} className={cardLinkLook}>
          {m.order_number({ number: order.number })}
        </Link>
      </h2>
      <p className="text-sm text-muted">{m.order_placed_on({ when: moment(order.createdAt) })}</p>
      <Chip tone={tone} className="mt-2">
        {label}
      </Chip>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <p>
          {m.orders_kits({ count: order.kitsCount })} ·{' '}
          {order.startDate === order.lastDate
            ? shortDay(toDay(order.startDate))
            : m.orders_days({
                first: shortDay(toDay(order.startDate)),
                last: shortDay(toDay(order.lastDate)),
              })}
        </p>
        <p className="font-display text-xl font-bold text-beet-700">{money(order.totalCents)}</p>
      </div>
      {isPayable && order.payUntil !== null && (
        <p className="mt-2 text-sm font-semibold text-warn">
          {m.pay_until({ deadline: deadline(new Date(order.payUntil)) })}
        </p>
      )}
    </li>
  );
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { data: orders, meta: page } = loaderData;
  return (
    <>
      <h1 className="text-4xl">{m.orders_title()}</h1>
      {orders.length === 0 ? (
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
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
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
          <Link key={number} to={paths.userOrders({ page: String(number) })} {...link} />
        )}
      />
    </>
  );
}
