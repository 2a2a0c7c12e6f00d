/** An amount of money: a whole number of euro cents. */
export type Cents = number;

/** Percentages have at most two decimals, so a hundredth of a percent is the smallest whole unit to count in. */
const WHOLE_PERCENTAGE = 10_000;

/** A fraction rounded half up; given as two whole numbers, because a decimal would be only nearly right. */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`too large to round exactly: ${numerator}`);
  const remainder = ((numerator % denominator) + denominator) % denominator;
  const quotient = (numerator - remainder) / denominator;
  return remainder * 2 >= denominator ? quotient + 1 : quotient;
}

/** 12.5 % → 1250. A third decimal would be lost silently, so it is an error instead. */
export function hundredthsOf(value: number): number {
  const hundredths = Math.round(value * 100);
  if (Math.abs(value * 100 - hundredths) > 1e-6) throw new RangeError(`more than two decimals: ${value}`);
  return hundredths;
}

export const percentOf = (cents: Cents, percent: number): Cents =>
  roundHalfUp(cents * hundredthsOf(percent), WHOLE_PERCENTAGE);

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/**
 * Shares out a total in proportion to the weights, by largest remainder: the shares are whole and add up exactly.
 * Between equal remainders the earlier share is rounded up. Where all weights are 0 the shares are equal.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (total < 0) return allocate(-total, weights).map((share) => 0 - share);
  if (weights.some((weight) => weight < 0)) throw new RangeError('a share cannot have a negative weight');
  if (total === 0) return weights.map(() => 0);
  if (weights.length === 0) throw new RangeError(`nothing to share ${total} out to`);

  const whole = sum(weights);
  const equalWeights = weights.map(() => 1);
  if (whole === 0) return allocate(total, equalWeights);
  if (!Number.isSafeInteger(total * whole)) throw new RangeError(`too large to share out exactly: ${total}`);

  const remainders = weights.map((weight) => (total * weight) % whole);
  const shares = weights.map((weight, i) => (total * weight - remainders[i]!) / whole);
  const left = total - sum(shares);
  const byRemainder = remainders.map((_, i) => i).toSorted((a, b) => remainders[b]! - remainders[a]!);
  for (const i of byRemainder.slice(0, left)) shares[i]! += 1;
  return shares;
}
