import type { CouponOrderSummary } from '@shop/contract/coupons';
import { m } from '@shop/messages';
import { useId } from 'react';
import { Link } from 'react-router';
import { couponPaths } from '~/lib/coupon-paths.ts';
import { moment, money } from '~/lib/format.ts';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { couponOrderChips } from './coupon-status-words.ts';

/** Below one's own orders: what one has given to others. */
export function BoughtCouponOrders({ couponOrders }: { couponOrders: readonly CouponOrderSummary[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-6 grid gap-4">
      <h2 id={titleId} className="text-2xl">
        {m.coupon_account_title()}
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {couponOrders.map(({ id, number, status, totalCents, recipientName, createdAt }) => {
          const { label, tone } = couponOrderChips[status];
          return (
            <li key={id} className={cardLook({ interactive: true })}>
              <h3 className="text-xl">
                <Link to={couponPaths.bought(id)} className={cardLinkLook}>
                  {m.coupon_order_number({ number })}
                </Link>
              </h3>
              <p className="text-sm text-muted">{m.order_placed_on({ when: moment(createdAt) })}</p>
              <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
                <Chip tone={tone}>{label()}</Chip>
                <p className="font-display text-xl font-bold text-beet-700">{money(totalCents)}</p>
              </div>
              {recipientName !== '' && (
                <p className="mt-1">{m.coupon_account_for({ name: recipientName })}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
