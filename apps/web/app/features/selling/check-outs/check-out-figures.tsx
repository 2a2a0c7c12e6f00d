import { dayInVilnius } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import { getLocale, m } from '@shop/messages';
import { boughtWords, sumParts, vatWords } from '@shop/messages/order-words';
import { money, shortDay, t } from '~/lib/format.ts';
import { CouponFigures } from '~/features/selling/cart/coupon-figures.tsx';
import { cx } from '~/ui/cx.ts';
import type { ShownCheckOut } from './check-out-data.ts';
import { laterItems, supplementsOf } from './later-items.ts';

/** What was bought, as it was called and priced on that day, and what it is by now where it was changed. */
export function BoughtKits({ orders }: Pick<ShownCheckOut, 'orders'>) {
  return (
    <ul className="divide-y divide-line">
      {orders.map(({ id, orderableItem: item, itemTotalCents, deliveries, ...bought }) => {
        const words = boughtWords({ item, ...bought }, getLocale());
        return (
          <li key={id} className="grid gap-1 py-3 first:pt-0">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <p className="font-semibold">{t(item.name)}</p>
                <p className="text-sm text-muted">{words.join(' · ')}</p>
              </div>
              <span className="font-semibold whitespace-nowrap">{money(itemTotalCents)}</span>
            </div>
            {laterItems(item, deliveries).map((later) => (
              <p key={later.from} className="text-sm">
                <span className="font-semibold">{m.order_item_since({ day: shortDay(later.from) })}</span>{' '}
                {[
                  t(later.item.name),
                  ...boughtWords(
                    { item: later.item, amount: bought.amount, days: later.days, paperBag: false },
                    getLocale(),
                  ),
                ].join(' · ')}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The figures as they were charged; they add up to the cent. */
export function CheckOutFigures({ checkOut }: { checkOut: ShownCheckOut }) {
  const rows = sumParts(checkOut, getLocale());
  const supplements = supplementsOf(checkOut);
  return (
    <div className="border-t border-line pt-4">
      <dl className="grid gap-2">
        {rows.map(({ label, cents }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted">{label}</dt>
            <dd className={cx('font-semibold whitespace-nowrap', cents < 0 && 'text-dill-700')}>
              {money(cents)}
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-lg font-semibold">{m.total()}</dt>
          <dd className="font-display text-2xl font-bold text-beet-700">{money(checkOut.totalCents)}</dd>
        </div>
      </dl>
      <CouponFigures {...checkOut} />
      <p className="mt-1 text-sm text-muted">{vatWords(checkOut, getLocale())}</p>
      {supplements.length > 0 && (
        <dl className="mt-4 grid gap-2 border-t border-line pt-4">
          {supplements.map(({ id, createdAt, money: { supplementCents } }) => (
            <div key={id} className="flex justify-between gap-4">
              <dt className="min-w-0 text-muted">
                {m.figure_supplement({ day: shortDay(dayInVilnius(new Date(createdAt))) })}
              </dt>
              <dd className="font-semibold whitespace-nowrap">{money(supplementCents)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="font-semibold">{m.figure_with_supplements()}</dt>
            <dd className="font-display text-xl font-bold text-beet-700">
              {money(checkOut.totalCents + sum(supplements.map((each) => each.money.supplementCents)))}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
