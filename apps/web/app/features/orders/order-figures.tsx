import { m } from '@shop/messages';
import { money, number, t } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import type { ShownOrder } from './order-data.ts';

/** What was bought, as it was called and priced on that day. */
export function BoughtKits({ orders }: Pick<ShownOrder, 'orders'>) {
  return (
    <ul className="divide-y divide-line">
      {orders.map(({ id, orderableItem, amount, days, itemTotalCents, paperBag }) => {
        const { name, kcal, combination, allergens, additions } = orderableItem;
        const words = [
          ...(kcal === null ? [] : [m.kcal({ amount: number(kcal) })]),
          m.plural_days({ count: days }),
          ...(amount > 1 ? [m.plural_sets({ count: amount })] : []),
          ...(combination ? [t(combination)] : []),
          ...(allergens.length > 0
            ? [m.item_without({ allergens: allergens.map((each) => t(each.name).toLowerCase()).join(', ') })]
            : []),
          ...(additions.length > 0
            ? [m.item_with({ additions: additions.map((each) => t(each.name).toLowerCase()).join(', ') })]
            : []),
          ...(paperBag ? [m.paper_bag_item()] : []),
        ];
        return (
          <li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="font-semibold">{t(name)}</p>
              <p className="text-sm text-muted">{words.join(' · ')}</p>
            </div>
            <span className="font-semibold whitespace-nowrap tabular-nums">{money(itemTotalCents)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The figures as they were charged; they add up to the cent. */
export function OrderFigures({ checkOut }: { checkOut: ShownOrder }) {
  const codes = checkOut.codes.length > 0 ? ` (${checkOut.codes.join(', ')})` : '';
  const rows = [
    { label: m.figure_kits(), cents: checkOut.kitsCents },
    { label: `${m.figure_codes()}${codes}`, cents: -checkOut.codeDiscountCents },
    { label: m.figure_points(), cents: -checkOut.pointsDiscountCents },
    { label: m.figure_delivery(), cents: checkOut.deliveryCents, isAlways: true },
    { label: m.figure_delivery_discount(), cents: -checkOut.deliveryDiscountCents },
  ].filter(({ cents, isAlways }) => cents !== 0 || isAlways);
  return (
    <div className="border-t border-line pt-4">
      <dl className="grid gap-2">
        {rows.map(({ label, cents }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted">{label}</dt>
            <dd className={cx('font-semibold whitespace-nowrap tabular-nums', cents < 0 && 'text-dill-700')}>
              {money(cents)}
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-lg font-semibold">{m.total()}</dt>
          <dd className="font-display text-2xl font-bold text-beet-700 tabular-nums">
            {money(checkOut.totalCents)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">
        {m.order_vat({
          kits: money(checkOut.vatKitsCents),
          kits_percent: number(checkOut.vatKitsPercent),
          delivery: money(checkOut.vatDeliveryCents),
          delivery_percent: number(checkOut.vatDeliveryPercent),
        })}
      </p>
    </div>
  );
}
