import type { Locale } from '@shop/domain/text';
import * as m from '#generated/messages.js';

const refusals = {
  unknown: m.code_unknown,
  already_applied: m.code_already_applied,
  expired: m.code_expired,
  used_up: m.code_used_up,
  used_by_buyer: m.code_used_by_buyer,
  not_for_city: m.code_not_for_city,
  unique_kits_only: m.code_unique_kits_only,
  fits_no_item: m.code_fits_no_item,
  stands_alone: m.code_stands_alone,
};

/** Why a code does not count, or (null) that it does. */
export const codeRefusalText = (reason: keyof typeof refusals | null, locale?: Locale): string =>
  (reason === null ? m.code_accepted : refusals[reason])({}, locale ? { locale } : {});
