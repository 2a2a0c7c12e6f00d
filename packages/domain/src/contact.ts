/** Without what people put between digits to read them more easily. */
const compact = (text: string): string => text.replace(/[\s\-‐–.()/]/g, '');

/** A Lithuanian mobile number, typed as 06…, 86…, 370 6… or +370 6…, as +3706xxxxxxx. */
export function normalisePhone(text: string): string | null {
  const [, subscriber] = /^(?:\+?370|0|8)(6\d{7})$/.exec(compact(text)) ?? [];
  return subscriber === undefined ? null : `+370${subscriber}`;
}

/** With or without LT. */
export function normalisePostcode(text: string): string | null {
  const [, digits] = /^(?:LT)?(\d{5})$/i.exec(compact(text)) ?? [];
  return digits === undefined ? null : `LT-${digits}`;
}

const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
const LONGEST_EMAIL = 254;
const LONGEST_MAILBOX = 64;

/** Lower case, so that one person has one account. Whether the mailbox exists only a message to it can tell. */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  const isShort = email.length <= LONGEST_EMAIL && email.indexOf('@') <= LONGEST_MAILBOX;
  return isShort && EMAIL.test(email) ? email : null;
}

/** The code of a Lithuanian legal entity: nine digits, or seven for one registered long ago. */
export function normaliseCompanyCode(text: string): string | null {
  const code = compact(text);
  return /^(?:\d{9}|\d{7})$/.test(code) ? code : null;
}
