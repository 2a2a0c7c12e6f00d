/** Letters as anybody types them: without accents, in lower case. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether the texts hold every word of the query, in any order and as parts of words: "saltibarsc" finds
 * "Šaltibarščiai". A query without words finds everything. The texts come in plain letters.
 */
export const holdsWords = (plainText: string, query: string): boolean =>
  plainLetters(query)
    .split(/\s+/)
    .every((word) => plainText.includes(word));
