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
};
export type Flash = keyof typeof texts;

/** Said of a thing by its name. */
const namedTexts = {
  allergen_saved: m.admin_allergen_saved,
  allergen_deleted: m.admin_allergen_deleted,
  city_saved: m.admin_city_saved,
  city_deleted: m.admin_city_deleted,
  period_saved: m.admin_period_saved,
  period_deleted: m.admin_period_deleted,
  faq_saved: m.admin_faq_saved,
  faq_deleted: m.admin_faq_deleted,
  faq_section_saved: m.admin_faq_section_saved,
  faq_section_deleted: m.admin_faq_section_deleted,
};
export type NamedFlash = keyof typeof namedTexts;

type Tone = 'info' | 'success' | 'danger';

const tones: Partial<Record<Flash, Tone>> = {
  order_placed: 'success',
  password_set: 'success',
  user_unknown: 'danger',
};

const isIn = <T extends object>(known: T, code: PropertyKey): code is keyof T => Object.hasOwn(known, code);

export const flashText = (code: string, name = ''): { readonly text: string; readonly tone: Tone } | null => {
  if (isIn(namedTexts, code)) return { text: namedTexts[code]({ name }), tone: 'success' };
  return isIn(texts, code) ? { text: texts[code](), tone: tones[code] ?? 'info' } : null;
};
