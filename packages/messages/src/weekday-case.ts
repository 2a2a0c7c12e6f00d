/** In Lithuanian a day is named in the case of its sentence: "pradedame … pirmadienį", "iki … pirmadienio". */
export type DayCase = 'nominative' | 'genitive' | 'accusative';

/** All seven names end alike. */
const endings: Readonly<Record<DayCase, string>> = {
  nominative: 'dienis',
  genitive: 'dienio',
  accusative: 'dienį',
};

/** Takes a date that ends in its weekday, as Intl writes it; other languages stay as they are. */
export const weekdayInCase = (date: string, dayCase: DayCase): string =>
  date.replace(/dienis$/, endings[dayCase]);
