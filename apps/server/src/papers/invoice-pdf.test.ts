import { toDay } from '@shop/domain/day';
import { describe, expect, it } from 'vitest';
import { invoiceNumber, type InvoiceDocument } from './invoice-document.ts';
import type { InvoiceLine } from './invoice-figures.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { readPdf } from './read-pdf.ts';

const kit: InvoiceLine = {
  name: 'Subalansuotas rinkinys, 1800 kcal',
  quantity: 10,
  unit: 'day',
  kind: 'kit',
  vatPercent: 21,
  listCents: 14_039,
  discountCents: 2106,
};

const anInvoice = (details: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  locale: 'lt',
  series: 'LEK',
  number: 123,
  issuedOn: toDay('2026-11-16'),
  supplied: { from: toDay('2026-11-18'), to: toDay('2026-12-01') },
  orderNumber: 'LK-1001',
  seller: {
    name: 'UAB „Pavyzdys“',
    addressLines: ['Šaltibarščių g. 12', 'LT-01234 Vilnius'],
    companyCode: '123456789',
    vatCode: 'LT100012345678',
  },
  buyer: { name: 'Jūratė Žukauskienė', addressLines: ['Ąžuolų g. 5-12', 'LT-44321 Kaunas'] },
  lines: [
    kit,
    {
      ...kit,
      name: 'Pristatymas',
      kind: 'delivery',
      listCents: 2300,
      discountCents: 0,
      unit: 'piece',
      quantity: 1,
    },
  ],
  paid: { on: toDay('2026-11-16'), by: 'bank_account' },
  ...details,
});

/** The only page, a piece of text after the other. */
const pieces = async (invoice: InvoiceDocument): Promise<string[]> => {
  const pages = readPdf(await invoicePdf(invoice));
  expect(pages).toHaveLength(1);
  return (pages[0] ?? '').split('|');
};

