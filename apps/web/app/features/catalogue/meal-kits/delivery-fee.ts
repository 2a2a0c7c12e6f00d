import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import { m } from '@shop/messages';
import { money } from '~/lib/format.ts';
import type { ChoosableKit, KitChoice } from './choice.ts';

/** What bringing one kit costs: every day of a regular one, each set of a unique one, once. On working days. */
export type Fee = { readonly isUnique: boolean; readonly days: number; readonly amount: number };

export const feeOf = (
  prices: readonly DeliveryPrice[],
  isForUnique: boolean,
  dayKind: DeliveryPrice['dayKind'] = 'working',
): number =>
  prices.find((each) => each.isForUnique === isForUnique && each.dayKind === dayKind)?.priceCents ?? 0;

/** "+ pristatymas 2,00 € × 10"; null where nothing is charged. */
export const feeWords = (
  prices: readonly DeliveryPrice[],
  { isUnique, days, amount }: Fee,
): string | null => {
  const cents = feeOf(prices, isUnique);
  const count = isUnique ? amount : days;
  if (cents === 0 || count === 0) return null;
  const price = money(cents);
  return count === 1 ? m.plus_delivery_once({ price }) : m.plus_delivery({ price, count });
};

export const feeOfChoice = (kit: ChoosableKit, { periodId, amount }: KitChoice): Fee => ({
  isUnique: kit.isUnique,
  days: kit.periods.find(({ id }) => id === periodId)?.days ?? 0,
  amount,
});
