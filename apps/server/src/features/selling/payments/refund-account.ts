import type { RefundTaskRow } from './refund-tasks.repository.ts';

/** It goes by transfer and has not gone yet, or the provider could not return it: its buyer says to which account. */
export const takesAccount = ({
  status,
  paymentId,
  couponId,
}: Pick<RefundTaskRow, 'status' | 'paymentId' | 'couponId'>): boolean =>
  couponId === null && (status === 'failed' || (status === 'due' && paymentId === null));
