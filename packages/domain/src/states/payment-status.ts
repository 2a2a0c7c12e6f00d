import { checkOutGroups } from './groups.ts';
import type { CheckOutStatus, PaymentStatus } from './statuses.ts';

/** How it stands with the money for an order, whichever way it is paid. What was paid stays so, though some comes back. */
export const paymentStatusOf = (checkOut: {
  readonly status: CheckOutStatus;
  readonly isPaid: boolean;
}): PaymentStatus => {
  if (checkOut.isPaid) return 'paid';
  return checkOutGroups.endedUnpaid.includes(checkOut.status) ? 'declined' : 'pending';
};
