/** Those that stand inside words; all others end one. */
const inlineTags = /<\/?(?:a|b|em|i|span|strong|sub|sup)\b[^>]*>/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const lastCharacter = 0x10_ff_ff;

const decoded = (entity: string, code: string): string => {
  if (!code.startsWith('#')) return named[code] ?? entity;
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point <= lastCharacter ? String.fromCodePoint(point) : entity;
};

/** What is to be read of a piece of HTML, as one line: for searching, counting and showing its beginning, never as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(inlineTags, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim();
