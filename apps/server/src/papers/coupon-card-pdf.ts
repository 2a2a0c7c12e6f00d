import sharp from 'sharp';
import { cardLooks, cardPicture, cardWords, type CouponCard } from './coupon-card.ts';
import { bytesOf, colours, openSheet, type Pen } from './sheet.ts';
import { drawSignAt } from './shop-sign.ts';

/** A4 lying, folded once in the middle: the outside is the first page, the inside the second. */
const sheet = { width: 841.89, height: 595.28 };
const half = sheet.width / 2;
const side = 44;
const inner = half - 2 * side;

/** Below a margin a text would begin a new page. */
const toTheEdges = (pen: Pen): void => {
  pen.page.margins = { top: 0, right: 0, bottom: 0, left: 0 };
};

const drawOutside = (pen: Pen, card: CouponCard, picture: Buffer): void => {
  const { ground, ink, accent } = cardLooks[card.design];
  const words = cardWords(card);
  pen.rect(half, 0, half, sheet.height).fill(ground);
  pen.image(picture, half + half * 0.14, sheet.height * 0.4, { width: half });
  pen.rect(0, 0, half, sheet.height).fill('#fff9f2');
  drawSignAt(pen, card.shopName, { x: half + side, y: side, colour: ink });
  pen
    .font('bold')
    .fontSize(40)
    .fillColor(ink)
    .text(words.title, half + side, 96, { width: inner, lineGap: -4 });
  pen
    .fontSize(54)
    .fillColor(accent)
    .text(words.value, half + side, pen.y + 10, { width: inner });
  // The back of the card, to the left of its front.
  pen.font('regular').fontSize(10).fillColor(colours.quiet);
  const text = [words.what, words.how].join('\n\n');
  const height = pen.heightOfString(text, { width: inner, lineGap: 3 });
  pen.text(text, side, sheet.height - side - height, { width: inner, lineGap: 3 });
};

const drawInside = (pen: Pen, card: CouponCard): void => {
  const { ground } = cardLooks[card.design];
  const words = cardWords(card);
  pen.rect(0, 0, sheet.width, sheet.height).fill('#fff9f2');
  const text = words.message === '' ? words.title : words.message;
  const size = text.length > 160 ? 17 : text.length > 60 ? 22 : 30;
  pen.font('bold').fontSize(size).fillColor(colours.ink);
  const lines = [words.forWhom, text, words.from].filter((line) => line !== '');
  const height = pen.heightOfString(lines.join('\n\n'), { width: inner, lineGap: 4 });
  pen.text(lines.join('\n\n'), side, Math.max(side, (sheet.height - height) / 2), {
    width: inner,
    lineGap: 4,
  });

  const x = half + side;
  pen.roundedRect(x, 130, inner, 320, 20).fill('#ffffff');
  pen.roundedRect(x, 130, inner, 8, 4).fill(ground);
  const box = { width: inner - 48, align: 'center' } as const;
  pen
    .font('bold')
    .fontSize(52)
    .fillColor(colours.accent)
    .text(words.value, x + 24, 170, box);
  pen
    .font('regular')
    .fontSize(11)
    .fillColor(colours.quiet)
    .text(words.codeLabel, x + 24, 262, box);
  pen
    .font('bold')
    .fontSize(24)
    .fillColor(colours.ink)
    .text(words.code, x + 24, 280, { ...box, characterSpacing: 1 });
  pen
    .font('regular')
    .fontSize(11)
    .fillColor(colours.quiet)
    .text(words.valid, x + 24, 332, box);
  pen.fontSize(11).text(words.how, x + 24, 368, { ...box, lineGap: 3 });
};

/** A card to print and fold to A5. */
export const couponCardPdf = async (card: CouponCard): Promise<Buffer> => {
  const picture = await sharp(cardPicture(card.design))
    .resize(900)
    .png({ palette: true, quality: 92 })
    .toBuffer();
  const words = cardWords(card);
  const pen = openSheet({
    title: `${words.title} ${words.value}`,
    author: card.shopName,
    locale: card.locale,
    day: card.madeOn,
    layout: 'landscape',
  });
  toTheEdges(pen);
  drawOutside(pen, card, picture);
  pen.addPage();
  toTheEdges(pen);
  drawInside(pen, card);
  return bytesOf(pen);
};
