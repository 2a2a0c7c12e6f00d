import type { Payment, RefundTask } from '@shop/contract/payments';
import { isoOrNull } from '../../../iso.ts';
import type { PayableName } from '../payables/payable.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { WholeRefundTask } from './refund-tasks.repository.ts';

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
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  returnedAt: isoOrNull(row.returnedAt),
});
