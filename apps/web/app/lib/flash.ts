import { flashName, flashSeconds } from '@shop/contract/flash';
import type { Flash, NamedFlash } from './flash-texts.ts';

/** Longer than anybody reads in passing. */
const longestName = 60;

const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;

/** Said of a thing by its name. */
export const namedFlashCookie = (flash: NamedFlash, name: string): string =>
  `${flashName}=${flash}.${encodeURIComponent(shortened(name).toWellFormed())}; Path=/; Max-Age=${flashSeconds}; SameSite=Lax`;

/** Said later than on the next page where somebody goes to the bank first. */
export const flashCookie = (flash: Flash, seconds = flashSeconds): string =>
  `${flashName}=${flash}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

const nameIn = (written: string): string => {
  try {
    return decodeURIComponent(written);
  } catch {
    return '';
  }
};

/** Taken out: it is said once. */
export const takeFlash = (): { readonly code: string; readonly name: string } | null => {
  const found = new RegExp(`(?:^|; )${flashName}=(\\w+)(?:\\.([^;]*))?`).exec(document.cookie);
  if (!found) return null;
  document.cookie = `${flashName}=; Path=/; Max-Age=0; SameSite=Lax`;
  const [, code = '', name = ''] = found;
  return { code, name: nameIn(name) };
};
