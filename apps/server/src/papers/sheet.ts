import { join } from 'node:path';
import { type Day, startOfDay } from '@shop/domain/day';
import type { Locale } from '@shop/domain/text';
import PDFDocument from 'pdfkit';

export type Pen = PDFKit.PDFDocument;

export const MARGIN = 48;
export const colours = { ink: '#3a0a20', quiet: '#6b4557', accent: '#9e1650', line: '#eadfd6' } as const;

const fonts = join(import.meta.dirname, 'fonts');

type SheetDetails = {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
  /** Stands for the day on which the file is made, so that the same paper is the same bytes. */
  readonly day: Day;
  readonly layout?: 'portrait' | 'landscape';
};

/** A sheet of A4 with the fonts 'regular' and 'bold' at hand. */
export const openSheet = ({ title, author, locale, day, layout = 'portrait' }: SheetDetails): Pen => {
  const pen = new PDFDocument({
    size: 'A4',
    layout,
    margin: MARGIN,
    bufferPages: true,
    lang: locale === 'lt' ? 'lt-LT' : 'en-IE',
    displayTitle: true,
    font: join(fonts, 'onest-regular.ttf'),
    info: { Title: title, Author: author, CreationDate: startOfDay(day), ModDate: startOfDay(day) },
  });
  pen.registerFont('regular', join(fonts, 'onest-regular.ttf'));
  pen.registerFont('bold', join(fonts, 'onest-bold.ttf'));
  return pen;
};

/** Ends the paper. */
export const bytesOf = (pen: Pen): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pen.on('data', (chunk: Buffer) => chunks.push(chunk));
    pen.on('end', () => resolve(Buffer.concat(chunks)));
    pen.on('error', reject);
    pen.end();
  });
