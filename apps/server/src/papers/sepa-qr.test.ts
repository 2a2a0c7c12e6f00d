import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { creditorReference, isCreditorReference, isIban } from './payment-reference.ts';
import { sepaPayload, sepaQrSvg, type SepaTransfer } from './sepa-qr.ts';

const transfer: SepaTransfer = {
  name: 'UAB „Pavyzdys“',
  iban: 'LT45 9999 9000 1234 5678',
  amountCents: 11_930,
  purpose: { text: 'Užsakymas LK-1001' },
};

describe('a reference for a transfer', () => {
  it('is an order’s number with two digits that reveal a slip', () => {
    expect(creditorReference('539007547034')).toBe('RF18539007547034');
    const reference = creditorReference('LK-1001');
    expect(reference).toMatch(/^RF\d{2}LK1001$/);
    expect(isCreditorReference(reference)).toBe(true);
    expect(isCreditorReference(reference.replace('1001', '1010'))).toBe(false);
    expect(isCreditorReference('RF18 5390 0754 7034')).toBe(true);
  });

  it('has room for 21 letters and digits', () => {
    expect(creditorReference('1'.repeat(21))).toHaveLength(25);
    expect(() => creditorReference('1'.repeat(22))).toThrow(RangeError);
    expect(() => creditorReference('–')).toThrow(RangeError);
  });

  it('goes to an account whose number is right', () => {
    expect(isIban('LT45 9999 9000 1234 5678')).toBe(true);
    expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true);
    expect(isIban('LT45 9999 9000 1234 5687')).toBe(false);
    expect(isIban('LT45')).toBe(false);
  });
});

describe('a SEPA code', () => {
  it('says whom, where, how much and what for', () => {
    expect(sepaPayload(transfer)).toBe(
      'BCD\n002\n1\nSCT\n\nUAB „Pavyzdys“\nLT459999900012345678\nEUR119.30\n\n\nUžsakymas LK-1001',
    );
  });

  it('ends with the reference where there is one', () => {
    expect(sepaPayload({ ...transfer, bic: 'HABALT22', purpose: { reference: 'RF18 5390 0754 7034' } })).toBe(
      'BCD\n002\n1\nSCT\nHABALT22\nUAB „Pavyzdys“\nLT459999900012345678\nEUR119.30\n\nRF18539007547034',
    );
  });

  it('keeps a text on its line and within its length', () => {
    const lines = sepaPayload({
      ...transfer,
      name: 'A'.repeat(80),
      purpose: { text: `du\nžodžiai ${'x'.repeat(200)}` },
    }).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[5]).toHaveLength(70);
    expect(lines[10]).toHaveLength(140);
    expect(lines[10]?.startsWith('du žodžiai x')).toBe(true);
  });

  it('is not made for a wrong account, reference or amount', () => {
    const wrong: Partial<SepaTransfer>[] = [
      { iban: 'LT459999900012345679' },
      { purpose: { reference: 'RF19539007547034' } },
      { amountCents: 0 },
      { amountCents: 1.5 },
      { amountCents: 100_000_000_000 },
    ];
    for (const each of wrong) expect(() => sepaPayload({ ...transfer, ...each })).toThrow(RangeError);
  });

  it('is drawn with error correction M, four modules of white around it', () => {
    const { size } = encode(sepaPayload(transfer), { ecc: 'M', border: 4 });
    const svg = sepaQrSvg(transfer);
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain(`viewBox="0 0 ${size * 10} ${size * 10}"`);
  });
});
