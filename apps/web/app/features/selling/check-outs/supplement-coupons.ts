import type { FieldErrors } from '@shop/contract/client';

/** The codes that were typed, several with commas or semicolons between them. */
export const couponsIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]+/)
    .map((code) => code.trim())
    .filter(Boolean);

/** What is wrong with one of several codes (`coupons.1`) stands beside the one field, with the code where there are several. */
export const couponErrors = (errors: FieldErrors, typed: string): FieldErrors => {
  const codes = couponsIn(typed);
  const told: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const place = /^coupons(?:\.(\d+))?$/.exec(name);
    const code = place?.[1] === undefined ? undefined : codes[Number(place[1])];
    const words = messages.map((message) =>
      codes.length > 1 && code !== undefined ? `${code}: ${message}` : message,
    );
    (told[place ? 'coupon' : name] ??= []).push(...words);
  }
  return told;
};
