export type Consent = 'advertising' | 'essential';

/** Of the cookie that keeps the choice; what follows it names its entry in the log. */
export const consentPattern = /(?:^|;\s*)consent=([01])\./;

/** What the visitor has chosen; null: nothing yet. */
export const consentIn = (cookies: string): Consent | null => {
  const value = consentPattern.exec(cookies)?.[1];
  if (value === undefined) return null;
  return value === '1' ? 'advertising' : 'essential';
};
