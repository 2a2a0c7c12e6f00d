/** In cents: what a box cost, and what of all money for its check-out is still with the shop. */
export type GoodwillFacts = {
  /** Of the day, with its delivery. */
  readonly listCents: number;
  readonly discountCents: number;
  readonly deliveryCents: number;
  /** What was paid of that in money. */
  readonly dayPaidCents: number;
  /** Of all days. */
  readonly paidCents: number;
  /** Returned or owed, of all days, goodwill included. */
  readonly returnedCents: number;
};

/** The most money that is given for a box: what its day cost with delivery, in money, and never more than was paid in all. */
export const mostGoodwill = (facts: GoodwillFacts): number => {
  const cost = facts.listCents - facts.discountCents + facts.deliveryCents;
  return Math.max(0, Math.min(cost, facts.dayPaidCents, facts.paidCents - facts.returnedCents));
};
