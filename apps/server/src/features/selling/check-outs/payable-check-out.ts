import type { PayableRef } from '../payables/payable.ts';

/** A check-out among all that is paid for. */
export const payableCheckOut = (id: number): PayableRef => ({ kind: 'check_out', id });
