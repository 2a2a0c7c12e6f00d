import type { Payment, RefundTask } from '@shop/contract/payments';
import { isoOrNull } from '../../../iso.ts';
import type { Refund } from '../payables/money.ts';
import type { PayableName } from '../payables/payable.ts';
import { accountEnd, takesAccount } from '../payables/return-account.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { RefundTaskRow, WholeRefundTask } from './refund-tasks.repository.ts';

export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  status: row.status,
  amountCents: row.receivedCents ?? row.amountCents,
  currency: row.currency,
  option: row.option,
  createdAt: row.createdAt.toISOString(),
  paidAt: isoOrNull(row.paidAt),
});

export const presentRefundTask = (row: WholeRefundTask, { number, buyerName }: PayableName): RefundTask => ({
  id: row.id,
  payableKind: row.payableKind,
  payableId: row.payableId,
  number,
  checkOutId: row.checkOutId,
  buyerName,
  reason: row.reason,
  status: row.status,
  currency: row.currency,
  dueCents: row.dueCents,
  returnedCents: row.returnedCents,
  isOnline: row.paymentId !== null,
  isOntoCoupon: row.couponId !== null,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  returnedAt: isoOrNull(row.returnedAt),
});

/** For whom it goes back to: of an account no more than its last four. */
export const presentRefund = (row: RefundTaskRow): Refund => ({
  id: row.id,
  reason: row.reason,
  status: row.status,
  currency: row.currency,
  dueCents: row.dueCents,
  returnedCents: row.returnedCents,
  // What was paid online may have been returned by hand all the same.
  isOnline: row.status === 'returned' ? row.refundUuid !== null : row.paymentId !== null,
  isOntoCoupon: row.couponId !== null,
  accountEnd: accountEnd(row.iban),
  takesAccount: takesAccount(row),
  since: row.createdAt.toISOString(),
  returnedAt: isoOrNull(row.returnedAt),
});
