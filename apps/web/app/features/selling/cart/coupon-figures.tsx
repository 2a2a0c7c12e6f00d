import { m } from '@shop/messages';
import { money } from '~/lib/format.ts';

/** A coupon is a way of paying: it stands below the total, with what is left to pay. */
export function CouponFigures({ couponCents, toPayCents }: { couponCents: number; toPayCents: number }) {
  if (couponCents === 0) return null;
  return (
    <dl className="mt-2 grid gap-1">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{m.sum_coupons()}</dt>
        <dd className="font-semibold whitespace-nowrap text-dill-700">{money(-couponCents)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-semibold">{m.sum_to_pay()}</dt>
        <dd className="font-display text-2xl font-bold whitespace-nowrap text-beet-700">
          {money(toPayCents)}
        </dd>
      </div>
    </dl>
  );
}
