/** Finds a cookie in its header, with and without a space before it: whoever reads cookies elsewhere takes both. */
export const cookiePattern = (name: string): RegExp => new RegExp(`(?:^|;)\\s*${name}=([^;]*)`);
