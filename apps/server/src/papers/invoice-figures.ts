import { allocate, type Cents, roundHalfUp, sum } from '@shop/domain/money';
import { vatIncludedIn, type VatType } from '@shop/domain/pricing/vat';

/** One line as it was sold: prices include VAT. */
export type InvoiceLine = {
  readonly name: string;
  readonly quantity: number;
  /** Days of one set, sets where several come a day, pieces of anything else. */
  readonly unit: 'day' | 'set' | 'piece';
  /** What the VAT is rounded by: once for all kits and once for delivery, as in the price of a cart. */
  readonly kind: VatType;
  readonly vatPercent: number;
  /** The whole line before discounts. */
  readonly listCents: Cents;
  /** What codes and points took from it. */
  readonly discountCents: Cents;
};

export type LineFigures = {
  /** In hundredths of a cent: the one figure that is shown finer than cents. */
  readonly unitNetHundredths: number;
  readonly discountNetCents: Cents;
  readonly netCents: Cents;
  readonly grossCents: Cents;
};

export type RateFigures = {
  readonly vatPercent: number;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
};

export type InvoiceFigures = {
  readonly lines: readonly LineFigures[];
  /** Highest rate first. */
  readonly rates: readonly RateFigures[];
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
};

const grossOf = ({ listCents, discountCents }: InvoiceLine): Cents => listCents - discountCents;

const check = ({ listCents, discountCents, quantity }: InvoiceLine): void => {
  const isWhole = [listCents, discountCents, quantity].every(Number.isSafeInteger);
  if (!isWhole || quantity < 1 || discountCents < 0 || discountCents > listCents)
    throw new RangeError(`a line cannot be ${quantity} for ${listCents} less ${discountCents}`);
};

/**
 * All figures of an invoice from gross prices. The tax is rounded once per kind of goods and rate, and the taxable value
 * is shared out to the lines by largest remainder: whatever is added up on the paper adds up.
 */
export const invoiceFigures = (lines: readonly InvoiceLine[]): InvoiceFigures => {
  lines.forEach(check);
  const groups = [
    ...Map.groupBy(
      lines.map((line, index) => ({ line, index })),
      ({ line }) => `${line.kind} ${line.vatPercent}`,
    ).values(),
  ].map((members) => {
    const vatPercent = members[0]!.line.vatPercent;
    const gross = members.map(({ line }) => grossOf(line));
    const grossCents = sum(gross);
    const vatCents = vatIncludedIn(grossCents, vatPercent);
    const netCents = grossCents - vatCents;
    return { members, vatPercent, grossCents, vatCents, netCents, nets: allocate(netCents, gross) };
  });

  const lineFigures: LineFigures[] = [];
  for (const { members, nets } of groups) {
    for (const [i, { line, index }] of members.entries()) {
      const netCents = nets[i]!;
      const discountNetCents = line.discountCents - vatIncludedIn(line.discountCents, line.vatPercent);
      lineFigures[index] = {
        unitNetHundredths: roundHalfUp((netCents + discountNetCents) * 100, line.quantity),
        discountNetCents,
        netCents,
        grossCents: grossOf(line),
      };
    }
  }

  const rates = [...Map.groupBy(groups, (group) => group.vatPercent)]
    .map(([vatPercent, same]) => ({
      vatPercent,
      netCents: sum(same.map((group) => group.netCents)),
      vatCents: sum(same.map((group) => group.vatCents)),
      grossCents: sum(same.map((group) => group.grossCents)),
    }))
    .toSorted((a, b) => b.vatPercent - a.vatPercent);
  return {
    lines: lineFigures,
    rates,
    netCents: sum(rates.map((rate) => rate.netCents)),
    vatCents: sum(rates.map((rate) => rate.vatCents)),
    grossCents: sum(rates.map((rate) => rate.grossCents)),
  };
};
