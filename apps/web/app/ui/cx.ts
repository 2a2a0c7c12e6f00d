/** Joins class names, leaving out the ones that do not apply. */
export const cx = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