describe('a VAT invoice', () => {
  it('carries all that the law asks for, in Lithuanian', async () => {
    expect(await pieces(anInvoice())).toEqual([
      'PVM sąskaita faktūra',
      'Serija LEK Nr. 000123',
      'Išrašymo data: ',
      '2026-11-16',
      'Tiekimo data: ',
      '2026-11-18 – 2026-12-01',
      'Užsakymas: ',
      'LK-1001',
      'Pardavėjas',
      'UAB „Pavyzdys“',
      'Šaltibarščių g. 12',
      'LT-01234 Vilnius',
      'Įmonės kodas 123456789',
      'PVM mokėtojo kodas LT100012345678',
      'Pirkėjas',
      'Jūratė Žukauskienė',
      'Ąžuolų g. 5-12',
      'LT-44321 Kaunas',
      'Prekė ar paslauga',
      'Kiekis',
      'Kaina be PVM, €',
      'Nuolaida be ',
      'PVM, €',
      'Suma be PVM, €',
      'PVM',
      'Subalansuotas rinkinys, 1800 kcal',
      '10\u00a0dienų',
      '11,6020',
      '17,40',
      '98,62',
      '21\u00a0%',
      'Pristatymas',
      '1\u00a0vnt.',
      '19,01',
      '0,00',
      '19,01',
      '21\u00a0%',
      'PVM tarifas',
      'Apmokestinamoji vertė, €',
      'PVM suma, €',
      'Suma su PVM, €',
      '21\u00a0%',
      '117,63',
      '24,70',
      '142,33',
      'Iš viso be PVM',
      '117,63\u00a0€',
      'Iš viso PVM',
      '24,70\u00a0€',
      'Iš viso su PVM',
      '142,33\u00a0€',
      'Apmokėta 2026-11-16 banko pavedimu.',
    ]);
  });

  it('speaks English to those who chose it, and leaves out what there is not', async () => {
    const { supplied: _, paid: __, ...rest } = anInvoice();
    const shown = await pieces({ ...rest, locale: 'en', lines: [{ ...kit, discountCents: 0 }] });
    expect(shown.slice(0, 6)).toEqual([
      'VAT invoice',
      'Series LEK No. 000123',
      'Date of issue: ',
      '2026-11-16',
      'Order: ',
      'LK-1001',
    ]);
    expect(shown).not.toContain('Discount excl. VAT, €');
    expect(shown.slice(-2)).toEqual(['Total incl. VAT', '€140.39']);
  });

  it.each([
    ['lt', ['1\u00a0diena', '2\u00a0dienos', '10\u00a0dienų', '21\u00a0diena']],
    ['en', ['1\u00a0day', '2\u00a0days', '10\u00a0days', '21\u00a0days']],
  ] as const)('counts days as %s does', async (locale, counted) => {
    const lines = [1, 2, 10, 21].map((quantity) => ({ ...kit, quantity }));
    expect(await pieces(anInvoice({ locale, lines }))).toEqual(expect.arrayContaining([...counted]));
  });

  it('counts sets where several come a day, so that two for twenty days are not forty days', async () => {
    const lines = [{ ...kit, quantity: 40, unit: 'set' as const }];
    expect(await pieces(anInvoice({ lines }))).toContain('40\u00a0rinkinių');
    expect(await pieces(anInvoice({ lines, locale: 'en' }))).toContain('40\u00a0sets');
  });

  it('carries the shop’s sign, drawn, and its name, where the paper knows it', async () => {
    const shown = await pieces(anInvoice({ shopName: 'Lėkštė' }));
    expect(shown.slice(0, 2)).toEqual(['Lėkštė', 'PVM sąskaita faktūra']);
    const [drawn, bare] = await Promise.all([
      invoicePdf(anInvoice({ shopName: 'Lėkštė' })),
      invoicePdf(anInvoice()),
    ]);
    expect(drawn.length).toBeGreaterThan(bare.length + 100);
  });

  it('has every Lithuanian letter, and those of neighbours', async () => {
    const name = 'ĄČĘĖĮŠŲŪŽ ąčęėįšųūž Łódź Юлия Õ ß €';
    expect(await pieces(anInvoice({ buyer: { name, addressLines: [] } }))).toContain(name);
  });

  it('of many lines goes on to further pages with headings and page numbers', async () => {
    const pages = readPdf(await invoicePdf(anInvoice({ lines: Array.from({ length: 60 }, () => kit) })));
    expect(pages).toHaveLength(3);
    expect(pages.every((page) => page.includes('Prekė ar paslauga'))).toBe(true);
    expect(pages.map((page) => page.split('|').at(-1))).toEqual(['1 iš 3', '2 iš 3', '3 iš 3']);
    expect(pages.join('|').split('|98,6').length - 1).toBe(60);
    expect(pages[2]).toContain('|Iš viso su PVM|7\u00a0159,80\u00a0€|');
  });

  it('is the same to the byte whenever it is drawn', async () => {
    expect((await invoicePdf(anInvoice())).equals(await invoicePdf(anInvoice()))).toBe(true);
  });

  it('has a number that can be spoken of', () => {
    expect(invoiceNumber({ series: 'LEK', number: 123 })).toBe('LEK-000123');
    expect(invoiceNumber({ series: 'LEK', number: 1_234_567 })).toBe('LEK-1234567');
  });
});

describe('a credit invoice', () => {
  it('names what it corrects and takes the figures back', async () => {
    const corrects = { series: 'LEK', number: 123, issuedOn: toDay('2026-11-16') };
    const { paid: _, ...rest } = anInvoice({ series: 'LEKK', number: 7, corrects, lines: [kit] });
    const shown = await pieces(rest);
    expect(shown[0]).toBe('Kreditinė PVM sąskaita faktūra');
    expect(shown.slice(8, 10)).toEqual(['Patikslina sąskaitą: ', 'LEK-000123, 2026-11-16']);
    expect(shown.slice(-6)).toEqual([
      'Iš viso be PVM',
      '−98,62\u00a0€',
      'Iš viso PVM',
      '−20,71\u00a0€',
      'Iš viso su PVM',
      '−119,33\u00a0€',
    ]);
  });
});
