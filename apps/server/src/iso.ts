/** An instant as it is told outside, where there may be none. */
export const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;
