import { sum } from '@shop/domain/money';
import { vatIncludedIn } from '@shop/domain/pricing/vat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceFigures, type InvoiceLine } from './invoice-figures.ts';

const aLine = (details: Partial<InvoiceLine> = {}): InvoiceLine => ({
  name: 'Rinkinys',
  quantity: 10,
  unit: 'day',
  kind: 'kit',
  vatPercent: 21,
  listCents: 14_039,
  discountCents: 0,
  ...details,
});

describe('the figures of an invoice', () => {
  it('are taken out of prices that include VAT', () => {
    expect(invoiceFigures([aLine({ listCents: 14_039, discountCents: 2106 })])).toEqual({
      lines: [{ unitNetHundredths: 116_020, discountNetCents: 1740, netCents: 9862, grossCents: 11_933 }],
      rates: [{ vatPercent: 21, netCents: 9862, vatCents: 2071, grossCents: 11_933 }],
      netCents: 9862,
      vatCents: 2071,
      grossCents: 11_933,
    });
  });

  it('give the same VAT as the price of the cart: 9 % of kits for 98.27 and 21 % of delivery for 23.00', () => {
    const { rates, vatCents } = invoiceFigures([
      aLine({ listCents: 9827, vatPercent: 9 }),
      aLine({ listCents: 2300, kind: 'delivery' }),
    ]);
    expect(rates.map(({ vatPercent, vatCents: vat }) => [vatPercent, vat])).toEqual([
      [21, 399],
      [9, 811],
    ]);
    expect(vatCents).toBe(811 + 399);
  });

  it('round kits and delivery each once, also at one rate', () => {
    const figures = invoiceFigures([aLine({ listCents: 3 }), aLine({ listCents: 3, kind: 'delivery' })]);
    expect(vatIncludedIn(6, 21)).toBe(1);
    expect(figures.rates).toEqual([{ vatPercent: 21, netCents: 4, vatCents: 2, grossCents: 6 }]);
  });

  it('show a line that codes paid for as nothing left', () => {
    const [line] = invoiceFigures([aLine({ listCents: 12_100, discountCents: 12_100 })]).lines;
    expect(line).toEqual({
      unitNetHundredths: 100_000,
      discountNetCents: 10_000,
      netCents: 0,
      grossCents: 0,
    });
  });

  it('cannot be made of halves of a cent or of discounts over the price', () => {
    for (const wrong of [
      { listCents: 0.5 },
      { discountCents: 14_040 },
      { discountCents: -1 },
      { quantity: 0 },
    ])
      expect(() => invoiceFigures([aLine(wrong)])).toThrow(RangeError);
  });

  it('add up to the cent, whatever was sold', () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 60 }),
        kind: fc.constantFrom('kit' as const, 'delivery' as const),
        vatPercent: fc.constantFrom(0, 5, 9, 12.5, 21),
        listCents: fc.integer({ min: 0, max: 500_000 }),
        share: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ share, ...rest }) =>
        aLine({ ...rest, discountCents: Math.floor((rest.listCents * share) / 100) }),
      );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const figures = invoiceFigures(lines);
        expect(figures.grossCents).toBe(sum(lines.map((each) => each.listCents - each.discountCents)));
        expect(figures.netCents + figures.vatCents).toBe(figures.grossCents);
        expect(sum(figures.lines.map((each) => each.netCents))).toBe(figures.netCents);
        for (const rate of figures.rates) {
          expect(rate.netCents + rate.vatCents).toBe(rate.grossCents);
          const own = figures.lines.filter((_, i) => lines[i]?.vatPercent === rate.vatPercent);
          expect(sum(own.map((each) => each.netCents))).toBe(rate.netCents);
        }
      }),
    );
  });
});
