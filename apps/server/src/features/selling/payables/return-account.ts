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

/** Where what goes by transfer and has not gone yet goes: nobody has said it yet, or an account by its last four. Null: nothing goes so. */
export type ReturnAccount = 'unknown' | { readonly end: string } | null;

export const returnAccountOf = (
  tasks: readonly (Going & { readonly id: number; readonly iban: string })[],
): ReturnAccount => {
  const going = tasks.filter((task) => task.status === 'due' && takesAccount(task));
  const [newest] = going.toSorted((a, b) => b.id - a.id);
  if (!newest) return null;
  const end = accountEnd(newest.iban);
  return end === null || going.some(({ iban }) => iban === '') ? 'unknown' : { end };
};
