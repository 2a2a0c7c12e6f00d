import type { Day } from '../day.ts';
import { type Cents, hundredthsOf, roundHalfUp } from '../money.ts';
import type { CartInput, Percent } from './input.ts';

export type VatType = 'kit' | 'delivery';

/** A rate and the day from which it holds. */
export type VatEntry = { readonly type: VatType; readonly percent: Percent; readonly validFrom: Day };

function rateOn(entries: readonly VatEntry[], type: VatType, day: Day): Percent {
  const valid = entries.filter((entry) => entry.type === type && entry.validFrom <= day);
  const [latest] = valid.toSorted((a, b) => (a.validFrom > b.validFrom ? -1 : 1));
  if (latest === undefined) throw new RangeError(`no VAT rate for ${type} on ${day}`);
  return latest.percent;
}

/** The rates that hold on a day. */
export const vatOn = (entries: readonly VatEntry[], day: Day): CartInput['vat'] => ({
  kits: rateOn(entries, 'kit', day),
  delivery: rateOn(entries, 'delivery', day),
});

/** The tax inside a price that includes it: v % of the net is v / (100 + v) of the gross. */
export function vatIncludedIn(gross: Cents, percent: Percent): Cents {
  const hundredths = hundredthsOf(percent);
  return roundHalfUp(gross * hundredths, 100 * 100 + hundredths);
}
