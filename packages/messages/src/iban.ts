/** As it is printed, in groups of four: LT45 9999 9000 1234 5678. */
export const ibanText = (iban: string): string =>
  iban
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
