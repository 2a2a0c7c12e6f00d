import { checkOutGroups } from '../states/groups.ts';
import type { CheckOutStatus, PaymentType } from '../states/statuses.ts';

/** Whether the days of a check-out are cooked and brought: its money is there, or is taken at the door. */
export const isCookedFor = ({
  status,
  paymentType,
}: {
  readonly status: CheckOutStatus;
  readonly paymentType: PaymentType;
}): boolean => status === 'paid' || (paymentType === 'cash' && checkOutGroups.payable.includes(status));
