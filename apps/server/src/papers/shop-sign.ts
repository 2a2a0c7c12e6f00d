import { colours, MARGIN, type Pen } from './sheet.ts';

const SIZE = 30;

type Place = { readonly x: number; readonly y: number; readonly colour: string };

/** The sign of the shop's pages, a bowl of pink soup with half an egg, and the shop's name. */
export const drawSignAt = (pen: Pen, shopName: string, { x, y, colour }: Place): void => {
  pen.save();
  // As in its drawing for screens, which is 40 wide.
  pen.translate(x, y).scale(SIZE / 40);
  pen.lineWidth(1).circle(20, 20, 19).fillAndStroke('#ffffff', '#ee9cc0');
  pen.circle(20, 20, 14).fill('#c21e63');
  pen
    .save()
    .rotate(-18, { origin: [22, 18] })
    .ellipse(22, 18, 6.4, 5.4)
    .fill('#ffffff')
    .restore();
  pen.circle(22.4, 18, 2.9).fill('#f2b01e');
  pen.path('M11 24c2-1 3 1 5 0M14 28c2-1 3 1 5 0').lineWidth(1.6).lineCap('round').stroke('#e4efd7');
  pen.restore();
  pen
    .font('bold')
    .fontSize(16)
    .fillColor(colour)
    .text(shopName, x + SIZE + 7, y + 5, { lineBreak: false });
};

/** In the right upper corner. */
export const drawSign = (pen: Pen, shopName: string): void => {
  pen.font('bold').fontSize(16);
  const x = pen.page.width - MARGIN - SIZE - 7 - pen.widthOfString(shopName);
  drawSignAt(pen, shopName, { x, y: MARGIN, colour: colours.accent });
};
