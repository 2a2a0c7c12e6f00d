import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses; the database knows only its hash. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const hour = 60 * 60 * 1000;

export const linkHours = { register: 24, reset_password: 1, invitation: 72, email_old: 24, email_new: 24 };

export const linkEnd = (kind: keyof typeof linkHours, now: Date): Date =>
  new Date(now.getTime() + linkHours[kind] * hour);

/** A mail's text with links that no longer open anything. */
export const withoutKeys = (text: string): string => text.replace(/([?&;]token=)[\w.~%-]+/g, '$1…');
