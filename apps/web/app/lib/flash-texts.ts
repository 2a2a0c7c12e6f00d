import { loggedOutFlash } from '@shop/contract/flash';
import { m } from '@shop/messages';

/**
 * What is said once on the next page. The page itself may be kept ready for all guests, so the browser says it; the texts
 * come only when there is something to say, so that no other page pays for them.
 */
const texts = {
  login_needed: m.flash_login_needed,
  [loggedOutFlash]: m.flash_logged_out,
  too_many: m.flash_too_many,
  not_allowed: m.flash_not_allowed,
  social_failed: m.flash_social_failed,
  password_set: m.flash_password_set,
  account_deleted: m.flash_account_deleted,
  order_placed: m.flash_order_placed,
  placed_before: m.flash_placed_before,
  placed_before_guest: m.flash_placed_before_guest,
  user_unknown: m.flash_user_unknown,
  saved: m.flash_saved,
  deleted: m.flash_deleted,
};
export type Flash = keyof typeof texts;

type Tone = 'info' | 'success' | 'danger';

const tones: Partial<Record<Flash, Tone>> = {
  order_placed: 'success',
  password_set: 'success',
  saved: 'success',
  deleted: 'success',
  user_unknown: 'danger',
};

const isFlash = (code: string): code is Flash => Object.hasOwn(texts, code);

export const flashText = (code: string): { readonly text: string; readonly tone: Tone } | null =>
  isFlash(code) ? { text: texts[code](), tone: tones[code] ?? 'info' } : null;
