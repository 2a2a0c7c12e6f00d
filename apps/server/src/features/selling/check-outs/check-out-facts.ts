import type { Buyer } from '@shop/contract/check-outs';
import type { Door } from '@shop/contract/addresses';
import type { CheckOutFacts } from '@shop/domain/states/check-out-can';
import type { Text } from '@shop/domain/text';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import type { WholeOrder } from './orders.repository.ts';

/** What the capability table asks for. */
export const factsOf = ({
  type,
  status,
  statusBefore,
  paymentType,
  payableSince,
  christmasWayId,
}: CheckOutRow): CheckOutFacts => ({
  type,
  status,
  statusBefore,
  paymentType,
  payableSince,
  isOnlineOnly: christmasWayId !== null,
});

/** It is a Christmas-eve kit, which comes on its day whatever the calendar says. */
export const isForChristmas = ({ christmasWayId }: Pick<CheckOutRow, 'christmasWayId'>): boolean =>
  christmasWayId !== null;

export const buyerName = ({ firstName, lastName }: Pick<Buyer, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** "Gedimino pr. 1-2" */
export const streetOf = ({ street, houseNumber, apartmentNumber }: Door): string =>
  `${street} ${houseNumber}${apartmentNumber === '' ? '' : `-${apartmentNumber}`}`;

export const paidForKitsCents = (row: CheckOutRow): number =>
  row.kitsCents - row.codeDiscountCents - row.pointsDiscountCents;

/** Coupons are spent once for each time that it was placed or brought back. */
export const couponCause = ({ id, restores }: Pick<CheckOutRow, 'id' | 'restores'>): string =>
  `check_out ${id} ${restores}`;

/** What is left to pay once coupons have paid their part. */
export const toPayCents = ({
  totalCents,
  couponCents,
}: Pick<CheckOutRow, 'totalCents' | 'couponCents'>): number => totalCents - couponCents;

/** Why the days of an order to such a city are held: an admin confirms the first of them. */
export const PRE_ORDER = 'pre_order';

/** A city that takes orders before the shop knows when it first comes there says so. */
export const takesPreOrders = ({ content }: Snapshot, cityId: number): boolean =>
  (content.cities.get(cityId)?.preOrderMessage.lt ?? '') !== '';

export const waitsForFirstDay = ({
  status,
  stateReason,
}: Pick<DeliveryRow, 'status' | 'stateReason'>): boolean => status === 'held' && stateReason === PRE_ORDER;

/** What the order's city says as long as its first day is to be confirmed; empty for all other orders. */
export const preOrderMessageOf = (
  { content }: Snapshot,
  { cityId }: CheckOutRow,
  orders: readonly Pick<WholeOrder, 'deliveries'>[],
): Text => {
  const isWaiting = orders.some(({ deliveries }) => deliveries.some(waitsForFirstDay));
  return (isWaiting && content.cities.get(cityId ?? 0)?.preOrderMessage) || { lt: '', en: '' };
};
