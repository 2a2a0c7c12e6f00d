import { flashName, flashSeconds } from '@shop/contract/flash';
import type { Flash } from './flash-texts.ts';

/** Said later than on the next page where somebody goes to the bank first. */
export const flashCookie = (flash: Flash, seconds = flashSeconds): string =>
  `${flashName}=${flash}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

/** Taken out: it is said once. */
export const takeFlash = (): string | null => {
  const [, code = null] = new RegExp(`(?:^|; )${flashName}=(\\w+)`).exec(document.cookie) ?? [];
  if (code !== null) document.cookie = `${flashName}=; Path=/; Max-Age=0; SameSite=Lax`;
  return code;
};
