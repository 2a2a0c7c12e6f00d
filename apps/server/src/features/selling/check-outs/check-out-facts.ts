import type { Buyer } from '@shop/contract/check-outs';
import type { Door } from '@shop/contract/addresses';
import { broughtOn } from '@shop/domain/calendar';
import { dayInVilnius, toDay } from '@shop/domain/day';
import type { CheckOutFacts } from '@shop/domain/states/check-out-can';
import type { Text } from '@shop/domain/text';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutRow } from './check-outs.repository.ts';

/** What the capability table asks for. */
export const factsOf = ({
  type,
  status,
  statusBefore,
  paymentType,
  payableSince,
}: CheckOutRow): CheckOutFacts => ({ type, status, statusBefore, paymentType, payableSince });

export const buyerName = ({ firstName, lastName }: Buyer): string => `${firstName} ${lastName}`.trim();

/** "Gedimino pr. 1-2" */
export const streetOf = ({ street, houseNumber, apartmentNumber }: Door): string =>
  `${street} ${houseNumber}${apartmentNumber === '' ? '' : `-${apartmentNumber}`}`;

export const paidForKitsCents = (row: CheckOutRow): number =>
  row.kitsCents - row.codeDiscountCents - row.pointsDiscountCents;

/**
 * What the order's city says where the first day is still to be confirmed. Nobody writes down that it was, so it is said
 * until that day has come; empty for all other orders.
 */
export const preOrderMessageOf = (
  { content }: Snapshot,
  { cityId, startDate, deliveryDayBefore }: CheckOutRow,
  now: Date,
): Text => {
  const isAhead = broughtOn(toDay(startDate), deliveryDayBefore) > dayInVilnius(now);
  return (isAhead && content.cities.get(cityId ?? 0)?.preOrderMessage) || { lt: '', en: '' };
};
