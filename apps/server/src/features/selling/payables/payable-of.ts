import type { PayableRef } from './payable.ts';

/** What a payment or a refund is for. */
export const payableOf = (row: { readonly payableKind: string; readonly payableId: number }): PayableRef => ({
  kind: row.payableKind,
  id: row.payableId,
});
