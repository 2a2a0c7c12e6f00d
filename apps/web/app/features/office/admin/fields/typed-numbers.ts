/**
 * A number as it was typed, with a comma or a point. What is none goes to the API as it is, which says so beside the
 * field; an empty field is not sent.
 */
export const numberTyped = (text: string): number => {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (plain === '') return undefined as unknown as number;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : (text as unknown as number);
};

/** Euros with at most two decimals, as cents. */
export const centsTyped = (text: string): number => {
  const typed: unknown = numberTyped(text);
  if (typeof typed !== 'number') return typed as number;
  const cents = Math.round(typed * 100);
  return Math.abs(cents / 100 - typed) < 1e-9 ? cents : (text as unknown as number);
};
