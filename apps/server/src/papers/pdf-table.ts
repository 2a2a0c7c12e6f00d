import { colours, type Pen } from './sheet.ts';

export type Column = {
  readonly title: string;
  /** In points; 0: whatever the others leave. */
  readonly width: number;
  readonly isNumber?: boolean;
};

const PADDING = 5;
const GAP = 8;

type Cell = { readonly text: string; readonly x: number; readonly width: number; readonly isNumber: boolean };

/** A table across the page. Long texts wrap; a row is never cut in two; on a new page the headings come again. */
export const drawTable = (
  pen: Pen,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void => {
  const { left, right, bottom } = pen.page.margins;
  const whole = pen.page.width - left - right;
  const taken = columns.reduce((total, { width }) => total + width, 0);
  const cellsOf = (texts: readonly string[]): Cell[] => {
    let x = left;
    return columns.map(({ width, isNumber = false }, i) => {
      const cell = { text: texts[i] ?? '', x, width: width || whole - taken, isNumber };
      x += cell.width;
      return cell;
    });
  };
  const options = ({ width, isNumber }: Cell) => ({
    width: width - GAP,
    align: isNumber ? ('right' as const) : ('left' as const),
    ...(isNumber && { features: ['tnum' as const] }),
  });
  const drawRow = (texts: readonly string[], font: string, size: number, colour: string): void => {
    pen.font(font).fontSize(size).fillColor(colour);
    const cells = cellsOf(texts);
    const height = Math.max(...cells.map((cell) => pen.heightOfString(cell.text, options(cell))));
    const y = pen.y + PADDING;
    for (const cell of cells) pen.text(cell.text, cell.x + (cell.isNumber ? GAP : 0), y, options(cell));
    pen.y = y + height + PADDING;
    pen
      .moveTo(left, pen.y)
      .lineTo(left + whole, pen.y)
      .strokeColor(colours.line)
      .lineWidth(0.75)
      .stroke();
  };
  const drawHeadings = (): void =>
    drawRow(
      columns.map(({ title }) => title),
      'regular',
      8,
      colours.quiet,
    );
  const heightOf = (texts: readonly string[]): number => {
    pen.font('regular').fontSize(9);
    return (
      Math.max(...cellsOf(texts).map((cell) => pen.heightOfString(cell.text, options(cell)))) + 2 * PADDING
    );
  };

  const [first = []] = rows;
  if (pen.y + 40 + heightOf(first) > pen.page.height - bottom) pen.addPage();
  drawHeadings();
  for (const row of rows) {
    if (pen.y + heightOf(row) > pen.page.height - bottom) {
      pen.addPage();
      drawHeadings();
    }
    drawRow(row, 'regular', 9, colours.ink);
  }
};
