import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses; the database knows only its hash. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const hour = 60 * 60 * 1000;

export const linkHours = { register: 24, reset_password: 1, invitation: 72, email_old: 24, email_new: 24 };

export const linkEnd = (kind: keyof typeof linkHours, now: Date): Date =>
  new Date(now.getTime() + linkHours[kind] * hour);

/** A gift coupon's code as it is printed; its last four letters tell which one it was. */
const couponCodes = /\b(?:[A-HJ-NP-Z2-9]{4}-){2}([A-HJ-NP-Z2-9]{4})\b/g;

/** A mail's text with links that no longer open anything and codes that buy nothing. */
export const withoutKeys = (text: string): string =>
  text.replace(/([?&;]token=)[\w.~%-]+/g, '$1…').replace(couponCodes, '…-$1');
