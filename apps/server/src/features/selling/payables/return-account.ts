import type { RefundStatus } from '@shop/domain/states/statuses';

type Going = {
  readonly status: RefundStatus;
  readonly paymentId: number | null;
  readonly couponId: number | null;
};

/** It goes by transfer and has not gone yet, or the provider could not return it: its buyer says to which account. */
export const takesAccount = ({ status, paymentId, couponId }: Going): boolean =>
  couponId === null && (status === 'failed' || (status === 'due' && paymentId === null));

/** As much of an account as anybody but whoever sends the money sees. */
export const accountEnd = (iban: string): string | null => (iban === '' ? null : iban.slice(-4));
