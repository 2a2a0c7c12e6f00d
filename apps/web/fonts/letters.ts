const between = (first: string, last: string): string =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, step) =>
    String.fromCharCode(first.charCodeAt(0) + step),
  ).join('');

/** What the shop's own texts are written with; a check compares them. Anything else comes from the whole fonts. */
export const latinLetters = `${between(' ', '~')}\u00a0§©«®°²·»½×çé–—‘’“”„•…€−`;
export const lithuanianLetters = 'ĄąČčĖėĘęĮįŠšŪūŲųŽž';
