import type { Locale } from '@shop/domain/text';
import type { Letter, LetterRow, LetterSection } from './letter.ts';

/** Below everything: why this mail came, and the page at which such mails are switched off. */
export type WayOut = { readonly text: string; readonly label: string; readonly url: string };

type Mail = Omit<Letter, 'invoiceId'> & {
  readonly locale: Locale;
  readonly shopName: string;
  readonly wayOut?: WayOut | undefined;
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** "LT-01103" is not broken at its hyphen. */
const postcodesWhole = (text: string): string =>
  text.replace(/LT-\d{5}/g, '<span style="white-space:nowrap">$&</span>');

/** Whoever follows a link from a mail goes on in the mail's language. */
const inLanguage = (url: string, locale: Locale): string => {
  const address = new URL(url);
  address.searchParams.set('lang', locale);
  return address.href;
};

const plainRows = (rows: readonly LetterRow[] = []): string[] =>
  rows.map(([label, value]) => `${label}: ${value}`);

const plainSection = ({ title, items = [], rows, figures, text }: LetterSection, locale: Locale): string =>
  [
    title,
    ...items.flatMap((item) => [
      [item.title, item.amount].filter(Boolean).join(' – '),
      ...(item.details === '' ? [] : [item.details]),
      ...(item.link ? [`${item.link.label}: ${inLanguage(item.link.url, locale)}`] : []),
    ]),
    ...plainRows(rows),
    ...plainRows(figures),
    ...(text ? [text] : []),
  ].join('\n');

export const plainOf = ({
  locale,
  paragraphs,
  button,
  rows,
  sections = [],
  note,
  shopName,
  wayOut,
}: Mail): string =>
  [
    ...paragraphs,
    ...(rows ? [plainRows(rows).join('\n')] : []),
    ...(button ? [`${button.label}:\n${inLanguage(button.url, locale)}`] : []),
    ...sections.map((section) => plainSection(section, locale)),
    ...(note ? [note] : []),
    `– ${shopName}`,
    ...(wayOut ? [`${wayOut.text}\n${wayOut.label}:\n${inLanguage(wayOut.url, locale)}`] : []),
  ].join('\n\n');

/** Written out with every element: many mail programs know no style sheets. */
const styles = {
  quiet: 'color:#7a5566',
  label: 'padding:4px 16px 4px 0;color:#7a5566;vertical-align:top',
  value: 'padding:4px 0;font-weight:600;vertical-align:top',
  amount: 'padding:4px 0 4px 16px;font-weight:600;text-align:right;white-space:nowrap;vertical-align:top',
  sum: 'border-top:1px solid #eadfd6;padding-top:8px;font-size:18px',
} as const;

const table = (rows: string, isWide = false): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 8px${isWide ? ';width:100%' : ''}">${rows}</table>`;

const htmlRows = (rows: readonly LetterRow[] = []): string =>
  rows.length === 0
    ? ''
    : table(
        rows
          .map(
            ([label, value]) =>
              `<tr><td style="${styles.label}">${escape(label)}</td><td style="${styles.value}">${postcodesWhole(escape(value))}</td></tr>`,
          )
          .join(''),
      );

const htmlFigures = (figures: readonly LetterRow[] = []): string =>
  figures.length === 0
    ? ''
    : table(
        figures
          .map(([label, value], index) => {
            const isSum = index === figures.length - 1;
            const [sum, name] = isSum ? [`;${styles.sum}`, styles.value] : ['', styles.label];
            return `<tr><td style="${name}${sum}">${escape(label)}</td><td style="${styles.amount}${sum}">${escape(value)}</td></tr>`;
          })
          .join(''),
        true,
      );

const htmlSection = ({ title, items = [], rows, figures, text }: LetterSection, locale: Locale): string => {
  const linkOf = (link: { readonly label: string; readonly url: string } | undefined): string =>
    link
      ? `<br><a href="${escape(inLanguage(link.url, locale))}" style="color:#9e1650;font-weight:600">${escape(link.label)}</a>`
      : '';
  const things = items
    .map(
      (item) =>
        `<tr><td style="padding:0 0 12px"><strong>${escape(item.title)}</strong><br><span style="font-size:14px;${styles.quiet}">${escape(item.details)}</span>${linkOf(item.link)}</td><td style="${styles.amount};padding-top:0">${escape(item.amount ?? '')}</td></tr>`,
    )
    .join('');
  const words = text ? `<p style="margin:0;font-size:14px;${styles.quiet}">${escape(text)}</p>` : '';
  return `<div style="border-top:1px solid #eadfd6;margin-top:20px;padding-top:20px"><h2 style="margin:0 0 12px;font-size:18px">${escape(title)}</h2>${things && table(things, true)}${htmlRows(rows)}${htmlFigures(figures)}${words}</div>`;
};

export const htmlOf = (mail: Mail): string => {
  const { locale, subject, paragraphs, button, rows, sections = [], note, shopName, wayOut } = mail;
  const text = paragraphs.map((each) => `<p style="margin:0 0 16px">${escape(each)}</p>`).join('');
  const action = button
    ? `<p style="margin:16px 0 8px"><a href="${escape(inLanguage(button.url, locale))}" style="background:#c21e63;color:#fff;text-decoration:none;padding:12px 22px;border-radius:12px;font-weight:600;display:inline-block">${escape(button.label)}</a></p>`
    : '';
  const card = `${text}${htmlRows(rows)}${action}${sections.map((section) => htmlSection(section, locale)).join('')}`;
  const small = note ? `<p style="margin:20px 4px 0;font-size:14px;${styles.quiet}">${escape(note)}</p>` : '';
  const out = wayOut
    ? `<p style="margin:20px 4px 0;font-size:14px;${styles.quiet}">${escape(wayOut.text)} <a href="${escape(inLanguage(wayOut.url, locale))}" style="${styles.quiet}">${escape(wayOut.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;background:#fff9f2;color:#3a0a20;font:16px/1.5 -apple-system,Segoe UI,Roboto,Arial,sans-serif"><div style="max-width:600px;margin:0 auto;padding:24px 16px"><p style="margin:0 4px 16px;font-size:22px;font-weight:800;color:#9e1650">${escape(shopName)}</p><div style="background:#fff;border:1px solid #eadfd6;border-radius:20px;padding:24px">${card}</div>${small}${out}</div></body></html>`;
};
