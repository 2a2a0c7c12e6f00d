import displayLatinExt from '../../fonts/bricolage-grotesque-latin-ext.woff2?url';
import displayLatin from '../../fonts/bricolage-grotesque-latin.woff2?url';
import textLatinExt from '../../fonts/onest-latin-ext.woff2?url';
import textLatin from '../../fonts/onest-latin.woff2?url';

/**
 * The fonts of the first screen, for <link rel="preload" as="font" type="font/woff2" crossorigin>.
 * Nearly every Lithuanian line has a letter of latin-ext: without it words would show in two faces for a moment.
 * English needs latin-ext only for names, which can come later.
 */
export const fontPreloads: Record<'lt' | 'en', readonly string[]> = {
  lt: [textLatin, textLatinExt, displayLatin, displayLatinExt],
  en: [textLatin, displayLatin],
};
