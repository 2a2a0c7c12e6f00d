import { m } from '@shop/messages';
import { invoiceNumber, paddedNumber, type InvoiceDocument, type InvoiceParty } from './invoice-document.ts';
import { colours, MARGIN, type Pen } from './sheet.ts';
import { drawSign } from './shop-sign.ts';

const GAP = 24;

export const titleOf = ({ corrects, locale }: InvoiceDocument): string =>
  corrects ? m.paper_credit({}, { locale }) : m.paper_invoice({}, { locale });

type Fact = readonly [label: string, value: string];

const factsOf = ({ locale, issuedOn, supplied, orderNumber, corrects }: InvoiceDocument): Fact[] => {
  const facts: Fact[] = [[m.paper_issued_on({}, { locale }), issuedOn]];
  if (supplied) {
    const { from, to } = supplied;
    facts.push([m.paper_supplied_on({}, { locale }), from === to ? from : `${from} – ${to}`]);
  }
  facts.push([m.paper_order({}, { locale }), orderNumber]);
  if (corrects) {
    const value = { number: invoiceNumber(corrects), day: corrects.issuedOn };
    facts.push([m.paper_corrects({}, { locale }), m.paper_corrects_value(value, { locale })]);
  }
  return facts;
};

export const drawHead = (pen: Pen, invoice: InvoiceDocument): void => {
  const { locale, series, number, shopName } = invoice;
  const width = pen.page.width - 2 * MARGIN;
  if (shopName) drawSign(pen, shopName);
  pen.font('bold').fontSize(20).fillColor(colours.accent).text(titleOf(invoice), MARGIN, MARGIN, { width });
  pen
    .fontSize(12)
    .fillColor(colours.ink)
    .text(m.paper_series_number({ series, number: paddedNumber(number) }, { locale }));
  pen.moveDown(0.6).fontSize(9);
  for (const [label, value] of factsOf(invoice)) {
    pen.font('regular').fillColor(colours.quiet).text(`${label}: `, MARGIN, pen.y, { continued: true });
    pen.fillColor(colours.ink).font('bold').text(value);
  }
};

const linesOf = (party: InvoiceParty, locale: InvoiceDocument['locale']): string[] => [
  ...party.addressLines,
  ...(party.companyCode ? [m.paper_company_code({ code: party.companyCode }, { locale })] : []),
  ...(party.vatCode ? [m.paper_vat_code({ code: party.vatCode }, { locale })] : []),
  ...(party.moreLines ?? []),
];

/** Seller and buyer side by side. */
export const drawParties = (pen: Pen, { seller, buyer, locale }: InvoiceDocument): void => {
  const width = (pen.page.width - 2 * MARGIN - GAP) / 2;
  const top = pen.y + 18;
  const ends = [
    { label: m.paper_seller({}, { locale }), party: seller, x: MARGIN },
    { label: m.paper_buyer({}, { locale }), party: buyer, x: MARGIN + width + GAP },
  ].map(({ label, party, x }) => {
    pen.font('regular').fontSize(9).fillColor(colours.quiet).text(label, x, top, { width });
    pen.font('bold').fontSize(11).fillColor(colours.ink).text(party.name, { width });
    pen.font('regular').fontSize(9);
    for (const line of linesOf(party, locale)) pen.text(line, { width });
    return pen.y;
  });
  pen.y = Math.max(...ends) + 20;
};
