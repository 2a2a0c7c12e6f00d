import { getLocale, m } from '@shop/messages';
import { boughtWords, sumParts, vatWords } from '@shop/messages/order-words';
import { money, t } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import type { ShownCheckOut } from './check-out-data.ts';

/** What was bought, as it was called and priced on that day. */
export function BoughtKits({ orders }: Pick<ShownCheckOut, 'orders'>) {
  return (
    <ul className="divide-y divide-line">
      {orders.map(({ id, orderableItem: item, itemTotalCents, ...bought }) => {
        const words = boughtWords({ item, ...bought }, getLocale());
        return (
          <li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="font-semibold">{t(item.name)}</p>
              <p className="text-sm text-muted">{words.join(' · ')}</p>
            </div>
            <span className="font-semibold whitespace-nowrap">{money(itemTotalCents)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The figures as they were charged; they add up to the cent. */
export function CheckOutFigures({ checkOut }: { checkOut: ShownCheckOut }) {
  const rows = sumParts(checkOut, getLocale());
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
      <p className="mt-1 text-sm text-muted">{vatWords(checkOut, getLocale())}</p>
    </div>
  );
}
