import { toDay } from '@shop/domain/day';
import { buyerInput } from '@shop/contract/check-outs';
import { checkOuts } from '../src/db/schema/index.ts';
import { aBuyer } from './paying-shop.ts';
import type { TestShop } from './test-shop.ts';

/** Check-outs 1 to `count` with nothing in them, for what only points to one. */
export const bareCheckOuts = async ({ database, clock }: TestShop, count: number): Promise<void> => {
  const bare = {
    type: 'regular_order',
    status: 'new',
    paymentType: 'montonio',
    payableSince: clock.now(),
    locale: 'lt',
    cityName: { lt: '', en: '' },
    startDate: toDay('2026-11-17'),
    lastDate: toDay('2026-11-17'),
    workingDaysOnly: true,
    deliveryDayBefore: false,
    buyer: buyerInput.parse(aBuyer()),
    buyerEmail: '',
    deliveryMethod: 'to_hands',
    kitsCents: 0,
    codeDiscountCents: 0,
    pointsUsed: 0,
    pointsDiscountCents: 0,
    deliveryCents: 0,
    deliveryDiscountCents: 0,
    vatKitsPercent: 21,
    vatDeliveryPercent: 21,
    vatKitsCents: 0,
    vatDeliveryCents: 0,
    totalCents: 0,
    codes: [],
    codeIds: [],
  } as const satisfies typeof checkOuts.$inferInsert;
  await database.insert(checkOuts).values(Array.from({ length: count }, () => bare));
};
