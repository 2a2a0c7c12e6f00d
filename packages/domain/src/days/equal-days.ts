import type { Cents } from '../money.ts';

/** So many days at so much each. */
export type EqualDays = { readonly days: number; readonly dayCents: Cents };

/** Days that cost the same stand together, the dearest first: 5 × 27.14 and 4 × 27.13. */
export const equalDays = (dayCents: readonly Cents[]): EqualDays[] =>
  [...Map.groupBy(dayCents, (cents) => cents)]
    .map(([cents, days]) => ({ days: days.length, dayCents: cents }))
    .toSorted((a, b) => b.dayCents - a.dayCents);
