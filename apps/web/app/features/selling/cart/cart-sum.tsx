import type { PriceList } from '@shop/contract/price-list';
import { m } from '@shop/messages';
import { money, number } from '~/lib/format.ts';
import { CouponFigures } from '~/features/selling/cart/coupon-figures.tsx';
import { cx } from '~/ui/cx.ts';
import type { PricedCart } from './priced.ts';
import { sumWords } from './sum-words.ts';

/** The sum of the cart, line by line, to the cent. A check-out shows the same. */
export function CartSum({ list, priced }: { list: PriceList; priced: PricedCart }) {
  const { price, input, coupons } = priced;
  const lines = price.explanation.filter(({ kind }) => kind !== 'vat_kits' && kind !== 'vat_delivery');
  const regular = input.items.filter((item) => item.kind === 'regular').length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-1 gap-2">
        {lines.map((line, index) => (
          <div key={index} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted">{sumWords(line, { list, priced })}</dt>
            <dd className={cx('font-semibold whitespace-nowrap', line.cents < 0 && 'text-dill-700')}>
              {money(line.cents)}
            </dd>
          </div>
        ))}
      </dl>
      {regular > 1 && <p className="text-sm text-muted">{m.sum_delivery_once()}</p>}
      <div className="border-t border-line pt-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-lg font-semibold">{m.total()}</span>
          <output aria-live="polite" className="font-display text-3xl font-bold text-beet-700">
            {money(price.totalCents)}
          </output>
        </p>
        <CouponFigures {...coupons} />
        <p className="mt-1 text-sm text-muted">
          {m.sum_vat({
            kits: money(price.vatKitsCents),
            kits_percent: number(input.vat.kits),
            delivery: money(price.vatDeliveryCents),
            delivery_percent: number(input.vat.delivery),
          })}
        </p>
      </div>
    </div>
  );
}
