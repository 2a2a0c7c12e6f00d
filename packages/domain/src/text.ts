export const locales = ['lt', 'en'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = 'lt';

/** A translatable text: Lithuanian is always there, English may be empty. */
export type Text = { readonly lt: string; readonly en: string };

export const isLocale = (value: unknown): value is Locale => value === 'lt' || value === 'en';

/** An empty English text shows the Lithuanian one. */
export const textIn = (text: Text, locale: Locale): string => text[locale] || text.lt;
