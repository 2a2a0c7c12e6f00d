import type { PaymentRow } from './payments.repository.ts';

/** While no money has come, attempts share a reference, so that the provider takes money for one of them only. */
export const referenceFor = (number: string, payments: readonly PaymentRow[]): string => {
  const used = new Set(payments.filter((each) => each.receivedCents !== null).map((each) => each.reference));
  return used.size === 0 ? number : `${number}-${used.size + 1}`;
};

/** What it is for: a reference is its number, with a count behind it once money has come under it. */
export const numberOf = (reference: string): string => reference.split('-')[0] ?? '';
