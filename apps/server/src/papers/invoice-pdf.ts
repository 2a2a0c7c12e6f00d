import { sum } from '@shop/domain/money';
import { m } from '@shop/messages';
import { eurosText } from '@shop/messages/numbers';
import { amountText, fineAmountText, percentText } from './formats.ts';
import { invoiceNumber, type InvoiceDocument } from './invoice-document.ts';
import { invoiceFigures } from './invoice-figures.ts';
import { drawHead, drawParties, titleOf } from './invoice-head.ts';
import { drawTable, type Column } from './pdf-table.ts';
import { bytesOf, colours, MARGIN, openSheet, type Pen } from './sheet.ts';

const goodsColumns = (locale: InvoiceDocument['locale'], hasDiscount: boolean): Column[] => [
  { title: m.paper_goods({}, { locale }), width: 0 },
  { title: m.paper_quantity({}, { locale }), width: 68, isNumber: true },
  { title: m.paper_unit_price({}, { locale }), width: 72, isNumber: true },
  ...(hasDiscount ? [{ title: m.paper_discount({}, { locale }), width: 72, isNumber: true }] : []),
  { title: m.paper_net({}, { locale }), width: 72, isNumber: true },
  { title: m.paper_rate({}, { locale }), width: 40, isNumber: true },
];

const quantities = { day: m.paper_days, set: m.paper_sets, piece: m.paper_pieces } as const;

const drawTotals = (pen: Pen, rows: readonly (readonly [string, string])[]): void => {
  const width = 250;
  const x = pen.page.width - MARGIN - width;
  const height = rows.length * 18 + 12;
  if (pen.y + height > pen.page.height - MARGIN) pen.addPage();
  for (const [i, [label, value]] of rows.entries()) {
    const isLast = i === rows.length - 1;
    if (isLast)
      pen
        .moveTo(x, pen.y)
        .lineTo(x + width, pen.y)
        .strokeColor(colours.accent)
        .lineWidth(1)
        .stroke();
    const y = pen.y + (isLast ? 6 : 0);
    pen
      .font(isLast ? 'bold' : 'regular')
      .fontSize(isLast ? 12 : 9)
      .fillColor(isLast ? colours.ink : colours.quiet);
    pen.text(label, x, y, { width: width - 100 });
    pen
      .fillColor(colours.ink)
      .text(value, x + width - 100, y, { width: 100, align: 'right', features: ['tnum'] });
    pen.y = y + 16;
  }
};

const paidText = ({ paid, locale, lines }: InvoiceDocument): string | null => {
  if (!paid) return null;
  const texts = {
    montonio: m.paper_paid_montonio,
    bank_account: m.paper_paid_bank_account,
    cash: m.paper_paid_cash,
  };
  const { couponCents = 0 } = paid;
  const totalCents = sum(lines.map(({ listCents, discountCents }) => listCents - discountCents));
  const byCoupons =
    couponCents > 0 ? m.paper_paid_coupons({ amount: amountText(couponCents, locale) }, { locale }) : '';
  const rest =
    couponCents < totalCents || couponCents === 0 ? texts[paid.by]({ day: paid.on }, { locale }) : '';
  return [byCoupons, rest].filter((text) => text !== '').join(' ');
};

const drawPageNumbers = (pen: Pen, { locale }: InvoiceDocument): void => {
  const { count } = pen.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(page);
    // Below the margin a text would begin a new page.
    pen.page.margins.bottom = 0;
    pen
      .font('regular')
      .fontSize(8)
      .fillColor(colours.quiet)
      .text(m.paper_page({ page: page + 1, pages: count }, { locale }), MARGIN, pen.page.height - 32, {
        width: pen.page.width - 2 * MARGIN,
        align: 'right',
        lineBreak: false,
      });
  }
};

/** The VAT invoice, or the credit invoice where it corrects another one. */
export const invoicePdf = (invoice: InvoiceDocument): Promise<Buffer> => {
  const { locale, lines, corrects } = invoice;
  const figures = invoiceFigures(lines);
  const sign = corrects ? -1 : 1;
  const amount = (cents: number): string => amountText(sign * cents, locale);
  const hasDiscount = lines.some((line) => line.discountCents > 0);

  const pen = openSheet({
    title: `${titleOf(invoice)} ${invoiceNumber(invoice)}`,
    author: invoice.seller.name,
    locale,
    day: invoice.issuedOn,
  });
  drawHead(pen, invoice);
  drawParties(pen, invoice);
  drawTable(
    pen,
    goodsColumns(locale, hasDiscount),
    figures.lines.map((line, i) => {
      const { name, quantity, unit, vatPercent } = lines[i]!;
      return [
        name,
        quantities[unit]({ count: quantity }, { locale }).replace(' ', '\u00a0'),
        fineAmountText(sign * line.unitNetHundredths, locale),
        ...(hasDiscount ? [amount(line.discountNetCents)] : []),
        amount(line.netCents),
        percentText(vatPercent, locale),
      ];
    }),
  );
  pen.y += 16;
  drawTable(
    pen,
    [
      { title: m.paper_rate_column({}, { locale }), width: 0 },
      { title: m.paper_taxable({}, { locale }), width: 140, isNumber: true },
      { title: m.paper_vat_amount({}, { locale }), width: 100, isNumber: true },
      { title: m.paper_gross({}, { locale }), width: 100, isNumber: true },
    ],
    figures.rates.map((rate) => [
      percentText(rate.vatPercent, locale),
      amount(rate.netCents),
      amount(rate.vatCents),
      amount(rate.grossCents),
    ]),
  );
  pen.y += 16;
  const money = (cents: number): string => eurosText(sign * cents, locale);
  drawTotals(pen, [
    [m.paper_total_net({}, { locale }), money(figures.netCents)],
    [m.paper_total_vat({}, { locale }), money(figures.vatCents)],
    [m.paper_total({}, { locale }), money(figures.grossCents)],
  ]);
  const paid = paidText(invoice);
  if (paid)
    pen
      .font('regular')
      .fontSize(9)
      .fillColor(colours.ink)
      .text(paid, MARGIN, pen.y + 18);
  drawPageNumbers(pen, invoice);
  return bytesOf(pen);
};
