import { m } from '@shop/messages';

/** What is said once on the next page. The page itself may be kept ready for all guests, so the browser says it. */
const texts = {
  login_needed: m.flash_login_needed,
  logged_out: m.flash_logged_out,
  too_many: m.flash_too_many,
  not_allowed: m.flash_not_allowed,
  social_failed: m.flash_social_failed,
  password_set: m.flash_password_set,
  account_deleted: m.flash_account_deleted,
  placed_before: m.flash_placed_before,
};
export type Flash = keyof typeof texts;

const name = 'flash';

export const flashCookie = (flash: Flash): string => `${name}=${flash}; Path=/; Max-Age=60; SameSite=Lax`;

/** Taken out: it is said once. */
export const takeFlash = (): string | null => {
  const [, code] = new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie) ?? [];
  if (code === undefined || !(code in texts)) return null;
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return texts[code as Flash]();
};
