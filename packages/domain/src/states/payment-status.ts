import type { CheckOutStatus, PaymentStatus } from './tables.ts';

const endedUnpaid: readonly CheckOutStatus[] = ['not_paid', 'declined'];

/** How it stands with the money for an order, whichever way it is paid. What was paid stays so, though some comes back. */
export const paymentStatusOf = (checkOut: {
  readonly status: CheckOutStatus;
  readonly isPaid: boolean;
}): PaymentStatus => {
  if (checkOut.isPaid) return 'paid';
  return endedUnpaid.includes(checkOut.status) ? 'declined' : 'pending';
};
