import type { Day } from '@shop/domain/day';
import type { Locale } from '@shop/domain/text';
import { m } from '@shop/messages';
import { longDay } from '@shop/messages/dates';
import { eurosText } from '@shop/messages/numbers';
import { bytesOf, colours, MARGIN, openSheet } from './sheet.ts';
import { drawSign } from './shop-sign.ts';

/** Everything on the paper. */
export type PaymentPaper = {
  readonly locale: Locale;
  readonly shopName: string;
  readonly seller: Readonly<Record<'name' | 'code' | 'street' | 'postalCode' | 'city', string>>;
  readonly number: string;
  readonly paidOn: Day;
  readonly buyerName: string;
  readonly pieces: number;
  readonly amountCents: number;
  readonly totalCents: number;
};

/** Proof of a payment that is no sale yet: gift coupons bear VAT where they are spent. */
export const paymentPaperPdf = (paper: PaymentPaper): Promise<Buffer> => {
  const { locale, seller } = paper;
  const options = { locale };
  const title = m.payment_paper_title({ number: paper.number }, options);
  const pen = openSheet({ title, author: seller.name, locale, day: paper.paidOn });
  const width = pen.page.width - 2 * MARGIN;
  drawSign(pen, paper.shopName);
  pen
    .font('bold')
    .fontSize(22)
    .fillColor(colours.ink)
    .text(title, MARGIN, MARGIN + 60, { width });
  const rows = [
    [m.payment_paper_paid_on({}, options), longDay(paper.paidOn, locale)],
    [m.payment_paper_by({}, options), paper.buyerName],
    [
      m.payment_paper_to({}, options),
      [seller.name, seller.code, `${seller.street}, ${seller.postalCode} ${seller.city}`]
        .filter((part) => part.trim() !== '')
        .join(', '),
    ],
    [
      m.payment_paper_for({}, options),
      `${m.coupon_line({}, options)}, ${paper.pieces} × ${eurosText(paper.amountCents, locale)}`,
    ],
    [m.payment_paper_total({}, options), eurosText(paper.totalCents, locale)],
  ] as const;
  pen.y += 24;
  for (const [label, value] of rows) {
    const { y } = pen;
    pen.font('regular').fontSize(10).fillColor(colours.quiet).text(label, MARGIN, y, { width: 150 });
    pen
      .font('bold')
      .fontSize(11)
      .fillColor(colours.ink)
      .text(value, MARGIN + 160, y, { width: width - 160 });
    pen.y += 10;
  }
  pen.y += 20;
  pen
    .font('regular')
    .fontSize(10)
    .fillColor(colours.quiet)
    .text(m.payment_paper_note({}, options), MARGIN, pen.y, { width });
  return bytesOf(pen);
};
