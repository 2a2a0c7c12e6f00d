import displayLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import displayLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textLatinExt from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/**
 * The fonts of the first screen, for <link rel="preload" as="font" type="font/woff2" crossorigin>.
 * Nearly every Lithuanian line has a letter of latin-ext: without it words would show in two faces for a moment.
 * English needs latin-ext only for names, which can come later.
 */
export const fontPreloads: Record<'lt' | 'en', readonly string[]> = {
  lt: [textLatin, textLatinExt, displayLatin, displayLatinExt],
  en: [textLatin, displayLatin],
};
