/** A piece of HTML that is ready; anything else that goes into a page is escaped. */
export type Html = { readonly html: string };

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string | number | null)[]
): Html => ({
  html: parts.reduce((text, part, i) => {
    const value = values[i - 1] ?? '';
    const pieces = Array.isArray(value) ? (value as readonly Html[]) : [value as Html | string | number];
    const shown = pieces.map((piece) => (typeof piece === 'object' ? piece.html : escape(String(piece))));
    return text + shown.join('') + part;
  }),
});
