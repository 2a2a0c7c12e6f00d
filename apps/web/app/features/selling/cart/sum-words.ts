import type { PriceList } from '@shop/contract/price-list';
import type { CartLine } from '@shop/domain/pricing/figures';
import type { RequestPrice } from '@shop/domain/pricing/request';
import { m } from '@shop/messages';
import { discountText } from '~/features/catalogue/meal-kits/discount-text.ts';
import { money, number, t } from '~/lib/format.ts';

type Sources = { readonly list: PriceList; readonly priced: RequestPrice };

const kitName = ({ list, priced }: Sources, itemIndex: number): string => {
  const kit = list.kits.find(({ id }) => id === priced.input.items[itemIndex]?.kitId);
  return kit ? t(kit.name) : '';
};

const pointsWords = {
  balance: m.sum_points_balance,
  max_percent: m.sum_points_max,
  left_to_pay: m.sum_points_left,
};

const deliveryDays = (
  { working, weekend_or_holiday: weekend }: Readonly<Record<'working' | 'weekend_or_holiday', number>>,
  { input }: RequestPrice,
): string => {
  const prices = input.deliveryPrices.regular;
  return [
    ...(working > 0 ? [m.sum_days_working({ count: working, price: money(prices.working) })] : []),
    ...(weekend > 0 ? [m.sum_days_weekend({ count: weekend, price: money(prices.weekend_or_holiday) })] : []),
  ].join(' + ');
};

/** From what a figure of the sum came. */
export const sumWords = (line: CartLine, sources: Sources): string => {
  const { priced, list } = sources;
  switch (line.kind) {
    case 'kits':
      return m.sum_kits({ count: line.params.sets });
    case 'code':
      return m.sum_code({ code: line.params.code, discount: discountText(line.params.discount) });
    case 'points':
      return pointsWords[line.params.limit]({
        points: number(line.params.points),
        percent: number(list.points.maxUsagePercent),
      });
    case 'delivery_regular':
      return m.sum_delivery_regular({ days: deliveryDays(line.params.days, priced) });
    case 'delivery_unique':
      return m.sum_delivery_unique({
        name: kitName(sources, line.params.itemIndex),
        sets: m.plural_sets({ count: line.params.amount }),
      });
    case 'free_delivery':
      return m.sum_free_delivery({ code: line.params.code });
    case 'delivery_code':
      return m.sum_delivery_code({ code: line.params.code });
    case 'vat_kits':
    case 'vat_delivery':
      return '';
  }
};
