import type { PayableRef } from '../payables/payable.ts';

/** A change that costs something, as something that is paid for: it is known by the change's id. */
export const SUPPLEMENT = 'supplement';
export const payableSupplement = (changeId: number): PayableRef => ({ kind: SUPPLEMENT, id: changeId });

/** As papers and the provider call it: the order's number, and which change it is. */
export const supplementNumber = (orderNumber: string, changeId: number): string =>
  `${orderNumber}S${changeId}`;

export const changeIdIn = (number: string): number | null => {
  const found = /^\d+S(\d{1,9})$/.exec(number)?.[1];
  return found === undefined ? null : Number(found);
};
