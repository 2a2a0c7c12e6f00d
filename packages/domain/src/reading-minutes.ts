import { plainText } from '@shop/domain/plain-text';

const wordsAMinute = 180;

/** How long the text of an article takes to read, at least a minute. */
export const readingMinutes = (html: string): number => {
  const words = plainText(html).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
};
