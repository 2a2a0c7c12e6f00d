/** In characters. */
export const REQUEST_LENGTHS = {
  dislikedWords: 500,
  otherRequests: 2000,
  menuWords: 10_000,
  message: 2000,
} as const;
