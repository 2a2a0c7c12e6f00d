import type { Buyer } from '@shop/contract/check-outs';
import type { CheckOutFacts } from '@shop/domain/states/check-out-can';
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
export const streetOf = ({ street, houseNumber, apartmentNumber }: Buyer): string =>
  `${street} ${houseNumber}${apartmentNumber === '' ? '' : `-${apartmentNumber}`}`;

export const paidForKitsCents = (row: CheckOutRow): number =>
  row.kitsCents - row.codeDiscountCents - row.pointsDiscountCents;
