import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { cardLooks, cardPicture, cardWords, type CouponCard } from './coupon-card.ts';

/** As tall as a phone shows a picture whole. */
const size = { width: 1080, height: 1350 };
const side = 72;

const fonts = join(import.meta.dirname, 'fonts');
const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Words = {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  readonly isBold?: boolean;
};

/** Text as a picture, in the shop's own letters whatever the machine has. */
const drawn = async ({ text, size: points, colour, isBold = false }: Words) => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${plain(text)}</span>`,
      font: `Onest ${isBold ? 'Bold' : 'Regular'} ${points}`,
      fontfile: join(fonts, isBold ? 'onest-bold.ttf' : 'onest-regular.ttf'),
      width: size.width - 2 * side,
      spacing: 8,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
};

/** The card as one picture, to be sent or shown on a phone. */
export const couponCardPng = async (card: CouponCard): Promise<Buffer> => {
  const { ground, ink, accent } = cardLooks[card.design];
  const words = cardWords(card);
  const picture = await sharp(cardPicture(card.design)).resize(760).png().toBuffer();
  const lines: (Words & { readonly gap: number })[] = [
    { text: card.shopName, size: 34, colour: ink, isBold: true, gap: 48 },
    { text: words.title, size: 76, colour: ink, isBold: true, gap: 40 },
    { text: words.value, size: 104, colour: accent, isBold: true, gap: 44 },
    { text: words.forWhom, size: 34, colour: ink, isBold: true, gap: 14 },
    { text: words.from, size: 34, colour: ink, gap: 0 },
  ];
  const foot: (Words & { readonly gap: number })[] = [
    { text: words.codeLabel, size: 28, colour: '#6b4557', gap: 8 },
    { text: words.code, size: 54, colour: '#3a0a20', isBold: true, gap: 14 },
    { text: words.valid, size: 28, colour: '#6b4557', gap: 0 },
  ];
  const placed: OverlayOptions[] = [{ input: picture, left: 470, top: 570 }];
  const place = async (texts: typeof lines, from: number): Promise<void> => {
    let top = from;
    for (const { gap, ...line } of texts.filter(({ text }) => text !== '')) {
      const { input, height } = await drawn(line);
      placed.push({ input, left: side, top });
      top += height + gap;
    }
  };
  const footTop = 1110;
  const panel = Buffer.from(
    `<svg width="${size.width}" height="${size.height - footTop}"><rect width="100%" height="100%" fill="#fff9f2"/></svg>`,
  );
  placed.push({ input: panel, left: 0, top: footTop });
  await place(lines, side);
  await place(foot, footTop + 40);
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(placed)
    .png({ palette: true, quality: 90 })
    .toBuffer();
};
